import * as assert from 'uvu/assert'
import { checkForm } from '../../ui-kit/internal/form-check.ts'
import { RadioGroup, type RadioGroupProps } from '../../ui-kit/radio-group/radio-group.tsx'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const base = { label: 'Size', name: 'size', options: ['S', { value: 'l', label: 'Large', hint: 'Two metres' }] }
const all = { ...base, hint: 'Of the desk', error: 'Choose a size', required: true }

conforms(RadioGroup, all, {
  root: 'FIELDSET',
  control: 'INPUT',
})

function group(more: Partial<RadioGroupProps> = {}) {
  const { root } = render(<RadioGroup {...base} {...more} />)
  const radios = [...root.querySelectorAll('input')]
  return { root, radios, chosen: () => radios.filter(({ checked }) => checked).map(({ value }) => value) }
}
const described = (element?: Element) =>
  element
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('native radio buttons with one name, in a group with a legend', () => {
  const { root, radios } = group()
  assert.is(root.querySelector('legend')?.textContent, 'Size')
  assert.equal(
    radios.map(({ type, name, value, labels }) => [type, name, value, labels?.[0]?.textContent]),
    [
      ['radio', 'size', 'S', 'S'],
      ['radio', 'size', 'l', 'LargeTwo metres'],
    ],
  )
  assert.not.ok(root.hasAttribute('aria-invalid') || root.hasAttribute('aria-describedby') || root.dataset.state)
})

test('an option whose label is in another language says so', () => {
  const { root } = group({ options: ['en', { value: 'ur', label: 'اردو', lang: 'ur' }] })
  assert.equal(
    [...root.querySelectorAll<HTMLElement>('[data-part=text]')].map(({ lang }) => lang),
    ['', 'ur'],
  )
})

test('hints and the error are connected', () => {
  const { root, radios } = group(all)
  assert.equal(described(root), ['Of the desk', 'Choose a size'])
  assert.equal(described(radios[1]), ['Two metres'])
  assert.equal([root.getAttribute('aria-invalid'), root.dataset.state], ['true', 'error'])
})

test('nothing is chosen at first without a value; keeps its value itself, or follows the value from outside', async () => {
  const events: unknown[] = []
  const onValueChange = (event: unknown) => events.push(event)
  const free = group({ onValueChange })
  assert.equal(free.chosen(), [])
  await click(free.radios[1] as Element)
  assert.equal(free.chosen(), ['l'])
  assert.equal(events, [{ value: 'l', name: 'size' }])
  assert.equal(group({ defaultValue: 'l' }).chosen(), ['l'])
  const held = group({ value: 'S', onValueChange })
  await click(held.radios[1] as Element)
  assert.equal(held.chosen(), ['S'])
  assert.is(events.length, 2)
})

test('a missing choice is one error of the form, which names the group', async () => {
  const errors = (requiredMessage?: string) => {
    const { container } = render(
      <form>
        <RadioGroup {...base} required requiredMessage={requiredMessage} />
      </form>,
    )
    return checkForm(container.querySelector('form') as HTMLFormElement, () => 'Choose one', ': ')
  }
  assert.equal(errors('Choose a size'), [{ field: 'size', message: 'Choose a size' }])
  const [{ message = '' } = {}, ...others] = errors()
  assert.is(message, 'Size: Choose one')
  assert.equal(others, [])
})

test.run()
