import { LRUCache } from 'lru-cache'
import type { Cache } from './cache.ts'
import type { Engine } from './engine.ts'
import type { StoredPhoto } from './photos.ts'
import type { Tables } from './tables.ts'

/** About what a record takes. */
const RECORD_BYTES = 1_000

/**
 * The tables, with photos and notices cached: a page of the portal shows dozens of photos,
 * each in a request of its own. Not for use inside a transaction.
 */
export function cachedTables(tables: Tables, { memoize }: Cache, writeMark: Engine['writeMark']): Tables {
  const { notices, photos, sessions } = tables
  const photoBytes = (photo: StoredPhoto | undefined) => photo?.bytes.length ?? 0
  return {
    ...tables,
    notices: {
      ...notices,
      find: memoize(
        'notices.find',
        ['notices'],
        notices.find,
        (row) => 2 * (row?.description.length ?? 0) + RECORD_BYTES,
      ),
    },
    sessions: { ...sessions, find: untilNextWrite(sessions.find, writeMark) },
    photos: {
      ...photos,
      find: memoize('photos.find', ['photos'], photos.find, photoBytes),
      findOf: memoize('photos.findOf', ['photos', 'students', 'teachers'], photos.findOf, photoBytes),
    },
  }
}

/** Sessions whose row is kept. */
const MOST_SESSIONS = 1_000

/**
 * Keeps what was read until anything at all is written, by whichever process: the fifty photos of a list ask for one
 * session, whose row takes a fifth of the time of a small photo.
 */
function untilNextWrite<T>(read: (key: string) => Promise<T>, writeMark: Engine['writeMark']) {
  const found = new LRUCache<string, { mark: string; value: Promise<T> }>({ max: MOST_SESSIONS })
  return (key: string): Promise<T> => {
    // Read before the data: if they change in between, the entry is newer than its mark, and is read again.
    const mark = writeMark()
    const known = found.get(key)
    if (known?.mark === mark) return known.value
    const value = read(key)
    found.set(key, { mark, value })
    value.catch(() => found.delete(key))
    return value
  }
}
