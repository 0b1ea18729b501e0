import { setImmediate as nextTurn } from 'node:timers/promises'
import { chunksOf } from '../store/queries.ts'

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
