import { type Kysely, sql } from 'kysely'
import { CLOCK_SLACK_MS } from '../../clock.ts'
import type { Schema } from '../schema.ts'

/** Attempts under one key, which are counted until `expire`. Times are in milliseconds. */
export type Attempts = { key: string; points: number; expire: number }

/** The counters of attempts, which all processes share. */
export const attemptsIn = (db: Kysely<Schema>) => ({
  /**
   * Counts one more under each key. A key begins again at 1 when its span is over; also when its span ends later than one
   * that begins now, since then the clock was wrong when it began.
   * @param keys with the length of their span
   */
  count: (keys: { key: string; span: number }[], now: number): Promise<Attempts[]> => {
    const isOver = sql`("throttle"."expire" <= ${now} or "throttle"."expire" > excluded."expire" + ${CLOCK_SLACK_MS})`
    return db
      .insertInto('throttle')
      .values(keys.map(({ key, span }) => ({ key, points: 1, expire: now + span })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql`case when ${isOver} then 1 else "throttle"."points" + 1 end`,
          expire: sql`case when ${isOver} then excluded."expire" else "throttle"."expire" end`,
        }),
      )
      .returning(['key', 'points', 'expire'])
      .execute()
  },

  find: (keys: string[]): Promise<Attempts[]> =>
    db.selectFrom('throttle').select(['key', 'points', 'expire']).where('key', 'in', keys).execute(),

  /** Takes one attempt back. */
  async uncount(keys: string[]): Promise<void> {
    if (keys.length === 0) return
    await db
      .updateTable('throttle')
      .set({ points: sql`"points" - 1` })
      .where('key', 'in', keys)
      .where('points', '>', 0)
      .execute()
  },

  async remove(keys: string[]): Promise<void> {
    if (keys.length === 0) return
    await db.deleteFrom('throttle').where('key', 'in', keys).execute()
  },

  /**
   * Deletes the expired ones.
   * @param expiresAfter later than any counter can expire: such counters were made while the clock was wrong
   */
  async sweep(expiredBefore: number, expiresAfter: number): Promise<void> {
    await db
      .deleteFrom('throttle')
      .where((where) => where.or([where('expire', '<', expiredBefore), where('expire', '>', expiresAfter)]))
      .execute()
  },
})
