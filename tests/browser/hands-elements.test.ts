// needs: package, chromium
/** Fields of the packed custom elements, pressed and typed in as a person does: what their value is when an event is fired. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { fillableFields } from './fillable-fields.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

const tagOf = (component: string) => `kit${component.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** The events of a field, and its value, FormData and validity at each of them. */
interface ReceivedEvent {
  type: string
  /** Whose listener gets it: the element's, or the page's, below all others or before them. */
  by: 'element' | 'page' | 'capture'
  /** The value in the event. */
  detailValue?: string
  value: string
  data: string | null
  isValid: boolean
}

/** A required field in a form. `window.received` has the events that the page receives. */
const show = (tag: string, attributes = '', name = 'name="field"') =>
  kit.elements(
    `<form id="form"><${tag} id="field" ${name} label="Field" required ${attributes}></${tag}></form>`,
    `window.received = []
    const note = (by) => ({ type, detail }) => {
      const boxed = field.localName === 'kit-checkbox'
      received.push({
        type, by,
        detailValue: detail instanceof Object ? (boxed ? (detail.checked ? 'yes' : '') : detail.value) : undefined,
        value: boxed ? (field.checked ? field.value : '') : field.value,
        data: new FormData(form).get('field'),
        isValid: field.validity.valid && form.checkValidity(),
      })
    }
    for (const type of ['input', 'change', 'valuechange', 'checkedchange']) {
      field.addEventListener(type, note('element'))
      document.addEventListener(type, note('page'))
      // It also gets what fields without bubbling tell their own listeners.
      if (!type.endsWith('echange')) document.addEventListener(type, note('capture'), true)
    }`,
  )

for (const [name, field] of Object.entries(fillableFields(page)))
  test(`the page finds the new value, FormData and validity at each event of a ${tagOf(name)}`, async () => {
    await show(tagOf(name), field.attributes)
    // Twice: the second change finds a value that the element has kept.
    for (const by of ['keys', 'mouse'] as const) {
      await page.evaluate('received.length = 0; form.reset()')
      await rendered(page)
      await field[by]()
      // A typed text becomes a change when focus leaves.
      await page.evaluate('document.activeElement.blur()')
      await rendered(page)
      const received = (await page.evaluate('received')) as ReceivedEvent[]
      const value = (by === 'mouse' && field.byMouse) || field.value
      for (const { type, by: whose, detailValue, value: found, data, isValid } of received) {
        assert.is(data ?? '', found, `${by}: ${type} by ${whose}, the form has the value of the element`)
        // Before all others the form has the value; what a component makes of it for the validity comes after.
        if (whose !== 'capture')
          assert.is(isValid, found !== '', `${by}: ${type} by ${whose}, validity is that of '${found}'`)
        if (detailValue !== undefined)
          assert.is(found, detailValue, `${by}: ${type}, the element has the value that it tells`)
      }
      const values = (type: string, by: ReceivedEvent['by']) =>
        received.filter((event) => event.type === type && event.by === by).map(({ value }) => value)
      const own = name === 'Checkbox' ? 'checkedchange' : 'valuechange'
      assert.is(values(own, 'element').at(-1), value, `${by}: its own event`)
      for (const type of ['input', 'change']) {
        for (const whose of ['element', 'page'] as const)
          assert.is(values(type, whose).at(-1), value, `${by}: ${type} by ${whose}`)
        // The first that is new: what is typed into a combobox, and a picker, are no values yet.
        const early = [...new Set(values(type, 'capture'))].filter((value) => values(type, 'page').includes(value))
        assert.equal(early, [...new Set(values(type, 'page'))], `${by}: ${type} before all others`)
        assert.is(values(type, 'capture').at(-1), value, `${by}: ${type} before all others`)
      }
      // A day is changed with each key, every other field once.
      const changes = values('change', 'element')
      assert.is(new Set(changes).size, changes.length, `${by}: each change once, not ${changes}`)
      assert.not(
        received.some(({ type, by }) => by === 'page' && type.endsWith('echange')),
        'its own event is received at the element only',
      )
    }
    assert.equal(kit.lines, [])
  })

test('a field without a name, which no form sends, fires the same events with the new value', async () => {
  for (const [name, field] of Object.entries(fillableFields(page))) {
    await show(tagOf(name), field.attributes, '')
    await field.keys()
    await page.evaluate('document.activeElement.blur()')
    await rendered(page)
    const received = (await page.evaluate('received')) as ReceivedEvent[]
    for (const type of ['input', 'change'])
      assert.is(received.findLast((event) => event.type === type)?.value, field.value, `${name}: ${type}`)
    assert.is(await page.evaluate('[...new FormData(form)].length'), 0, `${name}: nothing is sent`)
  }
})

test('the page finds the chosen photo, and none after a refused one, at each event of a kit-photo-field', async () => {
  await show('kit-photo-field')
  await page.evaluate(`window.files = []
    for (const type of ['input', 'change', 'photochange'])
      field.addEventListener(type, () => files.push([type, new FormData(form).get('field')?.name ?? '', form.checkValidity()]))`)
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.evaluate('files.length = 0')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page.locator('[data-part=choose]'))])
    await chooser.setFiles(file)
    await rendered(page)
    return page.evaluate('files')
  }
  const buffer = Buffer.from('iVBORw0KGgo=', 'base64')
  const events = (name: string) => ['photochange', 'input', 'change'].map((type) => [type, name, name !== ''])
  // No browser can show it: the second photochange says so.
  assert.equal(await choose({ name: 'a.txt', mimeType: 'text/plain', buffer }), events(''))
  const photo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  await page.evaluate(`field.types = ['image/svg+xml']`)
  await rendered(page)
  assert.equal(await choose({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: photo }), events('a.svg'))
  await page.evaluate('files.length = 0')
  await press(page.getByText('Remove choice'))
  assert.equal(await page.evaluate('files'), events(''))
})

test('the page finds the new credentials at each event of a kit-credential-generator', async () => {
  await kit.elements(
    '<form id="form"><kit-credential-generator id="field" person="Ali Khan"></kit-credential-generator></form>',
    `window.received = []
    field.addEventListener('credentialschange', ({ detail }) => {
      const data = Object.fromEntries(new FormData(form))
      received.push([data.userId === detail.userId, data.password === detail.password, form.checkValidity()])
    })`,
  )
  for (const name of ['Generate another user id', 'Generate another password'])
    await press(page.getByRole('button', { name }))
  assert.equal(
    await page.evaluate('received'),
    [1, 2, 3].map(() => [true, true, true]),
  )
})

const FIELDS = Object.keys(fillableFields(page)).map(tagOf)

test('an error, or setCustomValidity, makes every field invalid with that message, until the page takes it away', async () => {
  await kit.elements(
    `<form id="form">${[...FIELDS, 'kit-photo-field'].map((tag) => `<${tag} name="${tag}" label="Name"></${tag}>`).join('')}</form>`,
    `window.messages = () => Object.fromEntries([...form.elements].map((field) =>
      [field.localName, [field.validity.valid, field.validity.customError, field.validationMessage, form.checkValidity()].join()]))
    const each = (act) => { for (const field of form.elements) act(field); return messages() }
    window.states = () => ({
      error: each((field) => { field.error = 'This name is taken' }),
      both: each((field) => field.setCustomValidity('Wrong')),
      custom: each((field) => { field.error = '' }),
      none: each((field) => field.setCustomValidity('')),
    })`,
  )
  const wanted = {
    error: 'false,true,This name is taken,false',
    both: 'false,true,Wrong,false',
    custom: 'false,true,Wrong,false',
    none: 'true,false,,true',
  }
  const all = [...FIELDS, 'kit-photo-field']
  assert.equal(
    await page.evaluate('states()'),
    Object.fromEntries(
      Object.entries(wanted).map(([state, text]) => [state, Object.fromEntries(all.map((tag) => [tag, text]))]),
    ),
  )
})

test('an error stops the form as the browser does; one in the HTML goes when the user changes the value', async () => {
  await kit.elements(
    `<form id="form"><kit-text-field id="field" name="name" label="Name" value="Ali" error="This name is taken"></kit-text-field>
      <kit-button type="submit">Save</kit-button></form>`,
    `window.sent = 0; addEventListener('submit', (event) => { event.preventDefault(); sent++ })`,
  )
  const save = () => press(page.getByRole('button', { name: 'Save' }))
  const state = () => page.evaluate('[sent, field.error, field.matches(":invalid"), document.activeElement.id]')
  await save()
  assert.equal(await state(), [0, 'This name is taken', true, 'field'], 'the browser moves focus there')
  await page.keyboard.type('a')
  await rendered(page)
  assert.equal(await state(), [0, '', false, 'field'])
  await page.evaluate(`field.error = 'Too short'`)
  await page.keyboard.type('b')
  await save()
  assert.equal(await state(), [0, 'Too short', true, 'field'], 'the page has set it, and takes it away')
  await page.evaluate(`field.error = ''`)
  await save()
  assert.is(await page.evaluate('sent'), 1)
})

test('a text that is too long from the start is valid until the user edits it, as in a native control', async () => {
  const texts = {
    'native area': '<textarea id="native-area" maxlength="3">longer</textarea>',
    'kit-text-area-field':
      '<kit-text-area-field id="area" name="area" label="Area" maxlength="3" value="longer"></kit-text-area-field>',
    'native line': '<input id="native-line" maxlength="3" value="longer">',
    'kit-text-field':
      '<kit-text-field id="line" name="line" label="Line" maxlength="3" value="longer"></kit-text-field>',
  }
  await kit.elements(`<form id="form">${Object.values(texts).join('')}</form>`)
  const tooLong = () =>
    page.evaluate('[...form.elements].map(({ value, validity }) => [value, validity.tooLong].join())')
  const same = (text: string) => Object.keys(texts).map(() => text)
  const backspace = async () => {
    for (const id of ['native-area', 'area', 'native-line', 'line']) {
      await page.evaluate(`document.getElementById('${id}').focus()`)
      for (const key of ['End', 'Backspace']) await page.keyboard.press(key)
      await rendered(page)
    }
  }
  assert.equal(await tooLong(), same('longer,false'))
  await backspace()
  assert.equal(await tooLong(), same('longe,true'))
  await page.evaluate(`for (const field of form.elements) field.value = 'script'`)
  assert.equal(await tooLong(), same('script,false'), 'a script may set it')
  await page.evaluate('form.reset()')
  await rendered(page)
  assert.equal(await tooLong(), same('longer,false'))
  for (const left of ['longe,true', 'long,true', 'lon,false']) {
    await backspace()
    assert.equal(await tooLong(), same(left))
  }
})

test('kit-form takes away the errors that it has written itself, not those of the page', async () => {
  await kit.elements(
    `<kit-form id="frame"><form id="form">
      <kit-text-field id="one" name="one" label="One"></kit-text-field><kit-text-field id="two" name="two" label="Two"></kit-text-field>
      <kit-button type="submit">Save</kit-button></form></kit-form>`,
    `window.sent = 0; addEventListener('submit', (event) => { if (!event.defaultPrevented) sent++; event.preventDefault() })
    frame.validate = ({ data }) => data.get('one') === data.get('two') ? [] : [{ field: 'two', message: 'Two is not as one' }]`,
  )
  const save = () => press(page.getByRole('button', { name: 'Save' }))
  const state = () => page.evaluate('[sent, one.error || "", two.error || ""]')
  await page.getByLabel('Two').fill('Ali')
  await save()
  assert.equal(await state(), [0, '', 'Two is not as one'])
  await page.evaluate(`one.error = 'One is taken'`)
  await page.getByLabel('One').fill('Ali')
  await save()
  assert.equal(await state(), [0, 'One is taken', ''])
  assert.is(await page.getByRole('link', { name: 'One is taken' }).count(), 1)
  await page.evaluate(`one.error = ''`)
  await save()
  assert.equal(await state(), [1, '', ''])
  assert.equal(kit.lines, [])
})

test('Enter in a required combobox whose text is no option sends nothing', async () => {
  await kit.elements(
    `<form id="form"><kit-combobox name="student" label="Student" required options='["Ali","Sara"]'></kit-combobox>
      <kit-button type="submit">Save</kit-button></form>`,
    `window.sent = 0; addEventListener('submit', (event) => { event.preventDefault(); sent++ })`,
  )
  const box = page.getByRole('combobox')
  await box.fill('Zoe')
  await box.press('Enter')
  await rendered(page)
  assert.is(await page.evaluate('sent'), 0)
  await box.fill('sara')
  await box.press('Enter')
  await rendered(page)
  assert.is(await page.evaluate('sent'), 1)
})

test.run()
