import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The counters of tries. Engines' limiters write them; here the ones that ran out are forgotten. */
export const triesIn = (db: Kysely<Schema>) => ({
  async sweep(expiredBefore: number): Promise<void> {
    await db.deleteFrom('throttle').where('expire', '<', expiredBefore).execute()
  },
})
