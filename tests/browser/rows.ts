import { assertNone } from '../lines.ts'
import { readRows } from '../runner/coverage.ts'
import { test } from '../test.ts'

const listed = new Set(readRows().map(({ row }) => row))

/** Adds a test that covers rows of docs/rows.tsv. The runner compares the file with the rows of the passed tests. */
export function coversRows(rows: string[], what: string, run: () => Promise<void> | void): void {
  const unknown = rows.filter((row) => !listed.has(row))
  if (unknown.length > 0) throw new Error(`No such row in docs/rows.tsv: ${unknown.join(', ')}`)
  test(`${rows.join(' ')}: ${what}`, run, rows)
}

/** `coversRows` for tests that fail if the console of this person has unexpected lines at the end. */
export function coversRowsSilently(person: () => { errors(): string[] }): typeof coversRows {
  return (rows, what, run) =>
    coversRows(rows, what, async () => {
      await run()
      assertNone(person().errors())
    })
}
