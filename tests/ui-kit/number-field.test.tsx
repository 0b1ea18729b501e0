import * as assert from 'uvu/assert'
import { NumberField } from '../../ui-kit/number-field/number-field.tsx'
import { render, settle, type } from '../dom.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(NumberField, {}, { control: 'input', value: '12' })

test('other characters than digits have an error', async () => {
  const { container } = render(<NumberField label="Age" name="age" max={25} />)
  const input = container.querySelector('input') as HTMLInputElement
  await type(input, 'nine')
  assert.is(input.validationMessage, 'Enter digits only')
  await type(input, '9')
  assert.ok(input.validity.valid)
})

test('digits of keyboards for Urdu and Arabic become those of ASCII as they are typed, and what nobody sees goes', async () => {
  const values: string[] = []
  const { container } = render(
    <NumberField label="Age" name="age" max={25} onValueChange={({ value }) => values.push(value)} />,
  )
  const input = container.querySelector('input') as HTMLInputElement
  await type(input, '۱۲')
  assert.equal([input.value, input.validity.valid], ['12', true])
  await type(input, '\u200f1\u200b2\u202c')
  assert.equal([input.value, input.validity.valid], ['12', true])
  await type(input, '٣٠')
  assert.equal([input.validationMessage, values], ['At most 25', ['12', '12', '30']])
})

test('a reset of the form takes the error away with the value', async () => {
  const { container } = render(
    <form>
      <NumberField label="Age" name="age" />
    </form>,
  )
  const input = container.querySelector('input') as HTMLInputElement
  await type(input, 'nine')
  container.querySelector('form')?.reset()
  await settle()
  assert.equal([input.value, input.validity.valid], ['', true])
})

test('a field that is taken away at a reset of its form does nothing more', async () => {
  const { container, unmount } = render(
    <form>
      <NumberField label="Age" name="age" />
    </form>,
  )
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  container.querySelector('form')?.reset()
  unmount()
  await settle()
  process.off('uncaughtException', note)
  assert.equal(uncaught, [])
})

test.run()
