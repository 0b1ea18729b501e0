import * as assert from 'uvu/assert'
import { DateField } from '../../ui-kit/date-field/date-field.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(DateField, {}, { control: 'input', value: '2030-01-02' })

test('it asks for a day, within the first and the last one', () => {
  const { root } = render(<DateField label="Last day" name="date" min="2030-01-01" max="2030-12-31" />)
  const { type, min, max } = root.querySelector('input') as HTMLInputElement
  assert.equal([type, min, max], ['date', '2030-01-01', '2030-12-31'])
})

test.run()
