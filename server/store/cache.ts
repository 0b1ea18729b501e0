import { LRUCache } from 'lru-cache'
import type { Dependence, ReadDataVersion } from './data-versions.ts'

/** Above this the entries that were not used for longest are removed. */
const MAX_BYTES = 32 * 1024 * 1024
/** An entry's share of the memory besides its value. */
const ENTRY_BYTES = 256

type Argument = string | boolean | undefined
type Entry = { version: string; value: Promise<unknown> }

/**
 * Results that are expensive to make and requested often, in one bounded memory. An entry is valid as long as the
 * tables that it depends on are unchanged; other writes, such as a login, leave it.
 */
export function createCache(readVersion: ReadDataVersion) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES })

  return {
    /**
     * Makes a function that keeps its results. Callers with the same arguments at the same moment wait for one result.
     * An error is not kept.
     * @param name unique, since all functions share one memory
     * @param tables what the result depends on, besides the arguments
     * @param make must not be given a result that somebody changes later
     * @param bytesOf how much memory a result takes
     */
    memoize<A extends Argument[], T>(
      name: string,
      tables: Dependence,
      make: (...args: A) => Promise<T>,
      bytesOf: (result: T) => number,
    ): (...args: A) => Promise<T> {
      return async (...args) => {
        // Read before the data: if they change in between, the entry is newer than its version, and is made again.
        const version = tables.length > 0 ? await readVersion(tables) : ''
        const key = JSON.stringify([name, ...args])
        const found = entries.get(key)
        if (found?.version === version) return found.value as Promise<T>
        const value = make(...args)
        const entry = { version, value }
        entries.set(key, entry, { size: ENTRY_BYTES })
        const isCurrent = () => entries.peek(key) === entry
        value.then(
          (result) => {
            // Its size is known now. A new object, since lru-cache keeps the size of one that it has.
            if (isCurrent()) entries.set(key, { ...entry }, { size: ENTRY_BYTES + key.length + bytesOf(result) })
          },
          () => {
            if (isCurrent()) entries.delete(key)
          },
        )
        return value
      }
    },
  }
}

export type Cache = ReturnType<typeof createCache>
