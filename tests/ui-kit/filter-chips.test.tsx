import * as assert from 'uvu/assert'
import { FilterChips } from '../../ui-kit/filter-chips/filter-chips.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const filters = [
  { key: 'class', label: 'Class', value: '5' },
  { key: 'missing', label: 'Report still missing' },
]

conforms(FilterChips, { filters, onRemove: () => {} }, { root: 'UL' })

test('each chip says what is filtered, and its button what it takes away', () => {
  const { root } = render(<FilterChips filters={filters} onRemove={() => {}} />)
  assert.equal(
    [...root.querySelectorAll('li')].map((chip) => chip.textContent),
    ['Class: 5', 'Report still missing'],
  )
  assert.equal(
    [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
    ['Remove Class 5', 'Remove Report still missing'],
  )
})

test('without filters there is nothing', () => {
  assert.is(render(<FilterChips filters={[]} onRemove={() => {}} />).container.innerHTML, '')
})

test.run()
