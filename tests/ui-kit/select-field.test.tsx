import * as assert from 'uvu/assert'
import { SelectField } from '../../ui-kit/select-field/index.ts'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(SelectField, { options: ['a', 'b'] }, { control: 'select', value: 'b' })

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

test.run()
