import type { Tables } from './index.ts'
import { remember } from './remember.ts'

/** Photos are sent far more often than they change; so many bytes of them are held. */
const PHOTO_BYTES = 16 * 1024 * 1024

/**
 * The tables, with what most calls read (the record that they are about, its photo)
 * remembered until anything is written. Not for use inside a transaction.
 */
export function remembering(tables: Tables, stamp: () => string): Tables {
  const { students, teachers, notices, photos } = tables
  const weight = (photo: { bytes: Uint8Array } | undefined) => 256 + (photo?.bytes.length ?? 0)
  return {
    ...tables,
    students: {
      ...students,
      find: remember(stamp, students.find),
      findByEither: remember(stamp, students.findByEither),
    },
    teachers: { ...teachers, findByEither: remember(stamp, teachers.findByEither) },
    notices: { ...notices, find: remember(stamp, notices.find) },
    photos: { ...photos, find: remember(stamp, photos.find, { most: PHOTO_BYTES, weight }) },
  }
}
