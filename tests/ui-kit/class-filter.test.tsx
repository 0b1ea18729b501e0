import * as assert from 'uvu/assert'
import { ClassFilter } from '../../ui-kit/class-filter/index.ts'
import { render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const given = { value: '', resetHref: '/admin/dashboard/Student-detail', onValueChange: () => {} }

conforms(ClassFilter, given, { root: 'DIV', parts: ['field', 'reset'] })

test('all classes, then 1 to 10', () => {
  const { root } = render(<ClassFilter {...given} />)
  assert.equal(
    [...root.querySelectorAll('option')].map((option) => option.value),
    ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  )
})

test('tells the class chosen', async () => {
  const chosen: unknown[] = []
  const { root } = render(<ClassFilter {...given} onValueChange={(change) => chosen.push(change)} />)
  await type(root.querySelector('select') as Element, '7')
  assert.equal(chosen[0], { value: '7' })
})

test('reset is a real link, marked for the router to leave alone', () => {
  const link = render(<ClassFilter {...given} />).root.querySelector('a')
  assert.is(link?.getAttribute('href'), '/admin/dashboard/Student-detail')
  assert.ok(link?.hasAttribute('data-reload'))
  assert.is(link?.textContent, 'Reset filter')
})

test.run()
