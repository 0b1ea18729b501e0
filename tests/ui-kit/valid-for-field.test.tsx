import * as assert from 'uvu/assert'
import { ValidForField } from '../../ui-kit/valid-for-field/valid-for-field.tsx'
import { click, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(ValidForField, {}, { control: 'input', value: '2030-01-02' })
conforms(
  ValidForField,
  { label: 'Valid for', name: 'date' },
  {
    state: 'without limit',
    root: 'DIV',
    control: 'INPUT',
    reach: (root) => click(root.querySelector('button') as HTMLElement),
  },
)

test('empty shows a date input; unlimited hides it and sends the value for unlimited', async () => {
  const values: string[] = []
  const { container } = render(
    <form>
      <ValidForField label="Valid for" name="date" onValueChange={({ value }) => values.push(value)} />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const sent = () => new FormData(form).get('date')
  const button = container.querySelector('button') as HTMLButtonElement
  const date = () => container.querySelector('input[type=date]') as HTMLInputElement | null
  assert.is(container.querySelector('label')?.textContent, 'Valid for')
  assert.equal([button.textContent, !!date(), sent()], ['Unlimited', true, ''])
  await click(button)
  assert.equal([button.textContent, !!date(), sent()], ['Choose a day', false, 'unlimited'])
  await click(button)
  assert.equal([button.textContent, !!date(), sent()], ['Unlimited', true, ''])
  await type(date() as Element, '2030-05-06')
  assert.equal([button.textContent, sent()], ['Unlimited', '2030-05-06'])
  await click(button)
  assert.equal(values, ['unlimited', '', '2030-05-06', 'unlimited'])
})

test('the value for unlimited can be another', async () => {
  const { container } = render(<ValidForField label="Valid for" name="date" defaultValue="1" unlimitedValue="1" />)
  assert.is(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value, '1')
})

test.run()
