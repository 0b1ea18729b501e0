import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'

type Table = Schema['idempotencyKeys']
export type IdempotencyRow = Pick<Selectable<Table>, 'fingerprint' | 'sealedResponse'>

/** Calls of one login that are kept: what is saved again was sent a moment ago. */
const MOST_OF_ONE = 100

/** The id under which the response is sealed: it can be opened for this login and this key only. */
export const keyId = (user: string, key: string): string => JSON.stringify([user, key])

/** Calls that were sent with a key, and their responses. `add` is to be called in the transaction of what was written. */
export const idempotencyIn = (db: Kysely<Schema>) => ({
  find: (user: string, key: string): Promise<IdempotencyRow | undefined> =>
    db
      .selectFrom('idempotencyKeys')
      .select(['fingerprint', 'sealedResponse'])
      .where('user', '=', user)
      .where('key', '=', key)
      .executeTakeFirst(),

  /** Adds a call, and removes the oldest of the login above the number that is kept. */
  async add(call: Insertable<Table>): Promise<void> {
    await db.insertInto('idempotencyKeys').values(call).execute()
    const ofUser = db.selectFrom('idempotencyKeys').where('user', '=', call.user)
    const oldest = await ofUser.select('seq').orderBy('seq', 'desc').offset(MOST_OF_ONE).limit(1).executeTakeFirst()
    if (!oldest) return
    await db.deleteFrom('idempotencyKeys').where('user', '=', call.user).where('seq', '<=', oldest.seq).execute()
  },

  /** Removes the calls before this time (ISO). */
  async sweep(before: string): Promise<void> {
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()
  },

  async removeAll(): Promise<void> {
    await db.deleteFrom('idempotencyKeys').execute()
  },
})
