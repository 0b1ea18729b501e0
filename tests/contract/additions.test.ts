import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { operations } from '#contract/operations'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { additionRows, DOCUMENT, isAdditionRow, specifiedCalls, TABLE } from './additions.ts'

test('the document has every call and field that the specification does not have, as its docblock says, and no other', () => {
  const written = readFileSync(DOCUMENT, 'utf8').split('\n')
  const rows = additionRows()
  const table = written.slice(written.indexOf(TABLE)).filter(isAdditionRow)
  assertNone(
    rows.filter((row) => !table.includes(row)).map((row) => `${DOCUMENT} lacks (\`npm run record\` writes it) ${row}`),
  )
  assertNone(table.filter((row) => !rows.includes(row)).map((row) => `${DOCUMENT} has too much: ${row}`))
})

test('every call of the specification is in the contract', () => {
  const calls = Object.values(operations).map(({ method, path }) => `${method} ${path}`)
  assertNone(specifiedCalls.filter((call) => !calls.includes(call)))
  assert.is(specifiedCalls.length, 33)
})

test.run()
