// needs: package, chromium
/** Troubles that people reported against other kits, tried on the packed kit: each test is one of them. */
import * as assert from 'uvu/assert'
import { eventually } from '../server/connections.ts'
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

test('a Dialog gives the focus to the field with autoFocus, not to its first one', async () => {
  await kit.react(`function App() {
    const [open, setOpen] = useState(false)
    return <><kit.Button onClick={() => setOpen(true)}>Edit</kit.Button>
      <kit.Dialog open={open} heading="Edit"><kit.TextField label="First" name="first" />
        <kit.TextField label="Second" name="second" autoFocus /></kit.Dialog></>
  }`)
  await press(page.getByRole('button', { name: 'Edit' }))
  await rendered(page)
  await page.keyboard.type('Ann')
  assert.is(await page.getByLabel('Second').inputValue(), 'Ann')
})

test('a toast over a modal dialog is pressed and announced in it, and stays when the dialog closes', async () => {
  await kit.react(`function App() {
    const [open, setOpen] = useState(true)
    const [toasts, setToasts] = useState([])
    window.say = (message) => setToasts([...toasts, { id: message, tone: 'info', message }])
    window.setOpen = setOpen
    return <>
      <kit.Dialog open={open} heading="Note" onClose={({ reason }) => { window.reason = reason }}>Text</kit.Dialog>
      <kit.ToastRegion toasts={toasts} durations={{ info: Infinity }}
        onDismiss={({ id }) => { window.dismissed = id; setToasts(toasts.filter((toast) => toast.id !== id)) }} />
    </>
  }`)
  const isInDialog = () => page.locator('.kit-toast-region').evaluate((region) => region.closest('dialog') !== null)
  assert.ok(await isInDialog(), 'its live regions are in the dialog before they speak')
  await page.evaluate(`say('Saved')`)
  await rendered(page)
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.equal(await page.evaluate('[window.dismissed, window.reason]'), ['Saved', undefined])
  await page.evaluate(`say('Sent')`)
  await page.evaluate('setOpen(false)')
  await rendered(page)
  assert.not.ok(await isInDialog())
  assert.ok(await page.getByText('Sent').isVisible())
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.is(await page.evaluate('window.dismissed'), 'Sent')
  assert.equal(kit.lines, [])
})

test('a toast after a dialog that is taken out of the page with what is around it is seen', async () => {
  await kit.react(`function App() {
    const [shown, setShown] = useState(true)
    const [toasts, setToasts] = useState([])
    window.remove = () => setShown(false)
    window.say = (message) => setToasts([{ id: message, tone: 'info', message }])
    return <>
      {shown && <div><kit.Dialog open heading="Note">Text</kit.Dialog></div>}
      <kit.ToastRegion toasts={toasts} durations={{ info: Infinity }} onDismiss={({ id }) => { window.dismissed = id; setToasts([]) }} />
    </>
  }`)
  await page.evaluate(`remove(); say('At once')`)
  await rendered(page)
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.is(await page.evaluate('window.dismissed'), 'At once')
  await page.evaluate(`say('Later')`)
  await rendered(page)
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.is(await page.evaluate('window.dismissed'), 'Later')
  assert.equal(kit.lines, [])
})

test('a toast over the modal dialog of another library is pressed in it', async () => {
  await kit.react(`function App() {
    const [toasts, setToasts] = useState([])
    window.say = () => setToasts([{ id: 1, tone: 'info', message: 'Saved' }])
    return <><dialog id="other">Other</dialog><kit.ToastRegion toasts={toasts} durations={{ info: Infinity }}
      onDismiss={({ id }) => { window.dismissed = id; setToasts([]) }} /></>
  }`)
  await page.evaluate(`document.getElementById('other').showModal()`)
  await page.evaluate('say()')
  await rendered(page)
  await press(page.getByRole('button', { name: 'Dismiss' }))
  assert.is(await page.evaluate('window.dismissed'), 1)
})

const OVER = {
  components: () =>
    kit.react(`function App() {
      const [toasts, setToasts] = useState([])
      window.say = (id) => setToasts([{ id, tone: 'info', message: 'Saved' }])
      return <><kit.Menu id="menu" label="More" items={[{ key: 'a', label: 'Print' }]} />
        <kit.ToastRegion toasts={toasts} durations={{ info: Infinity }} onDismiss={({ id }) => { window.dismissed = id; setToasts([]) }} /></>
    }`),
  elements: () =>
    kit.elements(
      '<kit-menu id="menu" label="More"></kit-menu><kit-toast-region id="toasts"></kit-toast-region>',
      `menu.items = [{ key: 'a', label: 'Print' }]; toasts.durations = { info: Infinity }
      window.say = (id) => toasts.show({ id, message: 'Saved' })
      toasts.addEventListener('dismiss', ({ detail }) => { window.dismissed = detail.id })`,
    ),
}
for (const [which, show] of Object.entries(OVER))
  test(`a toast is pressed over a full-screen element and over what came into the top layer after it (${which})`, async () => {
    await show()
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    const covers = {
      'an element that becomes full-screen': async () => {
        await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<div id="full">Film</div>')
          full.onclick = () => full.requestFullscreen()`)
        await press(page.locator('#full'))
        await page.waitForFunction('document.fullscreenElement')
      },
      'a popover of the page': () =>
        page.evaluate(`const over = document.createElement('div')
          over.popover = 'manual'
          over.style.cssText = 'position: fixed; inset: 0; width: auto; height: auto'
          document.body.append(over)
          over.showPopover()`),
      'a list of the kit': async () => {
        await page.evaluate(`const style = new CSSStyleSheet()
          style.replaceSync('[role=menu] { inset: 0; max-inline-size: none; max-block-size: none }')
          for (const root of [document, menu.shadowRoot]) root?.adoptedStyleSheets.push(style)`)
        await page.getByRole('button', { name: 'More' }).evaluate((button: HTMLElement) => button.click())
      },
    }
    for (const [cover, come] of Object.entries(covers)) {
      await page.evaluate(`window.dismissed = ''; say('before')`)
      await rendered(page)
      await come()
      await rendered(page)
      await press(dismiss)
      assert.is(await page.evaluate('window.dismissed'), 'before', `it is over ${cover}`)
      await page.evaluate(`say('after')`)
      await rendered(page)
      await press(dismiss)
      assert.is(await page.evaluate('window.dismissed'), 'after', `a later one is over ${cover}`)
    }
    assert.equal(kit.lines, [])
  })

test('a toast that is dismissed by touch does not keep the next ones for ever', async () => {
  const touched = await openPackedKit({ hasTouch: true })
  try {
    await touched.page.clock.install()
    await touched.react(`function App() {
      const [toasts, setToasts] = useState([])
      window.say = (id) => setToasts([{ id, tone: 'info', message: 'Toast ' + id }])
      return <kit.ToastRegion toasts={toasts} onDismiss={({ id, reason }) => { window.gone = id + reason; setToasts([]) }} />
    }`)
    await touched.page.evaluate('say(1)')
    await touched.page.getByRole('button', { name: 'Dismiss' }).tap()
    assert.is(await touched.page.evaluate('window.gone'), '1button')
    await touched.page.evaluate('say(2)')
    await touched.page.getByText('Toast 2').waitFor()
    // Its time begins with an effect, which comes after it is seen.
    const gone = async () => {
      await touched.page.clock.runFor(1000)
      return (await touched.page.evaluate('window.gone')) === '2timeout'
    }
    assert.ok(await eventually(gone))
  } finally {
    await touched.close()
  }
})

test('a link to something in a panel of Tabs shows that panel', async () => {
  await kit.react(`const App = () => <><kit.Tabs hash label="Terms" tabs={[
    { key: 'first', label: 'First', content: 'One' },
    { key: 'second', label: 'Second', content: <p id="may">May</p> }]} /></>`)
  const selected = () => page.getByRole('tab', { selected: true }).innerText()
  for (const begin of ['Second', 'First']) {
    await press(page.getByRole('tab', { name: begin }))
    await page.evaluate(`location.hash = '#may'`)
    await rendered(page)
    assert.is(await selected(), 'Second', `from ${begin}`)
  }
})

test('the summary of errors leads to fields in a closed details and in a panel that is not shown', async () => {
  await kit.react(`const App = () => <kit.Form actions={<kit.Button type="submit">Save</kit.Button>}>
    <details><summary>More</summary><kit.TextField label="Street" name="street" required /></details>
    <kit.Tabs label="Parts" tabs={[{ key: 'a', label: 'A', content: 'One' },
      { key: 'b', label: 'B', content: <kit.TextField label="Town" name="town" required /> }]} />
  </kit.Form>`)
  await press(page.getByRole('button', { name: 'Save' }))
  for (const name of ['Street', 'Town']) {
    await press(page.locator('.kit-error-summary').getByRole('link', { name }))
    await rendered(page)
    assert.is(await page.evaluate('document.activeElement.name'), name.toLowerCase())
    assert.ok(await page.getByLabel(name).isVisible(), name)
  }
})

test('a drop into a disabled fieldset is not taken', async () => {
  await kit.react(`const App = () => <fieldset disabled><kit.FileField label="File" name="file"
    onFilesChange={() => { window.taken = true }} /></fieldset>`)
  await page.locator('.kit-file-field').evaluate((field) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'list.csv'))
    for (const type of ['dragover', 'drop'])
      field.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  })
  await rendered(page)
  assert.is(await page.evaluate('window.taken'), undefined)
  assert.is(await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.length), 0)
})

test('a reset that a handler prevents resets nothing', async () => {
  await kit.react(`const App = () => <kit.Form onReset={(event) => event.preventDefault()} onDirtyChange={({ dirty }) => { window.dirty = dirty }}>
    <kit.ColorField label="Colour" name="colour" defaultValue="#1a5fb4" />
    <kit.Combobox label="Class" name="class" freeText options={['1', '2']} /><button type="reset">Reset</button></kit.Form>`)
  await page.getByRole('combobox').fill('Prep')
  await page.keyboard.press('Tab')
  await press(page.getByRole('button', { name: 'Reset' }))
  await rendered(page)
  assert.is(await page.getByRole('combobox').inputValue(), 'Prep')
  assert.is(await page.locator('[name=class]').inputValue(), 'Prep')
  assert.is(await page.evaluate('window.dirty'), true)
})

test('Urdu digits that are typed into the middle of a number stay together', async () => {
  await kit.react(`const App = () => <kit.NumberField label="Roll number" name="roll" defaultValue="19" />`)
  await page.getByLabel('Roll number').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  for (const digit of '۵۶') {
    await page.keyboard.press('Shift')
    await page.keyboard.insertText(digit)
  }
  assert.is(await page.getByLabel('Roll number').inputValue(), '1569')
})

const MENU = `<kit.Menu label="More" items={[{ key: 'delete', label: 'Delete' }]} onAction={() => { window.deleted = true }} />`
test('Enter that is held down opens a menu and runs nothing', async () => {
  await kit.react(`const App = () => ${MENU}`)
  await page.getByRole('button', { name: 'More' }).focus()
  const session = await page.context().newCDPSession(page)
  for (const autoRepeat of [false, true, true]) {
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
      text: '\r',
      autoRepeat,
    })
    await rendered(page)
  }
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
  })
  assert.ok(await page.getByRole('menuitem', { name: 'Delete' }).isVisible())
  assert.is(await page.evaluate('window.deleted'), undefined)
})

test('a menu closes at a press whose event the page stops, and at a press in a frame', async () => {
  await kit.react(`const App = () => <>${MENU}<p ref={(element) => element?.addEventListener('pointerdown', (event) => event.stopPropagation())}>Page</p>
    <iframe title="Map" srcDoc="<p>A map</p>" /></>`)
  for (const target of [page.getByText('Page'), page.locator('iframe')]) {
    await press(page.getByRole('button', { name: 'More' }))
    assert.ok(await page.getByRole('menu').isVisible())
    await press(target)
    assert.not.ok(await page.getByRole('menu').isVisible())
  }
})

test('a SelectField keeps a value that is not among its options', async () => {
  await kit.react(`const App = () => <kit.Form onValidSubmit={({ data }) => { window.sent = [...data].join() }} actions={<kit.Button type="submit">Save</kit.Button>}>
    <kit.SelectField label="Class" name="class" options={['1', '2']} defaultValue="Prep" />
    <kit.SelectField label="Other" name="other" options={['1', '2']} value="Old" onValueChange={() => {}} /></kit.Form>`)
  await press(page.getByRole('button', { name: 'Save' }))
  assert.is(await page.evaluate('window.sent'), 'class,Prep,other,Old')
})

test('a function as the action of a Form runs with its data, once its fields are valid', async () => {
  await kit.react(`const App = () => <kit.Form action={(data) => { window.sent = data.get('name') }} actions={<kit.Button type="submit">Save</kit.Button>}>
    <kit.TextField label="Name" name="name" required /></kit.Form>`)
  const save = page.getByRole('button', { name: 'Save' })
  await press(save)
  assert.is(await page.evaluate('window.sent'), undefined)
  await page.getByLabel('Name').fill('Ann')
  await press(save)
  assert.is(await page.evaluate('window.sent'), 'Ann')
})

test('a field with form= belongs to that form', async () => {
  await kit.react(`const App = () => <><form id="far" onSubmit={(event) => { event.preventDefault(); window.sent = [...new FormData(event.currentTarget)].join() }} />
    <kit.TextField label="Name" name="name" defaultValue="Ann" form="far" />
    <kit.Combobox label="Class" name="class" options={['1']} defaultValue="1" form="far" /><button form="far">Save</button></>`)
  await press(page.getByRole('button', { name: 'Save' }))
  assert.is(await page.evaluate('window.sent'), 'name,Ann,class,1')
})

test.run()
