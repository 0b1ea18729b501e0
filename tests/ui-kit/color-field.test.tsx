import * as assert from 'uvu/assert'
import { ColorField, type ColorFieldProps } from '../../ui-kit/color-field/color-field.tsx'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(ColorField, {}, { control: 'input', value: '#1a5fb4' })

function field(props: Partial<ColorFieldProps> = {}) {
  const { container } = render(<ColorField label="Main" name="main" {...props} />)
  const [text, picker] = container.querySelectorAll('input')
  return { text: text as HTMLInputElement, picker: picker as HTMLInputElement }
}

test('what is written is in the picker, and what is picked is written', async () => {
  const { text, picker } = field({ defaultValue: '#1a5fb4' })
  assert.is(picker.value, '#1a5fb4')
  await type(text, '#C01C28')
  assert.is(picker.value, '#c01c28')
  await type(picker, '#26a269')
  assert.is(text.value, '#26a269')
  assert.equal([picker.name, picker.getAttribute('aria-label')], ['', 'Pick Main'])
})

test('the picker is white while the text is empty, at first and later', async () => {
  assert.is(field().picker.value, '#ffffff')
  const { text, picker } = field({ defaultValue: '#1a5fb4' })
  await type(text, '')
  assert.equal([picker.value, text.validity.valid], ['#ffffff', true])
})

test('a controlled value is in both', () => {
  const { text, picker } = field({ value: '#abc' })
  assert.equal([text.value, picker.value], ['#abc', '#aabbcc'])
})

test('a text that is no colour is invalid, with the text of the kit or of the page', async () => {
  const { text, picker } = field({ defaultValue: '#1a5fb4' })
  for (const wrong of ['blue', '#12', '#1234', '1a5fb4', '#1a5fbg', '#1a5fb4f']) {
    await type(text, wrong)
    assert.is(text.validationMessage, 'Enter a colour such as #1a5fb4 or #abc', wrong)
    assert.is(picker.value, '#1a5fb4', 'the last colour')
  }
  for (const right of ['', '#abc', '#ABCDEF']) {
    await type(text, right)
    assert.ok(text.validity.valid, right)
  }
  assert.is(field({ value: 'blue', hexMessage: 'Kein Farbwert' }).text.validationMessage, 'Kein Farbwert')
})

test('the short form and capital letters become the long form at the change', async () => {
  const { text } = field()
  await type(text, '#Abc')
  text.dispatchEvent(new Event('change', { bubbles: true }))
  assert.is(text.value, '#aabbcc')
})

test('the picker cannot be used where the text cannot', () => {
  for (const props of [{ disabled: true }, { readOnly: true }]) assert.ok(field(props).picker.disabled)
})

test.run()
