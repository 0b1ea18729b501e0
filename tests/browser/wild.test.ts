// needs: package, chromium
/** Troubles that people reported against other kits, tried on the packed kit: each test is one of them. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

const openDialogs = () => page.locator('dialog[open]').count()
const heldByDialog = () => page.evaluate('document.documentElement.dataset.kitHeld')

for (const [what, around] of Object.entries({
  Suspense: `<Suspense fallback={null}><kit.Dialog open heading="Note" onClose={closed}><input aria-label="Text" />
    {state.hidden && <Never />}</kit.Dialog></Suspense>`,
  Activity: `<Activity mode={state.hidden ? 'hidden' : 'visible'}><kit.Dialog open heading="Note" onClose={closed}>
    <input aria-label="Text" /></kit.Dialog></Activity>`,
})) {
  test(`a dialog that ${what} hides and shows again keeps its input, and does not ask to be closed`, async () => {
    await kit.react(`const never = new Promise(() => {})
      const Never = () => use(never)
      function App() {
        const [state, setState] = useState({ hidden: false })
        window.hide = (hidden) => setState({ hidden })
        const closed = ({ reason }) => { window.reason = reason }
        return <><button>Outside</button>${around}</>
      }`)
    await page.getByLabel('Text').click()
    await page.keyboard.type('Bring water')
    await page.evaluate('hide(true)')
    await rendered(page)
    assert.equal([await openDialogs(), await heldByDialog()], [0, undefined], 'the page is free')
    await press(page.getByRole('button', { name: 'Outside' }))
    await page.evaluate('hide(false)')
    await rendered(page)
    assert.is(await openDialogs(), 1)
    assert.is(await page.getByLabel('Text').inputValue(), 'Bring water')
    assert.is(await page.evaluate('window.reason'), undefined)
    assert.equal(kit.lines, [])
  })
}

const inForm = (dialog: string) => `function App() {
  const [open, setOpen] = useState(false)
  const called = (name) => (event) => { (window.calls ??= []).push(event?.data ? name + ' ' + [...event.data] : name) }
  return <section data-theme="dark"><kit.Form onValidSubmit={called('outer')} onDirtyChange={called('dirty')}
    onReset={called('reset')} actions={<kit.Button type="submit">Save</kit.Button>}>
    <kit.TextField label="Title" name="title" defaultValue="Sports day" />
    <kit.Button onClick={() => setOpen(true)}>Open</kit.Button>
    ${dialog}</kit.Form></section>
}`
for (const [what, dialog, field, typed, called] of [
  [
    'ConfirmDeletePrompt',
    `<kit.ConfirmDeletePrompt open={open} word="delete" onConfirm={called('confirmed')} />`,
    '',
    'delete',
    'confirmed',
  ],
  [
    'SearchStudentsDialog',
    `<kit.SearchStudentsDialog open={open} classes={['1']} onSearch={called('searched')} />`,
    'Name',
    'Ann',
    'searched',
  ],
  [
    'Dialog with a Form',
    `<kit.Dialog open={open} heading="More"><kit.Form onValidSubmit={called('inner')}><kit.TextField label="More text" name="more" /></kit.Form></kit.Dialog>`,
    'More text',
    'x',
    'inner more,x',
  ],
] as const) {
  test(`a ${what} in a form is no part of it: what it sends is its own`, async () => {
    await kit.react(inForm(dialog))
    const before = page.url()
    await press(page.getByRole('button', { name: 'Open' }))
    const input = field
      ? page.getByRole('dialog').getByLabel(field, { exact: true })
      : page.getByRole('dialog').getByRole('textbox')
    assert.ok(await input.evaluate((element) => element.closest('[data-theme=dark]') !== null), 'it keeps the theme')
    await input.click()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await rendered(page)
    assert.equal(await page.evaluate('window.calls'), [called])
    assert.is(page.url(), before, 'the page is not sent')
    assert.equal(kit.lines, [])
  })
}

test('a fragment that cannot be decoded takes nothing away from Tabs', async () => {
  await kit.react(`const App = () => <kit.Tabs hash label="Parts" tabs={[
    { key: 'first', label: 'First', content: 'One' }, { key: '50%', label: 'Half', content: 'Two' }]} />`)
  await page.evaluate(`location.hash = '#50%'`)
  await rendered(page)
  assert.is(await page.getByRole('tab', { selected: true }).innerText(), 'Half')
  assert.equal(kit.lines, [])
})

test('a Combobox with two options of one label keeps the one that was chosen, and takes none for a text of both', async () => {
  await kit.react(`const App = () => <kit.Form actions={<kit.Button type="submit">Save</kit.Button>}
    onValidSubmit={({ data }) => { window.sent = data.get('student') }}>
    <kit.Combobox label="Student" name="student" options={[
      { value: '1', label: 'Ann Lee', hint: 'Class 1' }, { value: '2', label: 'Ann Lee', hint: 'Class 2' },
      { value: '3', label: 'Ben Groß' }]} /></kit.Form>`)
  const field = page.getByRole('combobox', { name: 'Student' })
  await field.click()
  await press(page.getByRole('option', { name: 'Class 2' }))
  const save = page.getByRole('button', { name: 'Save' })
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await press(save)
  assert.is(await page.evaluate('window.sent'), '2', 'an unchanged label')
  await page.evaluate('delete window.sent')
  await field.fill('Ben Groß')
  await page.keyboard.press('Tab')
  await field.fill('ann lee')
  await page.keyboard.press('Tab')
  await rendered(page)
  assert.match(await page.locator('.kit-combobox').innerText(), /several “ann lee”/)
  await press(save)
  assert.is(await page.evaluate('window.sent'), undefined, 'the form is not sent with none of them')
  await field.click()
  await press(page.getByRole('option', { name: 'Class 1' }))
  await press(save)
  assert.is(await page.evaluate('window.sent'), '1')
})

test('a page number that is being typed stays while the list renders again', async () => {
  await kit.react(`function App() {
    const [page, setPage] = useState(2)
    const [, again] = useState(0)
    window.again = () => again((count) => count + 1)
    return <kit.Pagination page={page} pages={30} onPageChange={({ page }) => setPage(page)} />
  }`)
  const field = page.getByRole('textbox')
  await field.click()
  await page.keyboard.type('1')
  await page.evaluate('again()')
  await rendered(page)
  await page.keyboard.type('7')
  await page.evaluate('again()')
  await page.keyboard.press('Enter')
  await rendered(page)
  assert.is(await field.inputValue(), '17')
})

test('a DataTable is in the order of the values as they are, also when only what sortBy reads has changed', async () => {
  await kit.react(`const rows = [{ id: 1, name: 'Ann' }, { id: 2, name: 'Ben' }]
    function App() {
      const [marks, setMarks] = useState({ 1: 5, 2: 9 })
      window.setMarks = setMarks
      return <kit.DataTable caption="Marks" rows={rows} rowKey={({ id }) => id} defaultSort={{ column: 'mark', direction: 'ascending' }}
        columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name },
          { key: 'mark', header: 'Mark', cell: ({ id }) => marks[id], sortBy: ({ id }) => marks[id] }]} />
    }`)
  const names = () =>
    page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.slice(0, 3)))
  assert.equal(await names(), ['Ann', 'Ben'])
  await page.evaluate('setMarks({ 1: 9, 2: 5 })')
  await rendered(page)
  assert.equal(await names(), ['Ben', 'Ann'])
})

test('Escape during a composition gives up the composition, and the dialog stays', async () => {
  await kit.react(`function App() {
    const [open, setOpen] = useState(true)
    return <kit.Dialog open={open} heading="Note" onClose={() => setOpen(false)}><input aria-label="Text" /></kit.Dialog>
  }`)
  await page.getByLabel('Text').click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 })
  await rendered(page)
  assert.is(await openDialogs(), 1)
  await session.send('Input.insertText', { text: '日' })
  await page.keyboard.press('Escape')
  await rendered(page)
  assert.is(await openDialogs(), 0)
})

test.run()
