import * as assert from 'uvu/assert'
import { useTyped } from '../../portal/hooks/use-typed.ts'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'

function Field({ value }: { value: string }) {
  const [typed, setTyped] = useTyped(value)
  return <input value={typed} onChange={({ target }) => setTyped(target.value)} />
}

test('what is typed stays until the value is another one, also where it becomes what it was before', async () => {
  const { container, rerender } = render(<Field value="" />)
  const input = container.querySelector('input') as HTMLInputElement
  await type(input, 'ann')
  rerender(<Field value="" />)
  assert.is(input.value, 'ann')
  rerender(<Field value="ann" />)
  await type(input, 'anna')
  // Back.
  rerender(<Field value="" />)
  assert.is(input.value, '')
})

test.run()
