import * as assert from 'uvu/assert'
import { nextWithoutReport } from '../../portal/pages/reports/next-without-report.ts'
import { test } from '../test.ts'

/** `a-` has no report, `a+` has one. */
const next = (list: string, id: string) =>
  nextWithoutReport(
    list.split(' ').map((one) => ({ _id: one.slice(0, -1), report: one.endsWith('+') ? ('Good' as const) : null })),
    id,
  )?._id

test('the first one after the student, in the order of the list', () => {
  assert.is(next('a- b- c-', 'a'), 'b')
  assert.is(next('c- a- b-', 'a'), 'b')
  assert.is(next('a- b+ c-', 'a'), 'c')
})

test('after the last one, from the start', () => {
  assert.is(next('a+ b- c-', 'c'), 'b')
  assert.is(next('a- b+ c+', 'b'), 'a')
})

test('never the student, and none where all others have one', () => {
  assert.is(next('a- b+', 'a'), undefined)
  assert.is(next('a-', 'a'), undefined)
})

test('of a student who is not in the list, the first of the list', () => {
  assert.is(next('a+ b-', 'x'), 'b')
})

test.run()
