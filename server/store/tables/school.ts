import type { Kysely, Selectable } from 'kysely'
import { schoolLimits } from '#contract/school/limits'
import { chunksOf } from '../queries.ts'
import type { PhotoSize, Schema } from '../schema.ts'
import { type Photo, rowsOfSizes } from './photos.ts'

/** A saved version of the settings, with who saved it. */
export type SchoolVersionRow = Selectable<Schema['schoolVersions']> & { savedByUserId: string | null }
export type StoredPicture = Pick<Selectable<Schema['schoolPictures']>, 'id' | 'type' | 'bytes'>

/** The versions of the school's settings, and their pictures. What the JSON of a version means is in server/school/. */
export const schoolIn = (db: Kysely<Schema>) => {
  const versions = () => db.selectFrom('schoolVersions').leftJoin('users', 'users.id', 'savedBy')
  const whole = () => versions().selectAll('schoolVersions').select('users.userId as savedByUserId')

  return {
    /** The present version; undefined as long as none was saved. */
    newest: (): Promise<SchoolVersionRow | undefined> => whole().orderBy('version', 'desc').limit(1).executeTakeFirst(),

    find: (version: number): Promise<SchoolVersionRow | undefined> =>
      whole().where('version', '=', version).executeTakeFirst(),

    /** The versions after this one, oldest first. */
    after: (version: number): Promise<SchoolVersionRow[]> =>
      whole().where('version', '>', version).orderBy('version').execute(),

    /** The settings of each version, as JSON. */
    async allSettings(): Promise<string[]> {
      const rows = await db.selectFrom('schoolVersions').select('settings').execute()
      return rows.map(({ settings }) => settings)
    },

    /** Adds a version, and removes the oldest one above the number that is kept. */
    async add(row: Selectable<Schema['schoolVersions']>): Promise<void> {
      await db.insertInto('schoolVersions').values(row).execute()
      await db
        .deleteFrom('schoolVersions')
        .where('version', '<=', row.version - schoolLimits.versions)
        .execute()
    },

    /** Adds a picture; one that is there already is only marked as needed. */
    async putPicture(id: string, { type, sizes }: Pick<Photo, 'type' | 'sizes'>, neededAt: string): Promise<void> {
      const rows = rowsOfSizes(sizes).map((row) => ({ id, type, neededAt, ...row }))
      await db
        .insertInto('schoolPictures')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['id', 'size']).doUpdateSet({ neededAt }))
        .execute()
    },

    /** Marks pictures as needed. @returns those that are there */
    async needPictures(ids: readonly string[], neededAt: string): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .updateTable('schoolPictures')
        .set({ neededAt })
        .where('id', 'in', ids)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    findPicture: (id: string, size: PhotoSize = 'full'): Promise<StoredPicture | undefined> =>
      db
        .selectFrom('schoolPictures')
        .select(['id', 'type', 'bytes'])
        .where('id', '=', id)
        .where('size', '=', size)
        .executeTakeFirst(),

    /** The pictures; with `before` (ISO), only those that were not needed since then. */
    async pictures(before?: string): Promise<string[]> {
      const all = db.selectFrom('schoolPictures').select('id').where('size', '=', 'full')
      const rows = await (before ? all.where('neededAt', '<', before) : all).execute()
      return rows.map(({ id }) => id)
    },

    /** Removes these pictures, except those that were needed since `before` (ISO). */
    async removePictures(ids: readonly string[], before: string): Promise<void> {
      for (const part of chunksOf(ids)) {
        await db.deleteFrom('schoolPictures').where('id', 'in', part).where('neededAt', '<', before).execute()
      }
    },
  }
}
