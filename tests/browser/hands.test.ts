// needs: package, chromium
// long
/** The packed kit under a person's hand: a real mouse, touch and trusted keys. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { fillableFields } from './fillable-fields.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'
import { waitForFocus } from './reading.ts'

const kit = await openPackedKit({ hasTouch: true })
const { page } = kit
test.after(() => kit.close())

const CARD = {
  heading: 'Sports day',
  description: 'All classes meet on the field at eight. Bring water and a hat.',
  href: '#notice',
}
test('a press anywhere on a NoticeCard opens it, by mouse and by touch', async () => {
  await kit.react(`const App = () => <kit.NoticeCard {...${JSON.stringify(CARD)}} createdAt="2026-05-04" />`)
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

for (const [at, [name, field]] of Object.entries(fillableFields(page)).entries())
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
    // What has a Form render again on the first change. To a field they are alike: the first one has them all.
    const causes = [
      ['submitted', 'mouse'],
      ['server error', 'keys'],
      ['dirty', 'mouse'],
    ] as const
    for (const [cause, by] of at === 0 ? causes : causes.slice(0, 2)) {
      await page.evaluate(`delete window.sent; start('${cause}')
        for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => {
          window[type] = new FormData(target.form).get('field')
        }, true)`)
      await rendered(page)
      const [what, save] = [`${cause}, by ${by}`, page.getByRole('button', { name: 'Save' })]
      if (cause === 'submitted') await press(save)
      const summary = page.locator('.kit-error-summary [data-part="box"]')
      if (cause !== 'dirty') await waitForFocus(summary)
      await field[by]()
      await rendered(page)
      const value = (by === 'mouse' && field.byMouse) || field.value
      assert.is(await page.evaluate('value'), value, `${what}: the page has it`)
      assert.is(await page.evaluate('input'), value, `${what}: a listener before all others has it at input`)
      await page.evaluate('document.activeElement.blur()')
      assert.is(await page.evaluate('change'), value, `${what}: and at change`)
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
    const host = document.activeElement
    const element = host?.shadowRoot?.activeElement ?? host
    const label = element?.closest('label')?.textContent || element?.textContent?.trim()
    return label || host?.textContent?.trim() || element?.localName
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
  // It says so for two seconds.
  await Promise.all([copy.and(page.locator('[data-state="copied"]')).waitFor(), press(copy)])
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
test('a kit-menu is opened, used and closed by mouse, touch and keys', async () => {
  await kit.elements(
    '<kit-menu id="menu" label="Actions"></kit-menu><kit-button>After</kit-button><p style="margin-top: 20rem">Beside it</p>',
    `menu.items = ${ITEMS}; menu.addEventListener('action', ({ detail }) => { window.chosen = detail.key })`,
  )
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
  const walk: unknown[] = []
  for (const key of ['ArrowUp', 'ArrowDown', 'End', 'Home', 'Escape', 'ArrowDown', 'Tab']) {
    await page.keyboard.press(key)
    await rendered(page)
    walk.push(await focused())
  }
  assert.equal(walk.slice(0, -1), ['Delete', 'Print', 'Delete', 'Print', 'Actions', 'Print'])
  assert.equal([walk.at(-1), await items.count()], ['After', 0], 'Tab closes it and goes on from the button')
  assert.equal(kit.lines, [])
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
  assert.is(await page.evaluate('shown'), 1, 'not while the user types')
  await page.keyboard.press('Enter')
  await rendered(page)
  assert.equal([await page.evaluate('shown'), await page.evaluate('sent')], [7, 0])
  await number.tap()
  await page.keyboard.type('99')
  await page.keyboard.press('Tab')
  await rendered(page)
  assert.equal([await page.evaluate('shown'), await number.inputValue()], [12, '12'])
  await press(page.getByRole('button', { name: 'Previous' }))
  assert.equal([await page.evaluate('shown'), await number.inputValue()], [11, '11'])
  const next = page.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await next.press('Enter')
  await rendered(page)
  assert.equal([await page.evaluate('shown'), await focused(), await page.evaluate('sent')], [12, 'Next', 0])
  assert.equal(kit.lines, [])
})

const folder = mkdtempSync(join(tmpdir(), 'hands-'))
test.after(() => rmSync(folder, { recursive: true }))
/** Files as a person has them on the disk. */
const onDisk = (...names: string[]) =>
  names.map((name) => {
    writeFileSync(join(folder, name), name)
    return join(folder, name)
  })

const fileFields = {
  components: () =>
    kit.react(`window.sent = 0
      function App() {
        const [disabled, setDisabled] = useState(false)
        window.disable = () => setDisabled(true)
        return <form id="form" onSubmit={() => { window.sent++ }}>
          <kit.FileField label="Papers" name="papers" multiple accept=".csv,.png" disabled={disabled} onFilesChange={(event) => { window.received = event }} />
        </form>
      }`),
  elements: () =>
    kit.elements(
      '<form id="form"><kit-file-field id="field" label="Papers" name="papers" multiple accept=".csv,.png"></kit-file-field></form>',
      `window.sent = 0; form.addEventListener('submit', () => { window.sent++ })
      field.addEventListener('fileschange', ({ detail }) => { window.received = detail })
      window.disable = () => { field.disabled = true }`,
    ),
}
/**
 * The files in the field's event, in the form's data and in the list have to be the same; refused files have a reason.
 */
const files = async () => {
  const [listed, refused, sent] = (await page.evaluate(`[
    received.files.map(({ name }) => name),
    received.refused.map(({ file }) => file.name),
    new FormData(form).getAll('papers').map(({ name }) => name),
  ]`)) as string[][]
  assert.equal(sent, listed, 'the form sends those that the field tells of')
  assert.equal(await page.locator('[data-part="file"] bdi').allTextContents(), listed, 'they are listed')
  const alert = page.getByRole('alert')
  const reasons = refused?.map((name) => `\u2068${name}\u2069: This kind of file is not taken. Choose .csv, .png`)
  assert.is(await alert.textContent(), reasons?.join('\n'), 'each that it refuses is named')
  return [listed, refused]
}
/** Moves files of the disk over a point and, with `drop`, lets them fall there. */
async function drag(type: 'dragOver' | 'drop', { x, y }: { x: number; y: number }, ...paths: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  for (const step of ['dragEnter', 'dragOver', type] as const)
    await browser.send('Input.dispatchDragEvent', { type: step, x, y, data })
  await browser.detach()
  await rendered(page)
}

for (const [which, show] of Object.entries(fileFields))
  test(`a FileField takes what is chosen by mouse, touch and keys, dropped or pasted, and names what it refuses (${which})`, async () => {
    await show()
    const place = page.locator('.kit-file-field > [data-part="control"]')
    const control = place.locator('input')
    const box = await place.boundingBox()
    assert.ok(box)
    const point = { x: box.x + 20, y: box.y + box.height / 2 }
    const open = {
      mouse: () => press(place, { x: 0.9, y: 0.9 }),
      touch: () => page.touchscreen.tap(point.x, point.y),
      keys: () => control.press('Enter'),
    }
    for (const [by, act] of Object.entries(open)) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()])
      assert.ok(chooser.isMultiple(), by)
      await chooser.setFiles(onDisk('one.csv', `${by}.csv`, 'notes.txt'))
      await rendered(page)
      assert.equal(await files(), [['one.csv', `${by}.csv`], ['notes.txt']], by)
    }
    await drag('dragOver', point, ...onDisk('list.csv'))
    assert.is(await page.locator('[data-dragging]').count(), 1)
    await drag('drop', point, ...onDisk('list.csv', 'b.txt', 'a.txt', 'LIST.CSV'))
    assert.is(await page.locator('[data-dragging]').count(), 0)
    assert.equal(await files(), [
      ['list.csv', 'LIST.CSV'],
      ['b.txt', 'a.txt'],
    ])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1, 1)
      canvas.getContext('2d')
      const picture = await canvas.convertToBlob()
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    })
    await control.press('Control+V')
    await rendered(page)
    assert.equal(await files(), [['image.png'], []], 'pasted')
    assert.is(await page.evaluate('sent'), 0)
    assert.equal(kit.lines, [])
  })

test('a file is taken out of a FileField by keys, mouse and touch, and focus goes to the field', async () => {
  await fileFields.components()
  const control = page.locator('input[type=file]')
  const names = ['one.csv', 'two.csv', 'three.csv', 'four.csv']
  await control.setInputFiles(onDisk(...names))
  await rendered(page)
  await control.focus()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await rendered(page)
  assert.equal(await files(), [['one.csv', 'three.csv', 'four.csv'], []])
  assert.ok(await control.evaluate((input) => input.matches(':focus')))
  await press(page.getByRole('button', { name: 'Remove one.csv' }))
  assert.equal(await files(), [['three.csv', 'four.csv'], []])
  await page.getByRole('button', { name: 'Remove four.csv' }).tap()
  await rendered(page)
  assert.equal(await files(), [['three.csv'], []])
  assert.ok(await control.evaluate((input) => input.matches(':focus')))
  assert.equal(kit.lines, [])
})

test('a disabled FileField takes no file that is dropped, and the page stays', async () => {
  await fileFields.components()
  await page.evaluate('window.received = null; disable()')
  await rendered(page)
  const [field, place] = [page.locator('.kit-file-field'), page.locator('.kit-file-field > [data-part="control"]')]
  for (const part of [place, field]) {
    const box = await part.boundingBox()
    assert.ok(box)
    await drag('dragOver', { x: box.x + 20, y: box.y + 8 }, ...onDisk('one.csv'))
    assert.is(await page.locator('[data-dragging]').count(), 0, 'it does not look as if it took it')
    await drag('drop', { x: box.x + 20, y: box.y + 8 }, ...onDisk('one.csv'))
  }
  assert.equal(await page.evaluate('[received, new FormData(form).getAll("papers").length]'), [null, 0])
  assert.is(await page.locator('[data-part="file"]').count(), 0)
})

const toasts = {
  components: () =>
    kit.react(`let count = 0
      function Page() {
        const { show } = kit.useToasts()
        return <kit.Button onClick={() => show({ tone: 'success', message: 'Saved ' + ++count })}>Save</kit.Button>
      }
      const App = () => <kit.ToastProvider durations={{ success: Infinity }}><Page /></kit.ToastProvider>`),
  elements: () =>
    kit.elements(
      `<kit-button id="save">Save</kit-button><kit-toast-region id="toasts"></kit-toast-region>`,
      `let count = 0; toasts.durations = { success: Infinity }
      save.addEventListener('click', () => toasts.show({ tone: 'success', message: 'Saved ' + ++count }))`,
    ),
}
for (const [which, show] of Object.entries(toasts))
  test(`a toast is dismissed by mouse, touch and keys, and focus goes to the next, then back (${which})`, async () => {
    await show()
    const save = page.getByRole('button', { name: 'Save' })
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    const shown = () => page.locator('[data-part="toast"]').allTextContents()
    const ways = {
      mouse: (at: number) => press(dismiss.nth(at)),
      touch: (at: number) => dismiss.nth(at).tap(),
      keys: () => page.keyboard.press('Enter'),
    }
    for (const [by, act] of Object.entries(ways)) {
      await press(save)
      await press(save)
      const [, last] = await shown()
      if (by === 'keys') await page.keyboard.press('Tab')
      await act(0)
      await rendered(page)
      assert.equal(await shown(), [last], by)
      assert.ok(await dismiss.evaluate((button) => button.matches(':focus')), `${by}: focus is on the next`)
      await act(0)
      await rendered(page)
      assert.equal([await shown(), await focused()], [[], 'Save'], by)
    }
    assert.equal(kit.lines, [])
  })

test('where there is not room for all toasts, the newest is seen', async () => {
  await toasts.components()
  const size = page.viewportSize()
  assert.ok(size)
  await page.setViewportSize({ width: 360, height: 600 })
  // With keys: at the top of a phone the toasts cover the button.
  await page.getByRole('button', { name: 'Save' }).focus()
  for (let at = 0; at < 6; at++) await page.keyboard.press('Enter')
  await rendered(page)
  const [first, last] = await page.locator('[data-part="toast"]').evaluateAll((all) =>
    [all[0], all.at(-1)].map((toast) => {
      const box = toast?.getBoundingClientRect()
      const hit = box && toast?.getRootNode()
      return box && (hit as Document).elementFromPoint(box.x + 60, box.y + box.height / 2)?.textContent
    }),
  )
  await page.setViewportSize(size)
  assert.is.not(first, 'Saved 1')
  assert.is(last, 'Saved 6')
})

const alerts = {
  components: () =>
    kit.react(`function App() {
      const [failed, setFailed] = useState(false)
      return <div style={{ position: 'fixed', inset: 0 }}>
        <kit.Alert live tone="danger" heading={failed ? 'Not saved' : undefined} actions={<kit.Button onClick={() => setFailed(false)}>Close</kit.Button>} />
        <kit.Button onClick={() => setFailed(true)}>Save</kit.Button></div>
    }`),
  elements: () =>
    kit.elements(
      `<div style="position: fixed; inset: 0"><kit-alert live tone="danger" id="failed"><kit-button slot="actions" id="end">Close</kit-button></kit-alert>
      <kit-button id="save">Save</kit-button></div>`,
      `save.addEventListener('click', () => { failed.heading = 'Not saved' })
      end.addEventListener('click', () => { failed.heading = '' })`,
    ),
}
for (const [which, show] of Object.entries(alerts))
  test(`a live Alert without content is in nobody's way, and its action is pressed by mouse, touch and keys (${which})`, async () => {
    await show()
    const save = page.getByRole('button', { name: 'Save' })
    const close = page.getByRole('button', { name: 'Close' })
    const place = await save.boundingBox()
    assert.is(place?.y, 0, 'it takes no room')
    for (const by of ['mouse', 'touch', 'keys']) {
      await press(save, { x: 0.1, y: 0.1 })
      assert.match(await page.getByRole('alert').innerText(), 'Not saved', by)
      if (by === 'mouse') await press(close)
      else if (by === 'touch') await close.tap()
      else await close.press('Enter')
      await rendered(page)
      assert.is(await page.getByRole('alert').count(), 1, `${by}: the region stays`)
      assert.is(await close.isVisible(), false, by)
      assert.equal(await save.boundingBox(), place, `${by}: it takes no room`)
    }
    assert.equal(kit.lines, [])
  })

test.run()
