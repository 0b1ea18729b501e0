// needs: package, chromium
/** The packed kit under a person's hand: a real mouse, touch and trusted keys. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
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

/** How a person fills a field in, and what it has then. */
interface Fillable {
  /** The component, with its props beside name, value and callback. */
  jsx: string
  mouse: () => Promise<void>
  keys: () => Promise<void>
  value: string
  /** What it has by mouse, if that is another value. */
  byMouse?: string
}
const control = () => page.locator('.kit-field').locator('input, select, textarea').first()
const written = (text: string) => ({
  mouse: async () => {
    await press(control(), { x: 0.1 })
    await page.keyboard.type(text)
  },
  keys: async () => {
    await control().focus()
    await page.keyboard.type(text)
  },
})
const FIELDS: Record<string, Fillable> = {
  TextField: { jsx: '<kit.TextField {...valued} />', ...written('Sara'), value: 'Sara' },
  NumberField: { jsx: '<kit.NumberField {...valued} />', ...written('12'), value: '12' },
  TextAreaField: { jsx: '<kit.TextAreaField {...valued} />', ...written('Sara'), value: 'Sara' },
  DateField: { jsx: '<kit.DateField {...valued} />', ...written('05042026'), value: '2026-05-04' },
  ValidForField: {
    jsx: '<kit.ValidForField {...valued} />',
    mouse: () => press(page.getByRole('button', { name: 'Unlimited' })),
    keys: written('05042026').keys,
    value: '2026-05-04',
    byMouse: 'unlimited',
  },
  SelectField: {
    jsx: '<kit.SelectField {...valued} placeholder="Choose" options={["1", "2"]} />',
    mouse: async () => {
      // The list is a window of the system, in which there is no mouse here.
      await press(control())
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    },
    keys: async () => {
      await control().focus()
      await page.keyboard.type('2')
    },
    value: '2',
  },
  Combobox: {
    jsx: '<kit.Combobox {...valued} options={["Ali", "Sara"]} />',
    mouse: async () => {
      await press(control())
      await press(page.getByRole('option', { name: 'Sara' }))
    },
    keys: async () => {
      await control().focus()
      await page.keyboard.type('sar')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    value: 'Sara',
  },
  RadioGroup: {
    jsx: '<kit.RadioGroup {...valued} value={value || null} options={["Girl", "Boy"]} />',
    mouse: () => press(page.getByText('Boy')),
    keys: async () => {
      await control().focus()
      await page.keyboard.press('ArrowDown')
    },
    value: 'Boy',
  },
  Checkbox: {
    jsx: `<kit.Checkbox name="field" label="Field" required value="yes" checked={value === 'yes'}
      onCheckedChange={({ checked }) => setValue(checked ? 'yes' : '')} />`,
    mouse: () => press(page.locator('.kit-field [data-part="text"]')),
    keys: async () => {
      await control().focus()
      await page.keyboard.press('Space')
    },
    value: 'yes',
  },
}
for (const [name, field] of Object.entries(FIELDS))
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

test('focus in a shadow root stays where it was after a copy without the clipboard, and moves to the end of a dialog', async () => {
  await kit.elements(
    `<kit-credential-generator id="logins" name="Sara" role-word="student"></kit-credential-generator>
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

test.run()
