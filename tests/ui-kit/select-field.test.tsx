import * as assert from 'uvu/assert'
import { RadioGroup } from '../../ui-kit/radio-group/radio-group.tsx'
import { SelectField } from '../../ui-kit/select-field/select-field.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(SelectField, { options: ['a', 'b'] }, { control: 'select', ref: 'SELECT', value: 'b' })

test('a select has an empty option only with a placeholder', () => {
  const options = [{ value: '1', label: 'One' }, 'Two']
  const texts = (placeholder?: string) =>
    [
      ...render(
        <SelectField label="x" name="x" options={options} placeholder={placeholder} />,
      ).container.querySelectorAll('option'),
    ].map((option) => `${option.value}:${option.textContent}`)
  assert.equal(texts(), ['1:One', 'Two:Two'])
  assert.equal(texts('Choose'), [':Choose', '1:One', 'Two:Two'])
})

test('an option whose label is in another language says so', () => {
  const options = ['en', { value: 'ur', label: 'اردو', lang: 'ur' }]
  const { container } = render(<SelectField label="x" name="x" options={options} />)
  assert.equal(
    [...container.querySelectorAll('option')].map((option) => option.lang),
    ['', 'ur'],
  )
})

test('the type of the value is that of the options, and an empty string only with a placeholder', () => {
  const sizes = ['S', 'M'] as const
  type Size = (typeof sizes)[number]
  const set = (_size: Size) => {}
  const wants = { label: 'Size', name: 'size', options: sizes }
  render(<SelectField {...wants} value="S" onValueChange={({ value }) => set(value)} />)
  // @ts-expect-error: the placeholder can be chosen, so the value can be empty
  render(<SelectField {...wants} placeholder="Any" onValueChange={({ value }) => set(value)} />)
  // @ts-expect-error: no such option
  render(<SelectField {...wants} value="XL" />)
  render(<RadioGroup {...wants} onValueChange={({ value }) => set(value)} />)
  // @ts-expect-error: no such option
  render(<RadioGroup {...wants} value="XL" />)
})

test.run()
