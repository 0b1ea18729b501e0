import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['mailSubscriptions']
export type MailSubscription = Selectable<Table>

/** Who gets mails: visitors who have asked for notices, and logins. */
export const mailSubscriptionsIn = (db: Kysely<Schema>) => {
  const all = () => db.selectFrom('mailSubscriptions').selectAll()
  const isConfirmed = () => db.selectFrom('mailSubscriptions').where('confirmedAt', 'is not', null)
  const ofVisitors = () => isConfirmed().where('owner', 'is', null)
  const wantNotices = () => isConfirmed().where('wantsNotices', '=', 1)

  return {
    async add(subscription: Insertable<Table>): Promise<void> {
      await db.insertInto('mailSubscriptions').values(subscription).execute()
    },

    find: (id: string): Promise<MailSubscription | undefined> => all().where('id', '=', id).executeTakeFirst(),

    ofAddress: (addressKey: string): Promise<MailSubscription | undefined> =>
      all().where('addressKey', '=', addressKey).executeTakeFirst(),

    /** The one of a login. */
    ofOwner: (owner: string): Promise<MailSubscription | undefined> =>
      all().where('owner', '=', owner).executeTakeFirst(),

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

    /** With those of logins. */
    countAll: () => countOf(db.selectFrom('mailSubscriptions')),
    /** Those of visitors, as all that follow without another word. */
    count: () => countOf(db.selectFrom('mailSubscriptions').where('owner', 'is', null)),
    countConfirmed: () => countOf(ofVisitors()),
    countOfLogins: () => countOf(isConfirmed().where('owner', 'is not', null)),

    /** What visitors want who have confirmed, with how many want it. */
    categories: (): Promise<{ categories: string; n: number }[]> =>
      ofVisitors()
        .select(['categories', ({ fn }) => fn.countAll<number>().as('n')])
        .groupBy('categories')
        .execute(),

    /** The owners who want to be told of notices. */
    async ownersForNotices(): Promise<string[]> {
      const rows = await wantNotices().select('owner').execute()
      return rows.flatMap(({ owner }) => owner ?? [])
    },

    /** The students and guardians who want to be told of these reports, with the report. */
    forReports: inChunks((reports: string[]): Promise<{ id: string; report: string }[]> => {
      const ofReports = () =>
        db
          .selectFrom('reports')
          .innerJoin('students', 'students.id', 'reports.studentId')
          .where('reports.id', 'in', reports)
      return ofReports()
        .innerJoin('mailSubscriptions as mail', 'mail.owner', 'students.login')
        .where('mail.confirmedAt', 'is not', null)
        .where('mail.wantsReports', '=', 1)
        .select(['mail.id', 'reports.id as report'])
        .union(
          ofReports()
            .innerJoin('guardians', 'guardians.student', 'students.id')
            .innerJoin('mailSubscriptions as mail', 'mail.owner', 'guardians.user')
            .where('mail.confirmedAt', 'is not', null)
            .where('mail.wantsReports', '=', 1)
            .select(['mail.id', 'reports.id as report']),
        )
        .execute()
    }),

    /**
     * Those who get notices, in the order in which they asked.
     * @param whose 'visitors': of notices for everybody; 'logins': of others
     * @param after the `seq` of the last one before
     */
    confirmedAfter: (whose: 'visitors' | 'logins', after: number, most: number): Promise<MailSubscription[]> =>
      (whose === 'visitors' ? ofVisitors() : wantNotices())
        .selectAll()
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(most)
        .execute(),

    /** Newest first. @param page from 1 */
    page: (page: number, size: number): Promise<MailSubscription[]> =>
      all()
        .where('owner', 'is', null)
        .orderBy('seq', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
  }
}
