// needs: package, chromium
// long
/** The custom elements in a page without React: the built elements.js, as a page loads it. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe, sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'
import { TIMEOUT_MS } from './kept-pages.ts'
import { whenRendered } from './rendered.ts'

const browser = await openBrowser()
/** The page that is shown: a new document for each, in which no element is defined yet. */
let shown = ''
const kit = await serveFolder('ui-kit/dist/package/dist', { '/page.html': () => shown })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
page.setDefaultTimeout(TIMEOUT_MS)
/** What was written to the console since the page was shown, and errors that nobody caught. */
let lines: string[] = []
page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
page.on('pageerror', (error) => lines.push(`error: ${error.message}`))

test.before.each(() => page.setViewportSize({ width: 1280, height: 900 }))
test.after(async () => {
  kit.close()
})

const DEFINE = '<script type="module" src="/elements.js"></script>'

/** Shows a page with the elements. `before` runs before they are defined. */
async function show(body: string, before = '', define = DEFINE): Promise<void> {
  lines = []
  shown = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
    <body>${body}<script>${before}</script>${define}</body></html>`
  await page.goto(`${kit.origin}/page.html`)
  await rendered()
}

/** All elements have rendered what was changed, and their effects have run. */
const rendered = () => page.evaluate(whenRendered, 2)

/** Runs code in the page and waits for what it changes. */
async function run<Result>(code: string): Promise<Result> {
  const result = (await page.evaluate(code)) as Result
  await rendered()
  return result
}

const submitted = () => run('JSON.stringify(window.sent ?? null)').then((text) => JSON.parse(String(text)))
const RECORD = `addEventListener('submit', (event) => {
  event.preventDefault()
  window.sent = Object.fromEntries(new FormData(event.target, event.submitter))
})`

test('the page in Urdu of the README: texts, digits and direction', async () => {
  const readme = readFileSync('ui-kit/README.md', 'utf8')
  const [, dir = '', html = ''] = /```html\n<html lang="ur" dir="(\w+)"[^\n]*\n(.*?)<\/html>/s.exec(readme) ?? []
  assert.match(html, 'provider.messages = ur')
  await show(html.replaceAll(/(\.\/)?node_modules\/@my-school\/ui-kit\/dist/g, ''), '', '')
  await run(`document.documentElement.dir = '${dir}'`)
  await page.waitForFunction('document.querySelector("kit-provider").messages')
  await rendered()
  const seen = () =>
    run<string>(
      "document.querySelector('kit-student-table').shadowRoot.querySelector('table').innerText.replace(/\\s+/g, ' ').trim()",
    )
  assert.match(await seen(), /^طلبہ .*والد کا نام.* کوئی طالب علم نہیں$/)
  const table = "document.querySelector('kit-student-table').shadowRoot.querySelector('table')"
  assert.is(await run(`getComputedStyle(${table}).direction`), 'rtl')
  await run(`document.querySelector('kit-provider').locale = 'ur-u-nu-arabext'
    Object.assign(document.querySelector('kit-student-table'), {
      numbered: true,
      students: Array.from({ length: 1024 }, (_, index) => ({ id: String(index), name: 'نام', fatherName: 'نام', grade: '1' })),
    })`)
  assert.match(await seen(), '۵۰')
  const foot = await run(
    "document.querySelector('kit-student-table').shadowRoot.querySelector('[data-part=foot]').innerText",
  )
  assert.match(String(foot).replace(/\s+/g, ' '), /کل ۱٬۰۲۴ میں سے ۱ تا ۵۰ .*صفحہ از ۲۱ اگلا/)
  assert.equal(lines, [])
})

test('attributes and properties follow each other; those set before the definition count', async () => {
  await show(
    `<kit-button id="button" busy busy-label="Saving">Save</kit-button>
     <kit-notice-card id="card" heading-level="4" words="2" heading="One" href="#" created-at="2026-05-04"></kit-notice-card>
     <kit-detail-list id="list" items='[{"label":"Class","value":"4"}]'></kit-detail-list>
     <kit-teacher-table id="teachers"></kit-teacher-table>`,
    `teachers.teachers = [{ id: '1', name: 'Sara', subject: 'Art', gender: 'f' }]; card.heading = 'Two'; card.description = 'a b c d'`,
  )
  assert.equal(
    await run('[button.busy, button.busyLabel, button.disabled, card.headingLevel, card.words, list.items[0].label]'),
    [true, 'Saving', false, 4, 2, 'Class'],
  )
  assert.ok(await page.getByRole('button', { name: 'Saving' }).isDisabled())
  assert.ok(await page.getByRole('heading', { level: 4, name: 'Two' }).isVisible())
  assert.ok(await page.getByText('a b…').isVisible())
  assert.ok(await page.getByText('Sara').isVisible())
  assert.equal(
    await run(`button.busy = false; button.variant = 'danger'; card.headingLevel = 2; card.setAttribute('heading', 'Three')
      card.removeAttribute('words'); teachers.numbered = false
      ;[button.hasAttribute('busy'), button.getAttribute('variant'), card.getAttribute('heading-level'), card.heading, card.words ?? null, teachers.getAttribute('numbered')]`),
    [false, 'danger', '2', 'Three', null, 'false'],
  )
  assert.ok(await page.getByRole('heading', { level: 2, name: 'Three' }).isVisible())
  assert.is(await page.getByRole('columnheader', { name: 'No.' }).count(), 0)
  assert.equal(lines, [])
})

test('children and named slots are shown where the component has them, also those that come later', async () => {
  await show(`<kit-page-heading id="head">Notices <kit-button slot="actions" id="add">Add</kit-button></kit-page-heading>
    <kit-feature-box id="box" heading="Sport">On the field <kit-badge tone="danger">New</kit-badge></kit-feature-box>`)
  assert.ok(await page.getByRole('heading', { level: 1, name: 'Notices' }).isVisible())
  assert.is(await run(`add.assignedSlot.parentElement.getAttribute('data-part')`), 'actions')
  assert.ok(await page.getByText('New', { exact: true }).isVisible())
  await run(`add.remove(); head.insertAdjacentHTML('beforeend', '<b slot="lead">This week</b>')`)
  assert.is(await run(`head.shadowRoot.querySelectorAll('[data-part=actions]').length`), 0)
  assert.ok(await page.getByText('This week').isVisible())
})

test('the tokens of the page and ::part reach in, its other rules do not; all share one style sheet', async () => {
  await show(`<style>
      :root { --kit-color-primary: rgb(1, 2, 3) }
      .kit-button, button { background: rgb(9, 9, 9) !important }
      kit-notice-card::part(heading) { color: rgb(4, 5, 6) }
      kit-badge { margin-block: 7px }
    </style>
    <kit-button id="one">One</kit-button><kit-icon-button id="two" label="Two" icon="plus"></kit-icon-button>
    <kit-notice-card id="card" heading="Card" href="#"></kit-notice-card><kit-badge id="gone" hidden>Gone</kit-badge>`)
  const css = (element: string, property: string) => run(`getComputedStyle(${element}).${property}`)
  assert.is(await css(`one.shadowRoot.querySelector('button')`, 'backgroundColor'), 'rgb(1, 2, 3)')
  assert.is(await css(`card.shadowRoot.querySelector('h3')`, 'color'), 'rgb(4, 5, 6)')
  assert.is(await css('gone', 'display'), 'none')
  assert.ok(await run('one.shadowRoot.adoptedStyleSheets[0] === card.shadowRoot.adoptedStyleSheets[0]'))
  assert.ok(await page.getByRole('button', { name: 'Two' }).isVisible())
})

const FIELDS = `<form id="form"><fieldset id="group">
  <kit-text-field id="person" name="person" label="Name" required required-message="Enter a name"></kit-text-field>
  <kit-select-field name="grade" label="Class" options='["1","2"]'></kit-select-field>
  <kit-number-field id="roll" name="roll" label="Roll" max="9" value="3"></kit-number-field>
  <kit-radio-group name="who" label="Who" options='["Girl","Boy"]'></kit-radio-group>
  <kit-checkbox id="mail" name="mail" label="Mail" value="yes"></kit-checkbox>
  <kit-valid-for-field name="until" label="Valid for"></kit-valid-for-field>
  <kit-text-area-field name="note" label="Note" maxlength="10"></kit-text-area-field>
  <kit-photo-field name="photo" label="Photo"></kit-photo-field>
  <kit-credential-generator id="login" person="Ali Khan" suffix="@school"></kit-credential-generator>
  </fieldset>
  <kit-button type="submit" name="way" value="save">Save</kit-button> <kit-button type="reset">Reset</kit-button></form>`

test('kit-provider sets language and texts of the elements in it, also later', async () => {
  await show(`<kit-provider id="settings" locale="et-EE"><kit-stat-tile label="Students" value="12345" href="#"></kit-stat-tile>
    <kit-toast-region id="toasts" durations='{"info":3600000}'></kit-toast-region></kit-provider><kit-stat-tile label="Teachers" value="12345" href="#" lang="de"></kit-stat-tile>`)
  await run(`settings.messages = { toastRegion: { dismissLabel: 'Sulge' } }; toasts.show('Salvestatud')`)
  assert.ok(await page.getByRole('button', { name: 'Sulge' }).isVisible())
  assert.ok(await page.getByRole('link', { name: 'Teachers 12.345' }).isVisible())
  assert.equal(lines, [])
})

test('fields take part in the form around them: values, validity, submit, Enter, reset', async () => {
  await show(FIELDS, `${RECORD}; login.formatUserId = ({ person, number }) => person[0] + number`)
  assert.equal(
    await run('[form.checkValidity(), person.validationMessage, person.validity.valueMissing, form.elements.length]'),
    [false, 'Enter a name', true, 12],
  )
  // The browser shows its own message and moves focus into the field.
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForFunction(`document.activeElement.id === 'person'`)
  assert.is(await submitted(), null)
  await page.keyboard.type('Sara')
  await page.getByLabel('Roll').fill('5')
  await page.getByLabel('Class').selectOption('2')
  await page.getByLabel('Boy').check()
  await page.getByLabel('Mail').check()
  await page.getByRole('button', { name: 'Unlimited' }).click()
  await page.getByLabel('Note').fill('Hello')
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') })
    .catch(() => {})
  await page.getByLabel('Name').press('Enter')
  await page.waitForFunction('window.sent')
  const first = await submitted()
  const { userId, password, ...rest } = first
  assert.match(userId, /^A\d+$/)
  assert.match(password, /^\w{10}$/)
  delete rest.photo
  assert.equal(rest, {
    person: 'Sara',
    grade: '2',
    roll: '5',
    who: 'Boy',
    mail: 'yes',
    until: 'unlimited',
    note: 'Hello',
    way: 'save',
  })
  assert.equal(await run('[person.value, roll.value, roll.getAttribute("value"), mail.checked]'), [
    'Sara',
    '5',
    '3',
    true,
  ])

  await page.getByRole('button', { name: 'Reset' }).click()
  await page.waitForFunction(`person.value === ''`)
  await rendered()
  const after = (await run('JSON.stringify(Object.fromEntries(new FormData(form)))')) as string
  const { password: next, userId: _id, ...cleared } = JSON.parse(after)
  assert.equal(cleared, { person: '', grade: '1', roll: '3', until: '', note: '' })
  assert.is.not(next, password, 'the next student gets another password')
  assert.ok(await run(`roll.value = '12'; true`))
  assert.equal(await run('[roll.validity.customError, roll.checkValidity()]'), [true, false])
})

test('a disabled fieldset disables them; a label, a restored value and a refused click work as with native ones', async () => {
  await show(`<label for="person" id="outer">Outer</label>${FIELDS}`, RECORD)
  await run('group.disabled = true')
  assert.ok(await page.getByLabel('Class').isDisabled())
  assert.equal(await run('Object.keys(Object.fromEntries(new FormData(form)))'), [])
  await run('group.disabled = false')
  assert.ok(await page.getByLabel('Class').isEnabled())
  await page.locator('#outer').click()
  assert.is(await run('document.activeElement.id'), 'person')
  await run(`person.formStateRestoreCallback('kit-text-field Back', 'restore')`)
  // Firefox may bring that of another element.
  await run(`person.formStateRestoreCallback('kit-number-field 7', 'restore')`)
  assert.is(await page.getByLabel('Name').inputValue(), 'Back')
  await run(
    `document.querySelector('kit-button').addEventListener('click', (event) => event.preventDefault(), { once: true })`,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await rendered()
  assert.is(await submitted(), null)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForFunction('window.sent')
})

test('kit-form shows the errors in a summary and at the fields, and sends what is right', async () => {
  await show(
    `<kit-form id="frame">${FIELDS}</kit-form>`,
    `window.received = []
    frame.addEventListener('invalid', ({ detail }) => received.push(detail.errors?.length))
    frame.addEventListener('validsubmit', (event) => { event.preventDefault(); received.push(event.detail.data.get('person')) })`,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await page.getByRole('link', { name: 'Enter a name' }).click()
  assert.is(await run('document.activeElement.id'), 'person')
  assert.is(await run('person.error'), 'Enter a name')
  await page.keyboard.type('Sara')
  await rendered()
  assert.is(await run('person.error'), '')
  assert.is(await page.getByRole('link', { name: 'Enter a name' }).count(), 0)
  await page.keyboard.press('Enter')
  await page.waitForFunction(`received.includes('Sara')`)
  assert.equal(await run('received'), [1, 'Sara'])
})

test('kit-form waits for a promise of validate, ignores another submit meanwhile, and then lets the browser send', async () => {
  await show(
    `<kit-form id="frame"><form id="form"><kit-text-field id="person" name="person" label="Name"></kit-text-field>
      <kit-button type="submit" name="way" value="save">Save</kit-button></form></kit-form>`,
    `window.answers = []; window.sent = []
    frame.validate = () => new Promise((resolve) => answers.push(resolve))
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      sent.push([...new FormData(event.target, event.submitter).values()].join())
    })`,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByLabel('Name').fill('Sara')
  await save.click()
  await page.waitForFunction('answers.length === 1')
  await page.getByLabel('Name').press('Enter')
  await rendered()
  await run(`answers[0]([{ field: 'person', message: 'This name is taken' }])`)
  await page.getByRole('link', { name: 'This name is taken' }).waitFor()
  assert.equal(await run('[person.error, answers.length, sent]'), ['This name is taken', 1, []])
  await page.getByLabel('Name').fill('Sara M')
  await save.click()
  await page.waitForFunction('answers.length === 2')
  await run('answers[1]([])')
  assert.equal(await run('[sent, form.querySelector("button")]'), [['Sara M,save'], null])
  assert.equal(lines, [])
})

const ROWS = `students.students = ['Zoe', 'Ali', 'Mia'].map((name, at) => ({ id: String(at), name, fatherName: 'F', grade: String(9 + at) }))
  students.rowActions = [{ key: 'open', label: 'Details', href: '/s/{id}' }, { key: 'delete', label: 'Delete' }]
  window.received = []
  for (const name of ['action', 'sortchange', 'pagechange']) students.addEventListener(name, ({ detail }) => received.push([name, detail]))`

test('a table sorts and turns its pages with the keyboard; actions of a row are events and links', async () => {
  await show('<kit-student-table id="students" page-size="2"></kit-student-table>', ROWS)
  await page.getByRole('button', { name: 'Name', exact: true }).focus()
  await page.keyboard.press('Enter')
  await rendered()
  const names = () => run(`[...students.shadowRoot.querySelectorAll('tbody th')].map((cell) => cell.textContent)`)
  assert.equal(await names(), ['Ali', 'Mia'])
  await page.getByRole('button', { name: 'Next' }).click()
  assert.equal(await names(), ['Zoe'])
  assert.equal(await run('[students.page, students.getAttribute("page"), students.sort.column]'), [2, '2', 'name'])
  assert.is(await page.getByRole('link', { name: 'Details Zoe' }).getAttribute('href'), '/s/0')
  await page.getByRole('button', { name: 'Delete Zoe' }).click()
  assert.equal(
    await run('received.map(([name, detail]) => [name, detail?.row?.name ?? detail.page ?? detail.sort.direction])'),
    [
      ['sortchange', 'ascending'],
      ['pagechange', 2],
      ['action', 'Zoe'],
    ],
  )
  await show(
    '<kit-data-table id="table" caption="Fees"></kit-data-table>',
    `table.rows = [{ id: 1, name: 'Ali', fee: 5 }]
    table.columns = [{ key: 'name', header: 'Name', narrow: 'title' }, { key: 'fee', header: 'Fee', sortable: true, format: (fee) => fee + ' €' }]`,
  )
  assert.ok(await page.getByRole('cell', { name: '5 €' }).isVisible())
  assert.equal(lines, [])
})

test('rows are selected, and tabs, a tooltip and a combobox work in their shadow roots', async () => {
  await show(
    `<kit-student-table id="students" selectable><kit-button slot="selection-actions">Print</kit-button></kit-student-table>
    <kit-tabs id="tabs" label="Ali"><p slot="marks">All marks</p><p slot="fees">All fees</p></kit-tabs>
    <kit-tooltip text="As a file"><kit-button id="export">Export</kit-button></kit-tooltip>
    <form id="form"><kit-combobox id="choice" name="choice" label="Student" required></kit-combobox></form>`,
    `${ROWS}
    tabs.tabs = [{ key: 'marks', label: 'Marks' }, { key: 'fees', label: 'Fees' }, { key: 'bus', label: 'Bus', content: 'Line 2' }]
    choice.options = [{ value: '1', label: 'Ali Khan' }, { value: '2', label: 'Sara Malik' }]`,
  )
  await page.getByRole('checkbox', { name: 'Select Ali' }).check()
  assert.equal(await run('students.selected'), ['1'])
  assert.ok(await page.getByRole('button', { name: 'Print' }).isVisible())

  await page.getByRole('tab', { name: 'Marks' }).focus()
  await page.keyboard.press('ArrowRight')
  await rendered()
  assert.equal(await run('[tabs.value, document.activeElement.id]'), ['fees', 'tabs'])
  assert.ok(await page.getByText('All fees').isVisible())
  assert.not.ok(await page.getByText('All marks').isVisible())
  await page.keyboard.press('ArrowRight')
  assert.ok(await page.getByText('Line 2').isVisible(), 'content of the list, for a tab without a slot')

  await page.locator('kit-button#export').hover()
  await page.getByRole('tooltip', { name: 'As a file' }).waitFor()
  assert.is(
    await run(`document.getElementById('export').shadowRoot.querySelector('button').getAttribute('aria-description')`),
    'As a file',
  )
  await page.keyboard.press('Escape')

  assert.is(await run('form.checkValidity()'), false)
  const box = page.getByRole('combobox', { name: 'Student' })
  await box.fill('sara')
  await box.press('ArrowDown')
  await box.press('Enter')
  await rendered()
  assert.equal(await run(`[form.checkValidity(), new FormData(form).get('choice'), choice.value]`), [true, '2', '2'])
  assert.is(await box.inputValue(), 'Sara Malik')
  assertNone(await axe(page))
  assert.equal(lines, [])
})

test('moving an element keeps its state, and an open dialog stays modal', async () => {
  await show(
    `<div id="from"><kit-private-info id="info" items='[{"label":"Id","value":"77"}]'></kit-private-info>
      <kit-text-field id="field" label="Field" name="field"></kit-text-field>
      <kit-dialog id="dialog" heading="Moved"><p>Text</p></kit-dialog></div><div id="to"></div>`,
  )
  await page.getByRole('button', { name: 'Show private details' }).click()
  await page.getByLabel('Field').fill('typed')
  await run('dialog.open = true')
  await run(`window.inside = field.shadowRoot.querySelector('input'); to.append(info, field, dialog)`)
  assert.ok(await run(`inside === field.shadowRoot.querySelector('input')`), 'the same input')
  assert.ok(await page.getByRole('dialog', { name: 'Moved' }).isVisible(), 'visible')
  assert.ok(await run(`dialog.shadowRoot.querySelector('dialog').matches(':modal')`), 'modal')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.ok(await page.getByText('77').isVisible(), 'still open')
  assert.is(await page.getByLabel('Field').inputValue(), 'typed')
  assert.equal(lines, [])
})

test('a dialog: focus, Escape that the page refuses once, return of focus; toasts are in it', async () => {
  await show(
    `<kit-button id="start">Open</kit-button>
    <kit-dialog id="dialog" heading="Edit"><kit-text-field label="First" name="first"></kit-text-field>
      <kit-button slot="actions">Done</kit-button></kit-dialog>
    <kit-toast-region id="toasts" durations='{"success":3600000}'></kit-toast-region>`,
    `window.received = []
    start.addEventListener('click', () => { dialog.open = true })
    dialog.addEventListener('close', (event) => { received.push(event.detail.reason); if (received.length === 1) event.preventDefault() })`,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'Edit' }).waitFor()
  await page.waitForFunction(`document.activeElement.localName === 'kit-text-field'`)
  const overflow = () => run('getComputedStyle(document.documentElement).overflow')
  assert.is(await overflow(), 'hidden', 'the page behind it does not scroll')
  await run(`toasts.show({ tone: 'success', message: 'Saved' })`)
  assert.ok(await page.getByText('Saved').isVisible())
  assertNone(await axe(page))
  await page.keyboard.press('Escape')
  await rendered()
  assert.ok(await run('dialog.open'), 'refused')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await run('[dialog.open, dialog.hasAttribute("open"), received.join(), document.activeElement.id]'), [
    false,
    false,
    'escape,escape',
    'start',
  ])
  assert.is(await overflow(), 'visible')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  assert.is(await run('toasts.toasts.length'), 0)
})

test('the delete prompt waits for the page, shows why it failed, and closes when it is done', async () => {
  await show(
    `<kit-confirm-delete-prompt id="ask" word="delete" subject="Ali Khan" hint="For 30 days it can come back" open></kit-confirm-delete-prompt>
    <h1 id="list">Students</h1>`,
    `window.tries = 0
    ask.finalFocus = () => list
    ask.addEventListener('confirm', ({ detail }) => detail.waitUntil(tries++ ? Promise.resolve() : Promise.reject(new Error('No connection'))))`,
  )
  const field = page.getByRole('textbox', { description: 'For 30 days it can come back' })
  await field.fill('delete')
  await field.press('Enter')
  await page.getByText('No connection').waitFor()
  assert.ok(await run('ask.open'))
  // A page may take out an open prompt for a while.
  await run('window.kept = ask; window.place = ask.parentElement; ask.remove()')
  await run('place.append(kept)')
  await field.fill('delete')
  await field.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await run('[ask.open, tries, document.activeElement.id]'), [false, 2, 'list'])
  assert.equal(lines, [])
})

test('wrong use says in one console warning what, why it matters and how to mend it, and never throws', async () => {
  await show(
    `<kit-notice-card heading="A" href="#" headinglevel="2" words="many"></kit-notice-card>
    <kit-notice-card heading="B" href="#" colour="red" data-mine="1" onclick="" hx-get="/x" :key="1"></kit-notice-card>
    <kit-detail-list items="no json"></kit-detail-list>
    <kit-student-table id="students"></kit-student-table><kit-student-table id="others"></kit-student-table>`,
    `students.students = 'Ali'; others.students = [null]`,
  )
  const warnings = lines.filter((line) => line.startsWith('warning: <kit-'))
  assert.equal(warnings.length, lines.length, lines.join('\n'))
  for (const words of [
    /notice-card> There is no attribute headinglevel\. It is ignored\. Write heading-level\./,
    /words="many" is not a number\. It is ignored\. Write digits/,
    /There is no attribute colour\. It is ignored\. It has: heading, /,
    /items is not JSON of an array\. It is ignored\. Set the property: element\.items/,
    /students was set to a string\. It is ignored\. Set it to an array\./,
    /<kit-student-table> It cannot be shown: .*\. Its place in the page is empty\. See/,
  ])
    assert.is(warnings.filter((line) => words.test(line)).length, 1, `${words} once in:\n${warnings.join('\n')}`)
  assert.is(warnings.length, 6)
  await run(`others.students = [{ id: '1', name: 'Ali', fatherName: 'B', grade: '1' }]`)
  assert.ok(await page.getByText('Ali', { exact: true }).isVisible(), 'the right value is shown after a wrong one')
})

test('every element can be made without attributes, and fits a phone in both themes and directions', async () => {
  const { modules } = JSON.parse(readFileSync('ui-kit/dist/package/dist/custom-elements.json', 'utf8'))
  const tags: string[] = modules.flatMap(({ declarations }: { declarations: { tagName: string }[] }) =>
    declarations.map(({ tagName }) => tagName),
  )
  assert.ok(tags.length > 40)
  await show(tags.map((tag) => `<${tag}></${tag}>`).join(''))
  assertNone(await run<string[]>(`${JSON.stringify(tags)}.filter((tag) => !document.querySelector(tag).shadowRoot)`))
  // What an element shows is reached with ::part(root); only these show nothing but their content.
  assert.equal(
    await run(`${JSON.stringify(tags)}.filter((tag) => {
      const shown = [...document.querySelector(tag).shadowRoot.children].filter(({ localName }) => localName !== 'slot')
      return shown.length > 0 && shown.filter(({ part }) => part.contains('root')).length !== 1
    })`),
    ['kit-form'],
  )
  assert.equal(lines, [])

  await show(
    `<main><kit-page-heading lead="All of them">Notices <kit-button slot="actions">Add</kit-button></kit-page-heading>
    <kit-notice-card heading="Sports day" heading-level="2" description="On the field" created-at="2026-05-04" href="#7"></kit-notice-card>
    <kit-student-table id="students"></kit-student-table>${FIELDS}
    <kit-report-block student-name="Ali" report='{"condition":"Good","message":"m","notification":"n","complaint":"c","createdAt":"2026-05-04"}'></kit-report-block></main>`,
    ROWS,
  )
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [theme, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    await run(`document.documentElement.dataset.theme = '${theme}'; document.documentElement.dir = '${direction}'
      document.body.style.background = 'var(--kit-color-background)'`)
    assertNone(await axe(page))
    assert.is(await sidewaysScroll(page), 0)
  }
})

test('defining is apart from registering: a page takes the elements that it wants', async () => {
  await show('<kit-badge id="badge">New</kit-badge><kit-button id="button">No</kit-button>', '', '')
  await page.evaluate(async () => {
    const { definitions, register } = (await import(`${location.origin}/elements/define.js`)) as {
      definitions: { tag: string }[]
      register: (some: object[]) => void
    }
    if (customElements.get('kit-badge')) throw new Error('registered by the import')
    register(definitions.filter(({ tag }) => tag === 'kit-badge'))
    register(definitions.filter(({ tag }) => tag === 'kit-badge'))
  })
  await rendered()
  assert.equal(await run('[!!badge.shadowRoot, !!button.shadowRoot]'), [true, false])
  assert.equal(lines, [])
})

test('files of single elements share their code and styles; also beside elements.js each element is defined once', async () => {
  const files = ['button', 'notice-card', 'text-field', 'select-field'].map((name) => `/elements/${name}.js`)
  const loaded: string[] = []
  const note = (request: { url(): string }) => loaded.push(new URL(request.url()).pathname)
  page.on('request', note)
  const scripts = (all: string[]) => all.map((src) => `<script type="module" src="${src}"></script>`).join('')
  const body = `<kit-button id="save" icon="plus">Save</kit-button><kit-notice-card id="card" heading="A" href="#"></kit-notice-card>
    <kit-text-field id="who" label="Name" name="name"></kit-text-field><kit-select-field label="Class" name="class" options='["1"]'></kit-select-field>
    <kit-badge id="badge">New</kit-badge>`
  const heights = () =>
    run(`['save', 'card', 'who'].map((id) => Math.round(document.getElementById(id).getBoundingClientRect().height))`)
  const drawn = () => page.waitForFunction(`save.shadowRoot.querySelector('svg path')`)
  await show(body, '', DEFINE)
  await drawn()
  const wanted = await heights()
  loaded.length = 0
  await show(body, '', scripts(files))
  await drawn()
  const scriptsLoaded = loaded.filter((path) => path.endsWith('.js'))
  assert.equal(
    scriptsLoaded.filter((path) => !path.startsWith('/elements/shared/')).sort(),
    [...files].sort(),
    'and what they share, each once',
  )
  assert.is(new Set(scriptsLoaded).size, scriptsLoaded.length)
  assert.equal(await run('[!!save.shadowRoot, !!card.shadowRoot, !!who.shadowRoot, !!badge.shadowRoot]'), [
    true,
    true,
    true,
    false,
  ])
  assert.equal(await heights(), wanted, 'they look as with elements.js')
  const common = 'save.shadowRoot.adoptedStyleSheets[0] === card.shadowRoot.adoptedStyleSheets[0]'
  assert.ok(await run(common), 'one style sheet')
  const rules = await run<string[]>(
    `[...save.shadowRoot.adoptedStyleSheets[0].cssRules].map(({ cssText }) => cssText).filter((text) => text.includes('{'))`,
  )
  assert.is(new Set(rules).size, rules.length, 'no rules twice')
  for (const order of [
    ['/elements.js', ...files],
    [...files, '/elements.js'],
  ]) {
    await show(body, '', scripts(order))
    assert.ok(await run('!!badge.shadowRoot'))
    assert.equal(await heights(), wanted, `they look the same with ${order}`)
  }
  page.off('request', note)
  assert.equal(lines, [])
})

test.run()
