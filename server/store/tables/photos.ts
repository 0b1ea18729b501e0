import type { Kysely, Selectable } from 'kysely'
import { photoHash } from '../photo-hash.ts'
import { byEitherId } from '../queries.ts'
import type { PhotoKind, PhotoSize, Schema } from '../schema.ts'

/** One picture in all its sizes, ready to be sent. */
export type Photo = {
  version: string
  type: string
  sizes: Record<PhotoSize, Uint8Array>
}

export type StoredPhoto = Pick<Selectable<Schema['photos']>, 'type' | 'version' | 'bytes'>

/** A row for each size of a picture. */
export const rowsOfSizes = (sizes: Photo['sizes']) =>
  (Object.entries(sizes) as [PhotoSize, Uint8Array][]).map(([size, bytes]) => ({ size, bytes, hash: photoHash(bytes) }))

export const photosIn = (db: Kysely<Schema>) => {
  const find = (owner: string, kind: PhotoKind, size: PhotoSize = 'full'): Promise<StoredPhoto | undefined> =>
    db
      .selectFrom('photos')
      .select(['type', 'version', 'bytes'])
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .where('size', '=', size)
      .executeTakeFirst()

  return {
    /** Adds a photo, or replaces it. */
    async put(owner: string, kind: PhotoKind, { version, type, sizes }: Photo): Promise<void> {
      await db.deleteFrom('photos').where('owner', '=', owner).where('kind', '=', kind).execute()
      const rows = rowsOfSizes(sizes).map((row) => ({ owner, kind, type, version, ...row }))
      await db.insertInto('photos').values(rows).execute()
    },

    find,

    /** In full size, without the cache: for exports, which need each photo once and would remove other photos from it. */
    findOnce: (owner: string, kind: PhotoKind) => find(owner, kind),

    /** Of a student, a former one or a teacher, by the person's own id or that of the login. */
    findOf: (
      people: 'students' | 'formerStudents' | 'teachers',
      id: string,
      kind: PhotoKind,
      size: PhotoSize = 'full',
    ): Promise<(StoredPhoto & { owner: string }) | undefined> =>
      db
        .selectFrom('photos')
        .select(['type', 'version', 'bytes', 'owner'])
        .where('owner', '=', (query) =>
          query
            .selectFrom(people as 'students')
            .select('id')
            .where(byEitherId(id)),
        )
        .where('kind', '=', kind)
        .where('size', '=', size)
        .executeTakeFirst(),
  }
}
