import * as assert from 'uvu/assert'
import { ValidForField } from '../../ui-kit/valid-for-field/index.ts'
import { click, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(ValidForField, {}, { control: 'input', value: '2030-01-02' })

test('Valid For: empty shows a date and offers Unlimited; 1 hides it, sends 1 and offers Set Time', async () => {
  const values: string[] = []
  const { container } = render(
    <form>
      <ValidForField onValueChange={({ value }) => values.push(value)} />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const sent = () => new FormData(form).get('date')
  const button = container.querySelector('button') as HTMLButtonElement
  const date = () => container.querySelector('input[type=date]') as HTMLInputElement | null
  assert.is(container.querySelector('label')?.textContent, 'Valid For')
  assert.equal([button.textContent, !!date(), sent()], ['Unlimited', true, ''])
  await click(button)
  assert.equal([button.textContent, !!date(), sent()], ['Set Time', false, '1'])
  await click(button)
  assert.equal([button.textContent, !!date(), sent()], ['Unlimited', true, ''])
  await type(date() as Element, '2030-05-06')
  assert.equal([button.textContent, sent()], ['Unlimited', '2030-05-06'])
  await click(button)
  assert.equal(values, ['1', '', '2030-05-06', '1'])
})

test.run()
