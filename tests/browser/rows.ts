import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { test } from 'uvu'
import { readRows } from '../coverage.ts'
import { assertNone } from '../lines.ts'

const listed = new Set(readRows().map(({ row }) => row))
const file = relative('.', process.argv[1] ?? '').replaceAll('\\', '/')

/**
 * A test that shows rows of docs/rows.tsv. That it passed is noted for the runner, which holds the list against the
 * notes of all files.
 */
export function shows(rows: string[], what: string, run: () => Promise<void> | void): void {
  const unknown = rows.filter((row) => !listed.has(row))
  if (unknown.length > 0) throw new Error(`No such row in docs/rows.tsv: ${unknown.join(', ')}`)
  test(`${rows.join(' ')}: ${what}`, async () => {
    await run()
    const notes = process.env.ROWS_FILE
    if (notes) for (const row of rows) appendFileSync(notes, `${JSON.stringify({ row, test: what, file })}\n`)
  })
}

/** `shows` for tests in which this person's console has to stay silent, but for what they say they heard. */
export function showsTo(person: { errors(): string[] }): typeof shows {
  return (rows, what, run) =>
    shows(rows, what, async () => {
      await run()
      assertNone(person.errors())
    })
}
