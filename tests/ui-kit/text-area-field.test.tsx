import * as assert from 'uvu/assert'
import { TextAreaField } from '../../ui-kit/text-area-field/text-area-field.tsx'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(TextAreaField, {}, { control: 'textarea', ref: 'TEXTAREA', value: 'Closed on Friday' })
conforms(
  TextAreaField,
  { label: 'Text', name: 'text', maxLength: 10 },
  { state: 'with a limit', root: 'DIV', control: 'TEXTAREA' },
)

test('the counter appears when 80% of the characters are used', async () => {
  const { container } = render(<TextAreaField label="x" name="x" maxLength={10} defaultValue="1234567" />)
  const counter = container.querySelector('[data-part=counter]') as HTMLElement
  assert.equal([counter.textContent, counter.getAttribute('role')], ['', 'status'])
  const area = container.querySelector('textarea') as HTMLTextAreaElement
  await type(area, '12345678')
  assert.is(counter.textContent, '2 characters left')
  await type(area, '123456789')
  assert.is(counter.textContent, '1 character left')
})

test.run()
