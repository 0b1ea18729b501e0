import * as assert from 'uvu/assert'
import { nextWithoutReport } from '../../portal/pages/reports/use-class-of.ts'
import { test } from '../test.ts'

/** `a-` has no report, `a+` has one. */
const next = (list: string, id: string) =>
  nextWithoutReport(
    list.split(' ').map((one) => ({ _id: one.slice(0, -1), report: one.endsWith('+') ? ('Good' as const) : null })),
    id,
  )?._id

test('the next student is the first without a report after this one, in the order of the list', () => {
  assert.is(next('a- b- c-', 'a'), 'b')
  assert.is(next('c- a- b-', 'a'), 'b')
  assert.is(next('a- b+ c-', 'a'), 'c')
})

test('after the end of the list the search continues at its start', () => {
  assert.is(next('a+ b- c-', 'c'), 'b')
  assert.is(next('a- b+ c+', 'b'), 'a')
})

test('the next student is never the same one, and undefined when all others have a report', () => {
  assert.is(next('a- b+', 'a'), undefined)
  assert.is(next('a-', 'a'), undefined)
})

test('for a student who is not in the list, the first without a report is next', () => {
  assert.is(next('a+ b-', 'x'), 'b')
})

test.run()
