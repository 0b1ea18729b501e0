import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { TextAreaField } from '../../ui-kit/text-area-field/text-area-field.tsx'
import { act, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(TextAreaField, {}, { control: 'textarea', ref: 'TEXTAREA', value: 'Closed on Friday' })
conforms(
  TextAreaField,
  { label: 'Text', name: 'text', maxLength: 10 },
  { state: 'with a limit', root: 'DIV', control: 'TEXTAREA' },
)

test('the counter is seen when 80% of the characters are used, and said once after a pause of a second', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const { container } = render(<TextAreaField label="x" name="x" maxLength={10} defaultValue="1234567" />)
    const [seen, said] = [...container.querySelectorAll('[data-part=counter], [role=status]')]
    const area = container.querySelector('textarea') as HTMLTextAreaElement
    const pass = (milliseconds: number) => act(() => mock.timers.tick(milliseconds))
    const both = () => [seen?.textContent, said?.textContent]
    await pass(2000)
    assert.equal(both(), ['', ''])
    await type(area, '12345678')
    await pass(999)
    assert.equal(both(), ['2 characters left', ''])
    await type(area, '123456789')
    await pass(999)
    assert.equal(both(), ['1 character left', ''], 'not while somebody types')
    await pass(1)
    assert.equal(both(), ['1 character left', '1 character left'])
    assert.is(seen?.getAttribute('role'), null)
  } finally {
    mock.timers.reset()
  }
})

test.run()
