// needs: package, chromium
/** Fields of the packed kit in a plain form, which the browser validates: what it says is the text of the kit. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { fillableFields } from './fillable-fields.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

const save = page.getByRole('button', { name: 'Save' })
/** The browser's message about the field that it has moved the focus to. */
const validationMessage = () => page.evaluate<string>('document.activeElement.validationMessage')
/** The parts of each page. */
const PARTS = `
  const missing = (valueMissing) => ({ validation: { valueMissing } })
  const Plain = ({ children }) => <form onSubmit={(event) => {
    event.preventDefault()
    window.sent = [...new FormData(event.target)].join()
  }}>{children}<kit.Button type="submit">Save</kit.Button></form>`

for (const [name, field] of Object.entries(fillableFields(page)))
  test(`a required ${name} in a plain form says the text of the KitProvider until it is filled in`, async () => {
    await kit.react(`${PARTS}
      function App() {
        const [value, setValue] = useState('')
        const valued = { name: 'field', label: 'Field', required: true, value, onValueChange: ({ value }) => setValue(value) }
        return <kit.KitProvider locale="et" messages={missing('Palun vasta')}><Plain>${field.jsx}</Plain></kit.KitProvider>
      }`)
    await save.focus()
    await page.keyboard.press('Enter')
    assert.is(await validationMessage(), 'Palun vasta')
    assert.is(await page.evaluate('window.sent'), undefined, 'nothing is sent')
    await field.keys()
    await rendered(page)
    await save.focus()
    await page.keyboard.press('Enter')
    assert.is(await page.evaluate('sent'), `field,${field.value}`)
    assert.equal(kit.lines, [])
  })

const FIELD = '<kit.TextField name="field" label="Field" required />'
const LANGUAGES = {
  "the nearest provider's": {
    jsx: `<kit.KitProvider messages={missing('Vasta')}><Plain>${FIELD}</Plain></kit.KitProvider>`,
    text: 'Vasta',
  },
  "the field's own language's": {
    jsx: `<Plain>${FIELD.replace('name', 'lang="en" name')}</Plain>`,
    text: 'Fill in this field',
  },
  "the field's own": {
    jsx: `<Plain>${FIELD.replace('name', 'requiredMessage="Enter a name" name')}</Plain>`,
    text: 'Enter a name',
  },
}
for (const [whose, { jsx, text }] of Object.entries(LANGUAGES))
  test(`Enter in an empty field of a plain form: the text is ${whose}`, async () => {
    await kit.react(`${PARTS}
      const App = () => <kit.KitProvider locale="et" messages={missing('Palun vasta')}>${jsx}</kit.KitProvider>`)
    await press(page.getByLabel('Field'))
    await page.keyboard.press('Enter')
    assert.is(await validationMessage(), text)
    await page.keyboard.type('A')
    assert.is(await validationMessage(), '')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    assert.is(await validationMessage(), text, 'again')
  })

test('a value that is not of the right form is named too, and a message of the page stays its own', async () => {
  await kit.react(`${PARTS}
    const App = () => <kit.KitProvider locale="et" messages={{ validation: { typeMismatch: 'Aadress on vale' } }}>
      <Plain><kit.TextField name="field" label="Field" type="email" /></Plain></kit.KitProvider>`)
  const field = page.getByLabel('Field')
  await press(field)
  await page.keyboard.type('sara')
  await page.keyboard.press('Enter')
  assert.is(await validationMessage(), 'Aadress on vale')
  await page.keyboard.type('@example.org')
  await field.evaluate((input: HTMLInputElement) => input.setCustomValidity('Taken'))
  await page.keyboard.press('Enter')
  assert.is(await validationMessage(), 'Taken')
  await press(field)
  assert.is(await validationMessage(), 'Taken', 'also after a press')
})

test('a value that a button of the page writes is sent at the next press', async () => {
  await kit.react(`${PARTS}
    function App() {
      const [value, setValue] = useState('')
      return <kit.KitProvider><Plain>
        <kit.TextField name="field" label="Field" required value={value} onValueChange={({ value }) => setValue(value)} />
        <kit.Button onClick={() => setValue('made')}>Make one</kit.Button></Plain></kit.KitProvider>
    }`)
  await press(save)
  assert.is(await validationMessage(), 'Fill in this field')
  await press(page.getByRole('button', { name: 'Make one' }))
  await press(save)
  assert.is(await page.evaluate('window.sent'), 'field,made')
})

test('without a provider the browser says it in its own language', async () => {
  await kit.react(`${PARTS}; const App = () => <Plain>${FIELD}<input name="own" required /></Plain>`)
  await press(save)
  const own = await page.locator('input[name="own"]').evaluate((input: HTMLInputElement) => input.validationMessage)
  assert.is(await validationMessage(), own)
})

test.run()
