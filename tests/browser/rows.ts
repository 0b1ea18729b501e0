import { assertNone } from '../lines.ts'
import { readRows } from '../runner/coverage.ts'
import { test } from '../test.ts'

const listed = new Set(readRows().map(({ row }) => row))

/** A test that covers rows of docs/rows.tsv: the runner holds the list against the tests that passed. */
export function coversRows(rows: string[], what: string, run: () => Promise<void> | void): void {
  const unknown = rows.filter((row) => !listed.has(row))
  if (unknown.length > 0) throw new Error(`No such row in docs/rows.tsv: ${unknown.join(', ')}`)
  test(`${rows.join(' ')}: ${what}`, run, rows)
}

/** `coversRows` for tests at the end of which this person's console has to be silent, but for what was expected. */
export function coversRowsSilently(person: () => { errors(): string[] }): typeof coversRows {
  return (rows, what, run) =>
    coversRows(rows, what, async () => {
      await run()
      assertNone(person().errors())
    })
}
