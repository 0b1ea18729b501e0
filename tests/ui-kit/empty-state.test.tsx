import * as assert from 'uvu/assert'
import { EmptyState } from '../../ui-kit/empty-state/empty-state.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  EmptyState,
  { heading: 'No students', children: 'Try another class.', illustration: 'people', actions: 'Show all' },
  { root: 'DIV' },
)

test('shows only what it is given', () => {
  const { root } = render(<EmptyState heading="No Notice is Added by admin" />)
  assert.is(root.textContent, 'No Notice is Added by admin')
  assert.is(root.children.length, 1)
})

test('has no heading element', () => {
  const { root } = render(<EmptyState heading="Nothing" illustration="board" />)
  assert.not.ok(root.querySelector('h1, h2, h3, h4, h5, h6'))
  assert.is(root.querySelector('svg')?.getAttribute('aria-hidden'), 'true')
})

test.run()
