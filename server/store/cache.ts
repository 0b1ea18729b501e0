import { LRUCache } from 'lru-cache'
import type { Dependence, ReadDataVersion } from './data-versions.ts'

const MAX_BYTES = 32 * 1024 * 1024
/** The memory of an entry besides its value. */
const ENTRY_BYTES = 256

type Argument = string | number | boolean | undefined
type Entry = { version: string; value: unknown }

/**
 * A cache of bounded size for results that are expensive and often requested. An entry is valid as long as the tables that
 * it depends on are unchanged; other writes, such as a login, do not affect it.
 * @param maxSize bytes; above it the entries that were not used for longest are removed
 */
export function createCache(readVersion: ReadDataVersion, maxSize = MAX_BYTES) {
  const entries = new LRUCache<string, Entry>({ maxSize })

  return {
    /**
     * Makes a function whose results are cached. Callers with the same arguments at the same moment wait for one result. An
     * error is not cached.
     * @param name unique, since all functions share one cache
     * @param tables what the result depends on, besides the arguments
     * @param make computes the result, which nobody may change later
     * @param bytesOf how much memory a result takes
     */
    memoize<A extends Argument[], T>(
      name: string,
      tables: Dependence,
      make: (...args: A) => Promise<T>,
      bytesOf: (result: T) => number,
    ): (...args: A) => Promise<T> {
      return async (...args) => {
        // Read before the data: if these change in between, the entry is newer than its version, and is made again.
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
            // The size is known now. A new object, since lru-cache does not update the size of an object that it has.
            if (isCurrent()) entries.set(key, { ...entry }, { size: ENTRY_BYTES + key.length + bytesOf(result) })
          },
          () => {
            if (isCurrent()) entries.delete(key)
          },
        )
        return value
      }
    },

    /**
     * Values that are not computed anew but follow from the one before.
     * @param name unique, as that of a function
     * @param bytesOf how much memory a value takes
     */
    values<T>(name: string, bytesOf: (value: T) => number) {
      const keyOf = (id: string) => JSON.stringify([name, id])
      return {
        /** The value, if it is one of this version and still cached. */
        get(id: string, version: string): T | undefined {
          const found = entries.get(keyOf(id))
          return found?.version === version ? (found.value as T) : undefined
        },
        set(id: string, version: string, value: T): void {
          entries.set(keyOf(id), { version, value }, { size: ENTRY_BYTES + bytesOf(value) })
        },
      }
    },
  }
}

export type Cache = ReturnType<typeof createCache>
