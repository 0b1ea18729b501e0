import type { Kysely } from 'kysely'
import { photoHash } from '../photo-hash.ts'
import type { Schema } from '../schema.ts'

/** The hashes of photos that programs before 007-photo-hashes have stored. */
export const photoHashesIn = (db: Kysely<Schema>) => ({
  /** Adds the hash of photos that have none, and of pictures of the settings. @returns how many they were, at most `most` */
  async add(most: number): Promise<number> {
    const photos = await db
      .selectFrom('photos')
      .select(['owner', 'kind', 'size', 'version', 'bytes'])
      // The draft of an import may name the photo by the version of the file that was sent.
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('importRows').select('id').whereRef('importRows.id', '=', 'photos.owner')).as('isDraft'),
      )
      .where('hash', 'is', null)
      .limit(most)
      .execute()
    for (const { owner, kind, size, version, bytes, isDraft } of photos) {
      // The version is older than any damage that these bytes may have.
      const hash = size === 'full' && !isDraft ? version : photoHash(bytes)
      const one = db.updateTable('photos').set({ hash }).where('owner', '=', owner)
      await one.where('kind', '=', kind).where('size', '=', size).execute()
    }
    const pictures = await db
      .selectFrom('schoolPictures')
      .select(['id', 'size', 'bytes'])
      .where('hash', 'is', null)
      .limit(most - photos.length)
      .execute()
    for (const { id, size, bytes } of pictures) {
      const hash = size === 'full' ? id : photoHash(bytes)
      await db.updateTable('schoolPictures').set({ hash }).where('id', '=', id).where('size', '=', size).execute()
    }
    return photos.length + pictures.length
  },
})
