import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countsOf } from '../counts.ts'

const printed = (total: number, passed: number, skipped = 0) =>
  `• •   (${passed} / ${total})\n\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n  Duration:  0.21ms\n\n`

const counts = (code: number | null, output: string) => {
  const { passed, failed } = countsOf({ code, output })
  return [passed, failed]
}

test('passed and failed tests are counted', () => {
  assert.equal(counts(0, printed(3, 3)), [3, 0])
  assert.equal(counts(1, printed(3, 1)), [1, 2])
})

test('a file without tests fails: a missing test.run() looks so', () => {
  assert.equal(counts(0, printed(0, 0)), [0, 1])
})

test('a file without totals fails, however it ended', () => {
  assert.equal(counts(0, ''), [0, 1])
  assert.equal(counts(1, 'SyntaxError: …'), [0, 1])
  assert.equal(counts(null, '• •'), [0, 1])
})

test('a skipped test fails the file', () => {
  assert.equal(counts(0, printed(3, 3, 1)), [3, 1])
})

test('an error outside the tests fails the file', () => {
  assert.equal(counts(1, printed(3, 3)), [3, 1])
})

test.run()
