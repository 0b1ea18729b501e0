import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countOf } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['mailSubscriptions']
export type MailSubscription = Selectable<Table>

/** Who gets notices by mail. */
export const mailSubscriptionsIn = (db: Kysely<Schema>) => {
  const all = () => db.selectFrom('mailSubscriptions').selectAll()
  const isConfirmed = () => db.selectFrom('mailSubscriptions').where('confirmedAt', 'is not', null)

  return {
    async add(subscription: Insertable<Table>): Promise<void> {
      await db.insertInto('mailSubscriptions').values(subscription).execute()
    },

    find: (id: string): Promise<MailSubscription | undefined> => all().where('id', '=', id).executeTakeFirst(),

    ofAddress: (addressKey: string): Promise<MailSubscription | undefined> =>
      all().where('addressKey', '=', addressKey).executeTakeFirst(),

    async update(id: string, change: Updateable<Table>): Promise<void> {
      await db.updateTable('mailSubscriptions').set(change).where('id', '=', id).execute()
    },

    /** With its mails. False if there is none. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('mailSubscriptions').where('id', '=', id).executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    /** Of a school whose key is lost: nobody can read an address. */
    async removeAll(): Promise<void> {
      await db.deleteFrom('mailSubscriptions').execute()
    },

    /** Removes those that were asked for before this time (ISO), and not confirmed. */
    async sweep(before: string): Promise<void> {
      await db.deleteFrom('mailSubscriptions').where('confirmedAt', 'is', null).where('askedAt', '<', before).execute()
    },

    count: () => countOf(db.selectFrom('mailSubscriptions')),
    countConfirmed: () => countOf(isConfirmed()),

    /** What those want who have confirmed, with how many want it. */
    categories: (): Promise<{ categories: string; n: number }[]> =>
      isConfirmed()
        .select(['categories', ({ fn }) => fn.countAll<number>().as('n')])
        .groupBy('categories')
        .execute(),

    /** Those that have confirmed, in the order in which they asked. @param after the `seq` of the last one before */
    confirmedAfter: (after: number, most: number): Promise<MailSubscription[]> =>
      all().where('confirmedAt', 'is not', null).where('seq', '>', after).orderBy('seq').limit(most).execute(),

    /** Newest first. @param page from 1 */
    page: (page: number, size: number): Promise<MailSubscription[]> =>
      all()
        .orderBy('seq', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
  }
}
