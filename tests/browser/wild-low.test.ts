// needs: package, chromium
/** As wild.test.ts: the rarer troubles. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'
import { PACKAGE } from './packed-stories.ts'
import { waitForFocus } from './reading.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

const selectedTab = () => page.getByRole('tab', { selected: true }).innerText()
/** The text of the element with focus, also in a shadow root. */
const focused = () =>
  page.evaluate(() => {
    let active = document.activeElement as HTMLElement | null
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement
    return active?.localName === 'body' ? 'the page' : active?.innerText
  })
/** References by id, in attributes with lists of ids, that lead nowhere or to two elements. */
const lostReferences = () =>
  page.evaluate(() =>
    ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1)
          .map((id) => `${name}: ${id}`),
      ),
    ),
  )

const TERMS = `tabs={[{ key: 'first term', label: 'First', content: 'One' },
  { key: 'second term', label: 'Second', content: <p id="may">May</p> }]}`
for (const hash of ['', 'hash']) {
  test(`the key of a tab may have spaces ${hash && 'and be the fragment of the page'}`, async () => {
    await kit.react(`const App = () => <kit.Tabs ${hash} label="Terms" ${TERMS} />`)
    assert.equal(await lostReferences(), [])
    await press(page.getByRole('tab', { name: 'Second' }))
    assert.ok(await page.getByText('May').isVisible())
    if (!hash) return
    assert.is(await page.evaluate('location.hash'), '#second%20term')
    await page.evaluate(`location.hash = '#first term'`)
    await rendered(page)
    assert.is(await selectedTab(), 'First')
  })
}

test('Tabs with hash in a shadow root follow the fragment, to a tab and into a panel', async () => {
  await kit.react(`const App = () => null
    const host = document.body.appendChild(document.createElement('div'))
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    createRoot(place).render(<kit.Tabs hash label="Terms" ${TERMS} />)`)
  for (const [fragment, tab] of [
    ['second term', 'Second'],
    ['first term', 'First'],
    ['may', 'Second'],
  ] as const) {
    await page.evaluate((to) => location.assign(`#${to}`), fragment)
    await rendered(page)
    assert.is(await selectedTab(), tab, fragment)
  }
})

test('when the tab with focus goes away, the selected tab has focus', async () => {
  const all = `['First', 'Second', 'Third'].map((key) => ({ key, label: key, content: key }))`
  await kit.react(`function App() {
    const [tabs, setTabs] = useState(${all})
    window.remove = (key) => setTabs(tabs.filter((tab) => tab.key !== key))
    return <kit.Tabs label="Terms" tabs={tabs} />
  }`)
  await press(page.getByRole('tab', { name: 'Second' }))
  await page.evaluate(`remove('Third')`)
  await rendered(page)
  assert.is(await focused(), 'Second', 'it was another one')
  await page.evaluate(`remove('Second')`)
  await rendered(page)
  assert.is(await focused(), 'First')
  await page.evaluate('document.activeElement.blur(); remove("First")')
  await rendered(page)
  assert.is(await focused(), 'the page', 'focus was elsewhere')

  await kit.elements('<kit-tabs label="Terms"></kit-tabs>')
  await page.evaluate(`document.querySelector('kit-tabs').tabs = ${all}`)
  await press(page.getByRole('tab', { name: 'Second' }))
  await page.evaluate(`document.querySelector('kit-tabs').tabs = ${all}.filter(({ key }) => key !== 'Second')`)
  await rendered(page)
  assert.is(await focused(), 'First')
})

test('an element that is moved into a frame looks and works there as before, and so does one that comes back', async () => {
  await kit.elements(`<div id="place"><kit-text-field label="Name" name="name" required></kit-text-field>
    <kit-menu label="More"></kit-menu></div><iframe title="Frame" width="600" height="400" srcdoc="<!doctype html><p>Text</p>"></iframe>`)
  await page.evaluate(`document.querySelector('kit-menu').items = [{ key: 'print', label: 'Print' }]`)
  const looks = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument as Document
      const field = document.querySelector('kit-text-field') ?? frame.querySelector('kit-text-field')
      const style = (part: string) =>
        getComputedStyle(field?.shadowRoot?.querySelector(`[data-part=${part}]`) as HTMLElement)
      return [style('required').color, style('label').fontWeight, style('control').display]
    })
  const before = await looks()
  await page.evaluate(`document.querySelector('iframe').contentDocument.body.prepend(document.getElementById('place'))`)
  await rendered(page)
  assert.equal(await looks(), before)
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Name').fill('Ann')
  // Not `press`: the mouse needs coordinates in the window, an element has those in its frame.
  await frame.getByRole('button', { name: 'More' }).click()
  assert.ok(await frame.getByRole('menuitem', { name: 'Print' }).isVisible())
  await frame.getByText('Text').click()
  await frame.getByRole('menuitem', { name: 'Print' }).waitFor({ state: 'hidden' })
  await page.evaluate(`document.body.append(document.querySelector('iframe').contentDocument.getElementById('place'))`)
  await rendered(page)
  assert.equal(await looks(), before)
  assert.is(await page.getByLabel('Name').inputValue(), 'Ann')
  assert.equal(kit.lines, [])
})

test('the summary of errors leads to the first radio button that can be chosen', async () => {
  await kit.react(`const App = () => <kit.Form actions={<kit.Button type="submit">Save</kit.Button>}>
    <kit.RadioGroup label="Class" name="class" required options={[{ value: '1', label: 'One', disabled: true }, '2', '3']} />
  </kit.Form>`)
  await press(page.getByRole('button', { name: 'Save' }))
  await press(page.locator('.kit-error-summary').getByRole('link', { name: 'Class' }))
  assert.is(await page.evaluate('document.activeElement.value'), '2')
})

/** Notes each `input` and `change` of an element: its value, and what the form has then. */
const noteEvents = (tag: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name) as HTMLInputElement
    const events: string[] = Object.assign(window, { events: [] }).events
    for (const type of ['input', 'change'])
      element.addEventListener(type, () => {
        const sent = new FormData(element.form as HTMLFormElement).get('field')
        events.push(`${type} ${element.value} ${sent}`)
      })
  }, tag)
const noted = () => page.evaluate('events.splice(0)')

test('a value that a script writes into the control of an element counts from its `change` on', async () => {
  await kit.elements(`<form><kit-text-field label="Name" name="field"></kit-text-field></form>
    <form><kit-checkbox label="Agreed" name="field" value="yes"></kit-checkbox></form>
    <form><kit-valid-for-field label="Until" name="field"></kit-valid-for-field></form>`)
  const change = (tag: string, set: string) =>
    page.evaluate(`{ const control = document.querySelector('${tag}').shadowRoot.querySelector('input')
      ${set}; control.dispatchEvent(new Event('change', { bubbles: true })) }`)
  await noteEvents('kit-text-field')
  await change('kit-text-field', `control.value = 'Ann'`)
  assert.equal(await noted(), ['input Ann Ann', 'change Ann Ann'])
  assert.is(await page.evaluate(`document.querySelector('kit-text-field').value`), 'Ann')
  await page.getByLabel('Name').fill('Ben')
  await page.keyboard.press('Tab')
  assert.equal(await noted(), ['input Ben Ben', 'change Ben Ben'], 'what a person types is told once')
  await noteEvents('kit-checkbox')
  await change('kit-checkbox', 'control.checked = true')
  assert.equal(await noted(), ['input yes yes', 'change yes yes'])
  await noteEvents('kit-valid-for-field')
  await change('kit-valid-for-field', `control.value = '2027-05-04'`)
  assert.equal(await noted(), ['input 2027-05-04 2027-05-04', 'change 2027-05-04 2027-05-04'])
})

test('kit-valid-for-field tells of each change once, kit-combobox only of its value', async () => {
  await kit.elements('<form><kit-valid-for-field label="Until" name="field"></kit-valid-for-field></form>')
  await noteEvents('kit-valid-for-field')
  await page.getByLabel('Until').fill('2027-05-04')
  assert.equal(await noted(), ['input 2027-05-04 2027-05-04', 'change 2027-05-04 2027-05-04'])
  await press(page.getByRole('button', { name: 'Unlimited' }))
  assert.equal(await noted(), ['input unlimited unlimited', 'change unlimited unlimited'])

  await kit.elements(`<form><kit-combobox label="Class" name="field" options='["1 a", "1 b"]'></kit-combobox></form>`)
  await noteEvents('kit-combobox')
  await page.getByRole('combobox').click()
  await page.keyboard.type('1')
  assert.equal(await noted(), [])
  await press(page.getByRole('option', { name: '1 b' }))
  assert.equal(await noted(), ['input 1 b 1 b', 'change 1 b 1 b'])
})

test('a Combobox takes autoComplete, and what the browser fills in', async () => {
  await kit.react(`const App = () => <kit.Form onValidSubmit={({ data }) => { window.sent = data.get('country') }}
      actions={<kit.Button type="submit">Save</kit.Button>}>
    <kit.Combobox label="Country" name="country" autoComplete="country-name" options={[{ value: 'pk', label: 'Pakistan' }]} />
    <kit.Combobox label="Class" name="class" options={['1']} /></kit.Form>`)
  const field = page.getByRole('combobox', { name: 'Country' })
  assert.is(await field.getAttribute('autocomplete'), 'country-name')
  assert.is(await page.getByRole('combobox', { name: 'Class' }).getAttribute('autocomplete'), 'off')
  // As Chromium fills in a form: the field has no focus, but these events.
  await field.evaluate(async (input) => {
    for (const type of ['focus', 'keydown', 'input', 'change', 'keyup', 'blur']) {
      if (type === 'input')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Pakistan')
      input.dispatchEvent(new Event(type, { bubbles: !/focus|blur/.test(type) }))
      await new Promise((done) => setTimeout(done))
    }
  })
  await rendered(page)
  assert.is(await page.getByRole('option').count(), 0)
  await press(page.getByRole('button', { name: 'Save' }))
  assert.is(await page.evaluate('window.sent'), 'pk')
})

test('a list and a menu close when what they belong to is scrolled out of view', async () => {
  await kit.react(`const App = () => <div id="box" style={{ height: 200, overflow: 'auto' }}>
    <kit.Combobox label="Class" name="class" options={['1', '2']} />
    <kit.Menu label="More" items={[{ key: 'print', label: 'Print' }]} /><div style={{ height: 1000 }} /></div>`)
  for (const [field, list] of [
    [page.getByRole('combobox'), page.getByRole('listbox')],
    [page.getByRole('button', { name: 'More' }), page.getByRole('menu')],
  ] as const) {
    await press(field)
    assert.ok(await list.isVisible())
    await page.evaluate('box.scrollTop = 10')
    await rendered(page)
    assert.ok(await list.isVisible(), 'it goes with its field')
    await page.mouse.wheel(0, 400)
    await list.waitFor({ state: 'hidden' })
    assert.ok(await page.evaluate('box.scrollTop > 100'), 'focus does not scroll it back')
    await waitForFocus(field)
    await page.evaluate('box.scrollTop = 0')
  }
})

test('a menu goes with its row when rows above it come and go, says whose it is, and closes when that changes', async () => {
  await kit.react(`function App() {
    const [rows, setRows] = useState(['Amina', 'Bilal', 'Chanda', 'Dawud'])
    window.set = setRows
    return <div>{rows.map((row) => {
      const [key, subject = key] = row.split(':')
      return <p key={key}>{key} <kit.Menu label="Actions" subject={subject} items={[{ key: 'delete', label: 'Delete' }]} /></p>
    })}</div>
  }`)
  const button = page.getByRole('button', { name: 'Actions Chanda' })
  const menu = page.getByRole('menu', { name: 'Actions Chanda' })
  const gap = async () => {
    await rendered(page)
    const [under, over] = [await menu.boundingBox(), await button.boundingBox()]
    return Math.round((under?.y ?? 0) - (over?.y ?? 0))
  }
  await press(button)
  assert.is(await menu.locator('[data-part="subject"]').textContent(), 'Chanda')
  const first = await gap()
  for (const rows of [['Chanda'], ['Zoya', 'Yusuf', 'Amina', 'Bilal', 'Chanda', 'Dawud']]) {
    await page.evaluate(`set(${JSON.stringify(rows)})`)
    assert.is(await gap(), first, `it hangs under its button among ${rows.length}`)
  }
  await page.evaluate(`set(['Chanda:Dawud'])`)
  await rendered(page)
  assert.is(await page.getByRole('menuitem').count(), 0, 'for another person it is not open')
  await waitForFocus(page.getByRole('button', { name: 'Actions Dawud' }))
})

const NAMES = `Array.from({ length: 60 }, (_, at) => ({ name: 'Person ' + at }))`
/** A table of people whose rows can be deleted, by a menu or a button of their own. `only` leaves the first ones. */
const people = {
  components: () =>
    kit.react(`const columns = [{ key: 'name', header: 'Name', cell: ({ name }) => name }]
      function App() {
        const [rows, setRows] = useState(${NAMES})
        window.only = (count) => setRows(rows.slice(0, count))
        return <kit.DataTable caption="People" columns={columns} rows={rows} rowKey={({ name }) => name}
          rowActions={({ name }) => <><kit.Button size="small">Open</kit.Button>
            <kit.Menu label="More" subject={name} items={[{ key: 'delete', label: 'Delete' }]}
              onAction={() => setRows(rows.filter((row) => row.name !== name))} /></>} />
      }`),
  elements: () =>
    kit.elements(
      '<kit-data-table id="table" caption="People" row-key="name"></kit-data-table>',
      `Object.assign(table, {
        columns: [{ key: 'name', header: 'Name' }],
        rows: ${NAMES},
        rowActions: [{ key: 'open', label: 'Open' }, { key: 'more', label: 'More' }],
      })
      table.addEventListener('action', ({ detail }) => { table.rows = table.rows.filter((row) => row !== detail.row) })
      window.only = (count) => { table.rows = table.rows.slice(0, count) }`,
    ),
}
const active = `(document.activeElement.shadowRoot?.activeElement ?? document.activeElement)`

for (const [which, show] of Object.entries(people)) {
  test(`after a control of a row has deleted it, the focus is on that of the next row, or of the last (${which})`, async () => {
    await show()
    await page.evaluate('only(3)')
    await rendered(page)
    const more = (at: number) => page.getByRole('button', { name: `More Person ${at}` })
    await more(1).focus()
    for (const next of [2, 0]) {
      for (const key of which === 'components' ? ['Enter', 'Enter'] : ['Enter']) await page.keyboard.press(key)
      await waitForFocus(more(next))
    }
    await page.keyboard.press('Tab')
    await page.evaluate(`${active}.blur()`)
    await rendered(page)
    await page.evaluate('only(0)')
    await rendered(page)
    assert.ok(
      await page.evaluate('document.activeElement === document.body'),
      'a focus that has left stays where it is',
    )
  })

  test(`a focus that was taken out of a row by a press beside the table does not come back (${which})`, async () => {
    await show()
    await page.evaluate('only(3)')
    await rendered(page)
    await page.getByRole('button', { name: 'More Person 1' }).focus()
    await page.mouse.click(640, 890)
    await page.evaluate('only(1)')
    await rendered(page)
    assert.ok(await page.evaluate('document.activeElement === document.body'))
  })

  test(`a control in a row that takes the focus is not under the head of the table (${which})`, async () => {
    await show()
    await page.getByRole('button', { name: 'More Person 40' }).focus()
    for (let at = 0; at < 70; at++) {
      await page.keyboard.press('Shift+Tab')
      const [head, control] = (await page.evaluate(`[
        ${active}.closest('table').querySelector('thead th').getBoundingClientRect().bottom,
        ${active}.getBoundingClientRect().top
      ]`)) as [number, number]
      assert.ok(control >= head, `${at}: ${control} is not above ${head}`)
    }
  })
}

test('an error that is announced at once comes into a region that is there before it', async () => {
  const FIELD = 'label="Name" name="name"'
  const shows = {
    components: () =>
      kit.react(`function App() {
        const [error, setError] = useState()
        window.fail = setError
        return <><kit.TextField ${FIELD} error={error} errorLive /><kit.FileField label="File" name="file" accept=".csv" /></>
      }`),
    elements: () =>
      kit.elements(
        `<kit-text-field id="field" ${FIELD} error-live></kit-text-field>
        <kit-file-field label="File" name="file" accept=".csv"></kit-file-field>`,
        'window.fail = (error) => { field.error = error }',
      ),
  }
  for (const [which, show] of Object.entries(shows)) {
    await show()
    const regions = await page.getByRole('alert').elementHandles()
    assert.is(regions.length, 2, which)
    const heights = await page.locator('.kit-field').evaluateAll((fields) => fields.map((each) => each.clientHeight))
    for (const region of regions) assert.is(await region.textContent(), '', which)
    await page.evaluate(`fail('Not available')`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await rendered(page)
    for (const [at, text] of ['Not available', 'a.txt'].entries())
      assert.match((await regions[at]?.textContent()) ?? '', text, which)
    const field = page.locator('input[type=text]')
    const described = await field.evaluate(
      (control) =>
        (control.getRootNode() as Document).getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent,
    )
    assert.is(described, 'Not available', which)
    await page.evaluate(`fail('')`)
    await rendered(page)
    const [height] = await page.locator('.kit-field').evaluateAll((fields) => fields.map((each) => each.clientHeight))
    assert.is(height, heights[0], 'an empty region is no line of the field')
  }
})

test('a fifth digit of a year is not taken', async () => {
  await kit.react(`const App = () => <><kit.DateField label="Born" name="born" />
    <kit.ValidForField label="Until" name="until" min="2026-01-01" /></>`)
  for (const name of ['Born', 'Until']) {
    await page.getByLabel(name).focus()
    await page.keyboard.type('0504')
    await page.keyboard.type('20261')
    const value = await page.locator(`[name=${name.toLowerCase()}]`).inputValue()
    assert.match(value, /^(\d{4}-05-04)?$/, name)
  }
})

test('a NumberField whose smallest number is negative takes a minus sign', async () => {
  await kit.react(`const App = () => <kit.Form dir="rtl" actions={<kit.Button type="submit">Save</kit.Button>}
      onValidSubmit={({ data }) => { window.sent = data.get('points') }}>
    <kit.NumberField label="Points" name="points" min={-10} max={10} /><kit.NumberField label="Age" name="age" min={0} /></kit.Form>`)
  const field = page.getByLabel('Points')
  const messageFor = async (text: string, typed = field) => {
    await typed.fill('')
    await typed.focus()
    await page.keyboard.type(text)
    return typed.evaluate((input: HTMLInputElement) => input.validationMessage)
  }
  assert.is(await messageFor('-5'), '')
  await press(page.getByRole('button', { name: 'Save' }))
  assert.is(await page.evaluate('window.sent'), '-5')
  assert.is(await messageFor('−۷'), '', 'the minus sign of typography')
  assert.is(await field.inputValue(), '-7')
  assert.is(await messageFor('-11'), 'From -10 to 10')
  for (const text of ['--5', '5-', '-']) assert.is(await messageFor(text), 'Enter digits only', text)
  assert.is(await messageFor('-5', page.getByLabel('Age')), 'Enter digits only')
  const { direction, textAlign } = await field.evaluate((input) => ({ ...getComputedStyle(input) }))
  assert.equal([direction, textAlign], ['ltr', 'right'], 'the sign is before the digits, where other fields begin')
  // The keyboard for digits of an iPhone has no minus sign.
  assert.is.not(await field.getAttribute('inputmode'), 'numeric')
})

test('a selection leaves out rows that are gone, and keeps those that a filter leaves out', async () => {
  await kit.react(`function App() {
    const [ids, setIds] = useState([1, 2, 3])
    const [odd, setOdd] = useState(false)
    Object.assign(window, { setIds, setOdd })
    const selection = kit.useRowSelection({ rowExists: (id) => ids.includes(id), defaultSelected: [1, 2, 3],
      actions: <button onClick={() => { window.printed = [...selection.selected] }}>Print</button> })
    return <kit.DataTable caption="Students" rows={ids.filter((id) => !odd || id % 2).map((id) => ({ id }))}
      rowKey={({ id }) => id} columns={[{ key: 'id', header: 'Id', cell: ({ id }) => id }]} selection={selection} />
  }`)
  const count = () => page.locator('[data-part=selection-count]').innerText()
  await page.evaluate('setOdd(true)')
  await rendered(page)
  assert.is(await count(), '3 selected, 1 of them not on this page')
  await page.evaluate('setIds([1, 2])')
  await rendered(page)
  assert.is(await count(), '2 selected, 1 of them not on this page')
  await press(page.getByRole('button', { name: 'Print' }))
  assert.equal(await page.evaluate('window.printed'), [1, 2])

  await kit.elements('<kit-data-table caption="Students" selectable></kit-data-table>')
  await page.evaluate(`Object.assign(document.querySelector('kit-data-table'), { rowExists: (id) => id !== '3',
    columns: [{ key: 'id', header: 'Id' }], rows: [{ id: 1 }, { id: 2 }], selected: ['2', '3'] })`)
  await rendered(page)
  assert.is(await count(), '1 selected')
})

test('two server-rendered parts of a page with a prefix each have ids of their own', async () => {
  const packed = await import(pathToFileURL(resolve(PACKAGE, 'dist/index.js')).href)
  const form = (hh: typeof h, components: typeof packed) =>
    hh(
      components.Form,
      {},
      hh(components.TextField, { label: 'Name', name: 'name', hint: 'As in the register', error: 'Enter a name' }),
      hh(components.Combobox, { label: 'Class', name: 'class', options: ['1'] }),
      hh(components.RadioGroup, {
        label: 'Shift',
        name: 'shift',
        options: [{ value: 'a', label: 'A', hint: 'Early' }],
      }),
      hh(components.Tabs, { label: 'Terms', tabs: [{ key: 'a', label: 'A', content: '1' }] }),
      hh(components.Menu, { label: 'More', items: [] }),
    )
  const html = ['a', 'b'].map(
    (identifierPrefix) =>
      `<div id="${identifierPrefix}">${renderToString(form(h, packed), { identifierPrefix })}</div>`,
  )
  await kit.react(`const App = () => null
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html.join(''))})
    const form = ${form}
    for (const identifierPrefix of ['a', 'b'])
      window.packed.hydrateRoot(document.getElementById(identifierPrefix), form(window.packed.h, kit), { identifierPrefix })`)
  await rendered(page)
  assert.equal(await lostReferences(), [])
  assert.equal(kit.lines, [])
  await press(page.locator('#b').getByText('Name', { exact: true }))
  await waitForFocus(page.locator('#b [name=name]'))
})

test.run()
