import { setImmediate as nextTurn } from 'node:timers/promises'
import { chunksOf } from '../store/queries.ts'
import type { DraftRow, RowAction } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'

/** The number of rows after which other requests have their turn. */
const CHUNK = 100

/**
 * A list in chunks. Before each chunk other requests have their turn: SQLite answers without a turn of the event loop,
 * so no other request would get a response until the end of the list.
 */
export async function* chunksWithYield<T>(list: readonly T[], size = CHUNK): AsyncGenerator<T[]> {
  for (const chunk of chunksOf(list, size)) {
    await nextTurn()
    yield chunk
  }
}

/** The rows of an import in chunks, as the database has them. @param action only those with this one */
export async function* rowChunks(
  { rowsAfter }: Pick<Tables['imports'], 'rowsAfter'>,
  id: string,
  action?: RowAction,
): AsyncGenerator<DraftRow[]> {
  let rowNumber = -1
  for (;;) {
    await nextTurn()
    const chunk = await rowsAfter(id, rowNumber, CHUNK, action)
    if (chunk.length > 0) yield chunk
    if (chunk.length < CHUNK) return
    rowNumber = chunk.at(-1)?.row ?? rowNumber
  }
}

/** The same as `list.map`, in chunks. */
export async function mapInChunks<From, To>(list: readonly From[], change: (one: From) => To): Promise<To[]> {
  const all: To[] = []
  for await (const chunk of chunksWithYield(list)) all.push(...chunk.map(change))
  return all
}
