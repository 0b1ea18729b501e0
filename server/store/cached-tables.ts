import type { Cache } from './cache.ts'
import type { Tables } from './tables/index.ts'
import type { StoredPhoto } from './tables/photos.ts'

/** About the memory that a record takes. */
const RECORD_BYTES = 1_000

/**
 * The tables, with photos, notices, sessions and what is sent of files cached: a page of the portal shows dozens of photos,
 * each in a separate request. Not for use inside a transaction.
 * @param files a cache only for what is sent of files, which would push everything else out of the other one
 */
export function cachedTables(tables: Tables, { memoize }: Cache, files: Cache): Tables {
  const { noticeFiles, notices, photos, sessions } = tables
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
    // Each of the fifty photos of a list reads the session: its query took a fifth of the time of a small photo.
    sessions: { ...sessions, find: memoize('sessions.find', 'everything', sessions.find, () => RECORD_BYTES) },
    // Who fetches the same file at the same moment gets the same bytes; those of a file never change.
    noticeFiles: {
      ...noticeFiles,
      slice: files.memoize('noticeFiles.slice', [], noticeFiles.slice, (bytes) => bytes?.length ?? 0),
    },
    photos: {
      ...photos,
      find: memoize('photos.find', ['photos'], photos.find, photoBytes),
      findOf: memoize('photos.findOf', ['photos', 'students', 'formerStudents', 'teachers'], photos.findOf, photoBytes),
    },
  }
}
