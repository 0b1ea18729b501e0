import * as assert from 'uvu/assert'
import { ClassFilter } from '../../ui-kit/class-filter/class-filter.tsx'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const props = { value: '', classes: ['7', '10'], resetHref: '/admin/dashboard/Student-detail', onValueChange: () => {} }

conforms(ClassFilter, props, { root: 'DIV' })

test('all classes, then each class', () => {
  const { root } = render(<ClassFilter {...props} />)
  assert.equal(
    [...root.querySelectorAll('option')].map((option) => option.value),
    ['', '7', '10'],
  )
})

test('reports the chosen class', async () => {
  const chosen: unknown[] = []
  const { root } = render(<ClassFilter {...props} onValueChange={(change) => chosen.push(change)} />)
  await type(root.querySelector('select') as Element, '7')
  assert.equal(chosen[0], { value: '7', name: 'class' })
})

test('reset is a real link, marked so that a router ignores it', () => {
  const link = render(<ClassFilter {...props} />).root.querySelector('a')
  assert.is(link?.getAttribute('href'), '/admin/dashboard/Student-detail')
  assert.ok(link?.hasAttribute('data-reload'))
  assert.is(link?.textContent, 'Reset filter')
})

test.run()
