import { type ChangeEvent, type ComponentProps, createElement, type ElementType } from 'react'
import * as assert from 'uvu/assert'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const common = { label: 'Name', name: 'name', hint: 'As in the register', error: 'Enter a name', required: true }

/** What is expected of a field's control. */
interface Expected {
  /** Selector of the control. */
  control: string
  /**
   * Tag name of its `ref`.
   * @default 'INPUT'
   */
  ref?: string
  /** A valid value. Without it the value is not tested. */
  value?: string
}

/** Registers the tests that every field must pass. Call it once, before `test.run()`. */
export function behavesAsField<C extends ElementType>(
  Component: C,
  props: Partial<ComponentProps<C>>,
  { control: selector, ref = 'INPUT', value }: Expected,
): void {
  const field = (more: object) => {
    const { container, root } = render(
      createElement(Component as ElementType, { label: 'Name', name: 'name', ...props, ...more }),
    )
    const find = (wanted: string) => container.querySelector(wanted) as HTMLInputElement
    return { root, find, control: find(selector) }
  }

  conforms(Component, { ...common, ...props } as ComponentProps<C>, { root: 'DIV', control: ref })

  test('label, hint and error are connected with the control', () => {
    const { control, find } = field(common)
    assert.is(find('label').getAttribute('for'), control.id)
    const described = control.getAttribute('aria-describedby')?.split(' ')
    assert.equal(
      described?.map((id) => document.getElementById(id)?.textContent),
      ['As in the register', 'Enter a name'],
    )
    assert.equal(
      [control.getAttribute('aria-invalid'), control.dataset.name ?? control.name, control.required],
      ['true', 'name', true],
    )
  })

  test('has no error attributes without an error', () => {
    const { control, root, find } = field({})
    assert.not.ok(control.hasAttribute('aria-invalid') || control.hasAttribute('aria-describedby'))
    assert.not.ok(root.dataset.state)
    assert.not.ok(find('[data-part=error], [data-part=required], [data-part=hint]'))
  })

  test('disabled reaches the control', () => {
    assert.ok(field({ disabled: true }).control.disabled)
  })

  if (value !== undefined)
    test('reports its value with its name, to onValueChange and to onChange', async () => {
      const events: unknown[] = []
      const changes: unknown[] = []
      const { control } = field({
        name: 'wanted',
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => changes.push([target.name, target.value]),
        onValueChange: (event: unknown) => events.push(event),
      })
      await type(control, value)
      assert.equal(events, [{ value, name: 'wanted' }])
      assert.equal(changes, [['wanted', value]], "React's own event")
    })
}
