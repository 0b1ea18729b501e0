import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** The counters of attempts. The engine's limiter writes them; expired ones are deleted here. */
export const attemptsIn = (db: Kysely<Schema>) => ({
  /** @param expiresAfter later than any counter can expire: such counters were made while the clock was wrong */
  async sweep(expiredBefore: number, expiresAfter: number): Promise<void> {
    await db
      .deleteFrom('throttle')
      .where((where) => where.or([where('expire', '<', expiredBefore), where('expire', '>', expiresAfter)]))
      .execute()
  },
})
