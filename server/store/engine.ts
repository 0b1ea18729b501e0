import type { Dialect } from 'kysely'
import type { IRateLimiterStoreOptions, RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { ColumnTypes } from './migrations.ts'

/** What differs between one database and another. Everything else is SQL that all of them understand. */
export type Engine = {
  dialect: Dialect
  columnTypes: ColumnTypes
  /** Changes whenever the data may have changed, whichever process changed it. */
  stamp(): string
  /** Moves what was written into the database file and empties the log beside it, so that deleted texts leave that too. */
  checkpoint(): void
  /** A counter of tries in the table `throttle`, shared by all processes. */
  limiter(options: Omit<IRateLimiterStoreOptions, 'storeClient'>): RateLimiterStoreAbstract
}
