import * as assert from 'uvu/assert'
import { coverageOf, readRows } from '../runner/coverage.ts'
import { test } from '../test.ts'

const rows = [
  { row: 'home', says: 'a home' },
  { row: 'board', says: 'a board' },
]
const home = { row: 'home', test: 'has a title', file: 'tests/home.test.ts' }
const board = { row: 'board', test: 'has cards', file: 'tests/board.test.ts' }

test('a row without a passing test is missing', () => {
  assert.equal(coverageOf(rows, [home]).missing, ['board'])
  assert.equal(coverageOf(rows, [board, home]).missing, [])
})

test('the page has each row with its tests, in the order of the rows', () => {
  const other = { ...home, test: 'has a photo | two' }
  const { page } = coverageOf(rows, [board, home, other])
  assert.is(coverageOf(rows, [other, home, board]).page, page)
  assert.equal(page.split('\n').slice(-3, -1), [
    '| home | a home | [has a photo \\| two](../tests/home.test.ts)<br>[has a title](../tests/home.test.ts) |',
    '| board | a board | [has cards](../tests/board.test.ts) |',
  ])
})

test('docs/rows.tsv has each row once, with a description', () => {
  const list = readRows()
  assert.is(new Set(list.map(({ row }) => row)).size, list.length)
  assert.ok(list.length > 100)
  for (const { row, says } of list) assert.match(says, /./, row)
})

test.run()
