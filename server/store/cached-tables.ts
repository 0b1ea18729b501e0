import type { Cache } from './cache.ts'
import type { Tables } from './tables.ts'

/** About what a record takes. */
const RECORD_BYTES = 1_000

/**
 * The tables, with the photos and the records that they belong to cached: a page of the portal shows dozens of photos,
 * each in a request of its own. Not for use inside a transaction.
 */
export function cachedTables(tables: Tables, { memoize }: Cache): Tables {
  const { students, teachers, notices, photos } = tables
  const recordBytes = () => RECORD_BYTES
  return {
    ...tables,
    students: {
      ...students,
      findByEither: memoize('students.findByEither', ['students'], students.findByEither, recordBytes),
    },
    teachers: {
      ...teachers,
      findByEither: memoize('teachers.findByEither', ['teachers'], teachers.findByEither, recordBytes),
    },
    notices: {
      ...notices,
      find: memoize(
        'notices.find',
        ['notices'],
        notices.find,
        (row) => 2 * (row?.description.length ?? 0) + RECORD_BYTES,
      ),
    },
    photos: { ...photos, find: memoize('photos.find', ['photos'], photos.find, (photo) => photo?.bytes.length ?? 0) },
  }
}
