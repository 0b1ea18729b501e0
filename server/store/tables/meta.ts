import type { Kysely } from 'kysely'
import { compiled } from '../compiled.ts'
import type { Schema } from '../schema.ts'

/** Whether the school requires a second factor of its staff: one byte, 1 or 0. */
export const SECOND_FACTOR_POLICY = 'second-factor-required'

/** Facts about the database itself, and settings of the school. */
export const metaIn = (db: Kysely<Schema>) => {
  const find = compiled(db, (name: string) => db.selectFrom('meta').select('value').where('name', '=', name))

  return {
    get: async (name: string): Promise<Uint8Array | undefined> => (await find(name))?.value,

    /** Sets a value, or replaces it. */
    async set(name: string, value: Uint8Array): Promise<void> {
      await db
        .insertInto('meta')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },

    /** Sets a value unless the name has one already. */
    async setOnce(name: string, value: Uint8Array): Promise<void> {
      await db
        .insertInto('meta')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async remove(name: string): Promise<void> {
      await db.deleteFrom('meta').where('name', '=', name).execute()
    },
  }
}
