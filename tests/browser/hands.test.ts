// needs: package, chromium
/** The packed kit under a person's hand: a real mouse, touch and trusted keys. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { fillableFields } from './fillable-fields.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit({ hasTouch: true })
const { page } = kit
test.after(() => kit.close())

const CARD = {
  heading: 'Sports day',
  description: 'All classes meet on the field at eight. Bring water and a hat.',
  href: '#notice',
}
const boards = {
  components: () =>
    kit.react(`const App = () => <kit.NoticeCard {...${JSON.stringify(CARD)}} createdAt="2026-05-04" />`),
  elements: () =>
    kit.elements(
      `<kit-notice-card heading="${CARD.heading}" description="${CARD.description}" href="${CARD.href}" created-at="2026-05-04"></kit-notice-card>`,
    ),
}

for (const [which, show] of Object.entries(boards)) {
  test(`a press anywhere on a NoticeCard opens it, by mouse and by touch (${which})`, async () => {
    await show()
    const card = page.getByRole('article', { name: CARD.heading })
    const opened = async (how: string) => {
      assert.is(await page.evaluate('location.hash'), CARD.href, `${how} opens the notice`)
      await page.evaluate(`history.replaceState(null, '', location.pathname)`)
    }
    for (const part of ['photo', 'heading', 'text', 'date', 'link']) {
      await press(card.locator(`[data-part="${part}"]`).first())
      await opened(`a press on its ${part}`)
    }
    const photo = await card.locator('[data-part="photo"]').boundingBox()
    assert.ok(photo)
    await page.touchscreen.tap(photo.x + photo.width / 2, photo.y + photo.height / 2)
    await rendered(page)
    await opened('a touch of its photo')
  })
}

for (const [name, field] of Object.entries(fillableFields(page)))
  test(`a controlled ${name} keeps what is chosen in a Form that renders again`, async () => {
    await kit.react(`const serverErrors = [{ field: 'field', message: 'Wrong' }]
      const causes = {
        submitted: () => ({}),
        dirty: (setDirty) => ({ onDirtyChange: () => setDirty(true) }),
        'server error': () => ({ serverErrors }),
      }
      function Filled({ cause }) {
        const [value, setValue] = useState('')
        const [, setDirty] = useState(false)
        const valued = { name: 'field', label: 'Field', required: true, value, onValueChange: ({ value }) => setValue(value) }
        window.value = value
        return <kit.Form {...causes[cause](setDirty)} actions={<kit.Button type="submit">Save</kit.Button>}
          onValidSubmit={({ data }) => { window.sent = data.get('field') }}>${field.jsx}</kit.Form>
      }
      function App() {
        const [shown, show] = useState({})
        window.start = (cause) => show({ cause, at: (shown.at ?? 0) + 1 })
        return shown.cause ? <Filled key={shown.at} {...shown} /> : null
      }`)
    // What has a Form render again on the first change.
    for (const cause of ['submitted', 'dirty', 'server error'])
      for (const by of ['mouse', 'keys'] as const) {
        await page.evaluate(`delete window.sent; start('${cause}')`)
        const [what, save] = [`${cause}, by ${by}`, page.getByRole('button', { name: 'Save' })]
        if (cause === 'submitted') await press(save)
        const summary = page.locator('.kit-error-summary [data-part="box"]')
        if (cause !== 'dirty') await summary.waitFor()
        await field[by]()
        await rendered(page)
        const value = (by === 'mouse' && field.byMouse) || field.value
        assert.is(await page.evaluate('value'), value, `${what}: the page has it`)
        assert.is(await summary.count(), 0, `${what}: no error is left`)
        await press(save)
        assert.is(await page.evaluate('window.sent'), value, `${what}: the form sends it`)
      }
    assert.equal(kit.lines, [])
  })

const colors = {
  components: () =>
    kit.react(`const App = () => <kit.Form actions={<kit.Button type="submit">Save</kit.Button>}
      onValidSubmit={({ data }) => { window.sent = [...data].join() }}>
      <kit.ColorField label="Main colour" name="primary" defaultValue="#1a5fb4" /></kit.Form>`),
  elements: () =>
    kit.elements(
      `<kit-form id="frame"><form><kit-color-field label="Main colour" name="primary" value="#1a5fb4"></kit-color-field>
        <kit-button type="submit">Save</kit-button></form></kit-form>`,
      `addEventListener('submit', (event) => {
        if (!event.defaultPrevented) window.sent = [...new FormData(event.target)].join()
        event.preventDefault()
      })`,
    ),
}
for (const [which, show] of Object.entries(colors))
  test(`the text and the picker of a ColorField are one value, and a text that is no colour is refused (${which})`, async () => {
    await show()
    const text = page.getByLabel('Main colour', { exact: true })
    const picker = page.getByLabel('Pick Main colour')
    const save = page.getByRole('button', { name: 'Save' })
    assert.is(await picker.inputValue(), '#1a5fb4')
    await press(text)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('#Abc')
    assert.equal([await text.inputValue(), await picker.inputValue()], ['#Abc', '#aabbcc'], 'more may be typed')
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.equal([await text.inputValue(), await page.evaluate('sent')], ['#aabbcc', 'primary,#aabbcc'], 'Enter')
    await picker.fill('#26a269')
    await press(save)
    assert.equal([await text.inputValue(), await page.evaluate('sent')], ['#26a269', 'primary,#26a269'], 'picked')
    await press(text)
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.evaluate('delete window.sent')
    await press(save)
    await page.getByRole('link', { name: 'Main colour: Enter a colour such as #1a5fb4 or #abc' }).waitFor()
    assert.equal(
      [await picker.inputValue(), await page.evaluate('window.sent')],
      ['#26a269', undefined],
      'the last colour',
    )
    await page.evaluate(`document.querySelector('form').reset()`)
    await press(save)
    assert.equal([await picker.inputValue(), await page.evaluate('sent')], ['#1a5fb4', 'primary,#1a5fb4'], 'reset')
    assert.equal(kit.lines, [])
  })

const STUDENTS = `Array.from({ length: 40 }, (_, at) => ({ id: String(at), name: 'Student ' + at, fatherName: 'F', grade: '4' }))`
const tables = {
  components: () =>
    kit.react(`const students = ${STUDENTS}
      const App = () => <kit.StudentTable students={students} pageSize={10} selection={kit.useRowSelection({ actions: <kit.Button>Print</kit.Button> })} />`),
  elements: () =>
    kit.elements(
      '<kit-student-table id="students" selectable page-size="10"><kit-button slot="selection-actions" id="end">Print</kit-button></kit-student-table>',
      `students.students = ${STUDENTS}; end.addEventListener('click', () => { students.selected = [] })`,
    ),
}
/** What has focus, also in a shadow root. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
    return element?.closest('label')?.textContent || element?.textContent?.trim() || element?.localName
  })

for (const [which, show] of Object.entries(tables))
  test(`focus stays in a table when a button of its selection goes away (${which})`, async () => {
    await show()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Select all 40' }).focus()
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await focused(), 'Clear selection', 'all are selected')
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await focused(), 'Select all on this page', 'none is selected')
    if (which === 'components') return
    await page.keyboard.press('Space')
    await rendered(page)
    await page.getByRole('button', { name: 'Print' }).focus()
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await focused(), 'Select all on this page', 'the page has ended the selection')
  })

const FILTERS = `[{ key: 'class', label: 'Class', value: '5' }, { key: 'name', label: 'Name', value: 'khan' }]`
const filtered = {
  components: () =>
    kit.react(`function App() {
      const [filters, setFilters] = useState(${FILTERS})
      return <>
        <kit.Combobox label="Search" name="search" options={['Amina', 'Ben']} />
        <div><kit.FilterChips filters={filters} onRemove={({ filter }) => setFilters((all) => all.filter(({ key }) => key !== filter.key))} /></div>
        <kit.Button>Print</kit.Button>
      </>
    }`),
  elements: () =>
    kit.elements(
      `<kit-combobox id="search" label="Search" name="search"></kit-combobox>
      <div><kit-filter-chips id="chips"></kit-filter-chips></div><kit-button>Print</kit-button>`,
      `chips.filters = ${FILTERS}; search.options = ['Amina', 'Ben']`,
    ),
}
for (const [which, show] of Object.entries(filtered))
  test(`with the last filter the focus goes to the control before the list, by keys and by mouse (${which})`, async () => {
    for (const by of ['keys', 'mouse']) {
      await show()
      const remove = async (name: string) => {
        const button = page.getByRole('button', { name: `Remove ${name}` })
        if (by === 'mouse') return press(button)
        await button.press('Enter')
        await rendered(page)
      }
      await remove('Class 5')
      assert.ok(await page.getByRole('button', { name: 'Remove Name khan' }).evaluate((one) => one.matches(':focus')))
      await remove('Name khan')
      assert.is(await page.getByRole('button', { name: /^Remove/ }).count(), 0)
      assert.ok(await page.getByRole('combobox').evaluate((one) => one.matches(':focus')), `${by}: ${await focused()}`)
    }
    assert.equal(kit.lines, [])
  })

test('focus in a shadow root stays where it was after a copy without the clipboard, and moves to the end of a dialog', async () => {
  await kit.elements(
    `<kit-credential-generator id="logins" person="Sara" role-word="student"></kit-credential-generator>
    <kit-dialog id="dialog" heading="Edit"></kit-dialog>`,
    `Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
    dialog.finalFocus = () => logins.shadowRoot.querySelector('button[aria-label="Copy password"]')`,
  )
  const copy = page.getByRole('button', { name: 'Copy password' })
  const hasFocus = () => copy.evaluate((button) => button.matches(':focus'))
  await press(copy)
  await copy.and(page.locator('[data-state="copied"]')).waitFor()
  assert.ok(await hasFocus(), 'after the copy')
  await page.evaluate('document.activeElement.blur(); dialog.open = true')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await rendered(page)
  assert.ok(await hasFocus(), 'after the dialog')
  assert.is(await copy.getAttribute('tabindex'), null, 'it takes focus by itself')
})

const ITEMS = `[{ key: 'print', label: 'Print' }, { key: 'post', label: 'Post' }, { key: 'delete', label: 'Delete', variant: 'danger' }]`
const menus = {
  components: () =>
    kit.react(`const App = () => <>
      <kit.Menu label="Actions" items={${ITEMS}} onAction={({ key }) => { window.chosen = key }} />
      <p style={{ marginTop: '20rem' }}>Beside it</p></>`),
  elements: () =>
    kit.elements(
      '<kit-menu id="menu" label="Actions"></kit-menu><p style="margin-top: 20rem">Beside it</p>',
      `menu.items = ${ITEMS}; menu.addEventListener('action', ({ detail }) => { window.chosen = detail.key })`,
    ),
}
for (const [which, show] of Object.entries(menus))
  test(`a Menu is opened, used and closed by mouse, touch and keys (${which})`, async () => {
    await show()
    const button = page.getByRole('button', { name: 'Actions' })
    const items = page.getByRole('menuitem')
    await press(button)
    await press(items.nth(2))
    assert.is(await page.evaluate('chosen'), 'delete', 'by mouse')
    assert.equal([await items.count(), await focused()], [0, 'Actions'])
    await press(button)
    await press(button)
    assert.is(await items.count(), 0, 'a second press closes it')
    await button.tap()
    await rendered(page)
    await page.getByText('Beside it').tap()
    await rendered(page)
    assert.is(await items.count(), 0, 'a touch beside it closes it')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await rendered(page)
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await page.evaluate('chosen'), 'print', 'by keys')
    await page.keyboard.press('ArrowDown')
    await rendered(page)
    const places: (string | undefined)[] = []
    for (const key of ['p', 'P', 'D', 'x', 'Control+p']) {
      await page.keyboard.press(key)
      places.push(await focused())
    }
    assert.equal(places, ['Post', 'Print', 'Delete', 'Delete', 'Delete'], 'the next item that begins with the letter')
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.is(await page.evaluate('chosen'), 'delete', 'by a letter')
  })

test('a jump to a page is taken at Enter and when focus leaves, and sends no form', async () => {
  await kit.react(`window.sent = 0
    function App() {
      const [page, setPage] = useState(1)
      window.shown = page
      return <form onSubmit={() => { window.sent++ }}><kit.Pagination page={page} pages={12} onPageChange={({ page }) => setPage(page)} /><button>Send</button></form>
    }`)
  const number = page.getByRole('textbox')
  await press(number)
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await rendered(page)
  assert.equal([await page.evaluate('shown'), await page.evaluate('sent')], [7, 0])
  await press(number)
  await page.keyboard.type('99')
  await page.keyboard.press('Tab')
  await rendered(page)
  assert.equal([await page.evaluate('shown'), await number.inputValue()], [12, '12'])
  await press(page.getByRole('button', { name: 'Previous' }))
  assert.equal([await page.evaluate('shown'), await number.inputValue()], [11, '11'])
})

test.run()
