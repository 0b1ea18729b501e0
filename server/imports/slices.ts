import { setImmediate as nextTurn } from 'node:timers/promises'
import { chunksOf } from '../store/queries.ts'

/** Rows that are looked at before other requests have their turn. */
const SLICE = 100

/**
 * A list in parts. Before each, other requests have their turn: SQLite answers without a turn of the event loop, and
 * nobody would get a response meanwhile.
 */
export async function* slicesOf<T>(list: readonly T[], size = SLICE): AsyncGenerator<T[]> {
  for (const slice of chunksOf(list, size)) {
    await nextTurn()
    yield slice
  }
}
