import { setImmediate as nextTurn } from 'node:timers/promises'
import { chunksOf } from '../store/queries.ts'
import type { DraftRow, RowAction } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'

/** Rows that are looked at before other requests have their turn. */
const SLICE = 100

/**
 * A list in parts. Before each, other requests have their turn: SQLite answers without a turn of the event loop, and
 * nobody would get a response meanwhile.
 */
export async function* chunksWithYield<T>(list: readonly T[], size = SLICE): AsyncGenerator<T[]> {
  for (const slice of chunksOf(list, size)) {
    await nextTurn()
    yield slice
  }
}

/** The rows of an import in slices, as the database has them. @param action only those with this one */
export async function* rowSlices(
  { rowsAfter }: Pick<Tables['imports'], 'rowsAfter'>,
  id: string,
  action?: RowAction,
): AsyncGenerator<DraftRow[]> {
  let rowNumber = -1
  for (;;) {
    await nextTurn()
    const slice = await rowsAfter(id, rowNumber, SLICE, action)
    if (slice.length > 0) yield slice
    if (slice.length < SLICE) return
    rowNumber = slice.at(-1)?.row ?? rowNumber
  }
}

/** The same as `list.map`, in slices. */
export async function mapInSlices<From, To>(list: readonly From[], change: (one: From) => To): Promise<To[]> {
  const all: To[] = []
  for await (const slice of chunksWithYield(list)) all.push(...slice.map(change))
  return all
}
