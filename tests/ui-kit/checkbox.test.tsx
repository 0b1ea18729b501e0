import * as assert from 'uvu/assert'
import { Checkbox, type CheckboxProps } from '../../ui-kit/checkbox/checkbox.tsx'
import { checkForm } from '../../ui-kit/internal/form-check.ts'
import { click, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const base = { label: 'I have read the rules', name: 'rules' }

conforms(
  Checkbox,
  { ...base, hint: 'On the board', error: 'Accept the rules', required: true },
  { root: 'DIV', control: 'INPUT' },
)

/** The checkbox in a form, and what the form would send. */
function box(more: Partial<CheckboxProps> = {}) {
  const ui = (props: Partial<CheckboxProps>) => (
    <form>
      <Checkbox {...base} {...more} {...props} />
    </form>
  )
  const view = render(ui({}))
  const form = view.root as HTMLFormElement
  const input = form.querySelector('input') as HTMLInputElement
  return {
    form,
    input,
    again: (props: Partial<CheckboxProps>) => view.rerender(ui(props)),
    sent: () => new FormData(form).get('rules'),
  }
}

test("without a value of its own it has none in the document: the browser sends 'on', a form library says yes or no", async () => {
  const it = box({})
  assert.not.ok(it.input.hasAttribute('value'))
  await click(it.input)
  assert.is(it.sent(), 'on')
})

test('sends its value while it is checked, and nothing otherwise', async () => {
  const events: unknown[] = []
  const { input, sent } = box({ value: 'read', onCheckedChange: (event) => events.push(event) })
  assert.is(sent(), null)
  await click(input)
  assert.is(sent(), 'read')
  await click(input)
  assert.is(sent(), null)
  assert.equal(events, [
    { checked: true, name: 'rules' },
    { checked: false, name: 'rules' },
  ])
})

test('a form reset restores the first state', async () => {
  const { form, input } = box({ defaultChecked: true })
  await click(input)
  form.reset()
  assert.ok(input.checked)
})

test('the app can keep the state, also the one between the two', async () => {
  const { input, again } = box({ checked: false, indeterminate: true })
  assert.ok(input.indeterminate)
  await click(input)
  assert.not.ok(input.checked)
  assert.ok(input.indeterminate, 'also after a click')
  again({ checked: true, indeterminate: false })
  assert.equal([input.checked, input.indeterminate], [true, false])
})

test('label, hint and error are connected with the box', () => {
  const { input } = box({ hint: 'On the board', error: 'Accept them' })
  const described = input.getAttribute('aria-describedby')?.split(' ')
  assert.equal(
    described?.map((id) => document.getElementById(id)?.textContent),
    ['On the board', 'Accept them'],
  )
  assert.is(input.getAttribute('aria-invalid'), 'true')
  assert.is(input.labels?.[0]?.textContent, 'I have read the rules')
})

test('an unchecked box that must be checked is an error, which names it', () => {
  const { form } = box({ required: true, requiredMessage: 'Check this box' })
  assert.equal(checkForm(form, String, ': '), [{ field: 'rules', message: 'I have read the rules: Check this box' }])
})

test.run()
