import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { chunksOf, countOf } from '../queries.ts'
import type { Schema } from '../schema.ts'

export type Mailing = Selectable<Schema['mailings']>
export type QueuedMail = Pick<Selectable<Schema['mails']>, 'id' | 'subscription' | 'mailing' | 'tries'>

/** The one turn that there is. */
const TURN = 'mail'

/** The queue of mails. Functions that write several rows are to be called in a transaction. */
export const mailsIn = (db: Kysely<Schema>) => {
  const waiting = () => db.selectFrom('mails').where('failedAt', 'is', null)
  const ofMailing = (mailing: string) => db.deleteFrom('mails').where('mailing', '=', mailing)

  return {
    /** Takes the turn to send mails, or keeps it. @returns whether this server has it until then. Times in ms */
    async takeTurn(holder: string, now: number, until: number): Promise<boolean> {
      const taken = await db
        .insertInto('mailTurn')
        .values({ name: TURN, holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until })
            // Also one that ends later than any turn can: the clock was wrong when it was taken.
            .where((where) =>
              where.or([
                where('mailTurn.holder', '=', holder),
                where('mailTurn.until', '<=', now),
                where('mailTurn.until', '>', until + (until - now)),
              ]),
            ),
        )
        .returning('holder')
        .executeTakeFirst()
      return taken?.holder === holder
    },

    async endTurn(holder: string): Promise<void> {
      await db.deleteFrom('mailTurn').where('holder', '=', holder).execute()
    },

    // Mailings

    async addMailing(mailing: Omit<Insertable<Schema['mailings']>, 'edition'>): Promise<void> {
      const { last } = await db
        .selectFrom('mailings')
        .select(({ fn }) => fn.max('edition').as('last'))
        .where('notice', '=', mailing.notice)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('mailings')
        .values({ ...mailing, edition: (last ?? 0) + 1 })
        .execute()
    },

    mailing: (id: string): Promise<Mailing | undefined> =>
      db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The one of a notice whose mails are still to be made. */
    openMailing: (notice: string): Promise<Mailing | undefined> =>
      db
        .selectFrom('mailings')
        .selectAll()
        .where('notice', '=', notice)
        .where('spreadAt', 'is', null)
        .executeTakeFirst(),

    dueMailing: (now: number): Promise<Mailing | undefined> =>
      db
        .selectFrom('mailings')
        .selectAll()
        .where('spreadAt', 'is', null)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .executeTakeFirst(),

    async updateMailing(id: string, change: Partial<Pick<Mailing, 'dueAt' | 'spreadTo' | 'spreadAt'>>): Promise<void> {
      await db.updateTable('mailings').set(change).where('id', '=', id).execute()
    },

    /** Those that are still to be made, or whose mails are still to be sent, with how many of these there are. */
    openMailings: (): Promise<(Mailing & { waiting: number })[]> =>
      db
        .selectFrom('mailings')
        .selectAll('mailings')
        .select((from) =>
          from
            .selectFrom('mails')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .whereRef('mails.mailing', '=', 'mailings.id')
            .where('mails.failedAt', 'is', null)
            .$asScalar()
            .$notNull()
            .as('waiting'),
        )
        .where((where) =>
          where.or([where('spreadAt', 'is', null), where('id', 'in', waiting().select('mailing').distinct())]),
        )
        .orderBy('dueAt')
        .execute(),

    /** Removes a mailing whose mails were not made, else the mails that still wait. False if there is nothing to stop. */
    async stop(id: string, at: string): Promise<boolean> {
      const unmade = await db
        .deleteFrom('mailings')
        .where('id', '=', id)
        .where('spreadAt', 'is', null)
        .where('spreadTo', '=', 0)
        .executeTakeFirstOrThrow()
      if (unmade.numDeletedRows > 0n) return true
      const half = await db
        .updateTable('mailings')
        .set({ spreadAt: at })
        .where('id', '=', id)
        .where('spreadAt', 'is', null)
        .executeTakeFirstOrThrow()
      const { numDeletedRows } = await ofMailing(id).where('failedAt', 'is', null).executeTakeFirstOrThrow()
      return numDeletedRows > 0n || half.numUpdatedRows > 0n
    },

    // Mails

    /** Adds them, but for those that are there; one that failed is tried again. */
    async add(mails: readonly Pick<Insertable<Schema['mails']>, 'id' | 'subscription' | 'mailing' | 'dueAt'>[]) {
      for (const chunk of chunksOf(mails)) {
        await db
          .insertInto('mails')
          .values(chunk.map((mail) => ({ ...mail, failedAt: null })))
          .onConflict((conflict) =>
            conflict
              .columns(['subscription', 'mailing'])
              .doUpdateSet({ failedAt: null, tries: 0, dueAt: (from) => from.ref('excluded.dueAt') })
              .where('mails.failedAt', 'is not', null),
          )
          .execute()
      }
    },

    /** The next one to send: one that asks for a confirmation first, then the one that waits longest. */
    async next(now: number): Promise<QueuedMail | undefined> {
      const due = waiting()
        .select(['id', 'subscription', 'mailing', 'tries'])
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .orderBy('seq')
        .limit(1)
      return (await due.where('mailing', '=', '').executeTakeFirst()) ?? due.executeTakeFirst()
    },

    /** The notices that a subscription is due to get, the oldest first. */
    dueOf: (subscription: string, now: number): Promise<QueuedMail[]> =>
      waiting()
        .select(['id', 'subscription', 'mailing', 'tries'])
        .where('subscription', '=', subscription)
        .where('mailing', '!=', '')
        .where('dueAt', '<=', now)
        .orderBy('seq')
        .execute(),

    async remove(ids: readonly string[]): Promise<void> {
      for (const chunk of chunksOf(ids)) await db.deleteFrom('mails').where('id', 'in', chunk).execute()
    },

    /** Those of these mailings, also given up. */
    async removeOf(mailings: readonly string[]): Promise<void> {
      for (const chunk of chunksOf(mailings)) await db.deleteFrom('mails').where('mailing', 'in', chunk).execute()
    },

    /** Those of earlier mailings of a notice that were not sent: the next one says what they would have said. */
    async removeEarlier({ id, notice }: Pick<Mailing, 'id' | 'notice'>): Promise<void> {
      await db
        .deleteFrom('mails')
        .where('failedAt', 'is', null)
        .where(
          'mailing',
          'in',
          db.selectFrom('mailings').select('id').where('notice', '=', notice).where('id', '!=', id),
        )
        .execute()
    },

    /** Lets mails wait for another try, or gives them up. */
    async postpone(ids: readonly string[], change: { dueAt: number; failedAt: string | null }): Promise<void> {
      await db
        .updateTable('mails')
        .set({ ...change, tries: sql`"tries" + 1` })
        .where('id', 'in', ids)
        .execute()
    },

    /** How many wait, also for their time, and how many were given up. */
    async counts(): Promise<{ waiting: number; failed: number }> {
      const failed = await countOf(db.selectFrom('mails').where('failedAt', 'is not', null))
      return { waiting: await countOf(waiting()), failed }
    },

    /** Removes those that were given up before this time (ISO). */
    async sweep(before: string): Promise<void> {
      await db.deleteFrom('mails').where('failedAt', '<', before).execute()
    },
  }
}
