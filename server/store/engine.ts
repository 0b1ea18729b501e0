import type { Dialect, RawBuilder } from 'kysely'
import type { IRateLimiterStoreOptions, RateLimiterStoreAbstract } from 'rate-limiter-flexible'

/** What is needed to read in a database as it is. */
export type Readable = Pick<Engine, 'dialect' | 'dialectSql'>

export type WriteVersion = {
  /** Another server may take over that has not all that this one had: what was read here says nothing about it. */
  server: string
  /** Differs whenever something may have been written, by whichever process. */
  writes: string
}

/** What differs between one database and another. Everything else is SQL that all of them understand. */
export type Engine = {
  dialect: Dialect
  dialectSql: DialectSql
  /** Read more cheaply than any rows. */
  writeVersion(): WriteVersion | Promise<WriteVersion>
  /** Runs the transactions of this process one after the other, where the driver does not do so itself. */
  serialize<T>(transaction: () => Promise<T>): Promise<T>
  /**
   * Moves what was written into the database file and empties the log beside it, so that deleted texts leave that too.
   */
  checkpoint(): void
  /** Whether a query or `checkPages` has met a damaged page since the database was opened. */
  isDamaged(): boolean
  /** Reads all that can be damaged unnoticed. @throws if something is */
  checkPages(): Promise<void>
  /** Counts attempts in the table `throttle`, which all processes share. */
  limiter(options: Omit<IRateLimiterStoreOptions, 'storeClient'>): RateLimiterStoreAbstract
}

/** The SQL that differs between engines. */
export type DialectSql = {
  /** The type of a column that counts up by itself. */
  sequence: string
  /** The type of a column of bytes. */
  bytes: string
  /** The type of a column of text, which is compared byte by byte. */
  text: string
  /** Statements before each step, in its transaction. */
  beforeStep: string[]
  /** Statements that make the database run `statement` with each insertion, update and deletion in `table`. */
  onEachChange(table: string, statement: string): string[]
  /** Statements after rows with numbers of their own were copied into a table. */
  afterCopy(table: string): string[]
  /** Statements that make an index for `contains` over these columns, and for the column `grade`. */
  searchIndex(name: string, table: string, columns: string[]): string[]
  /** Whether a column has `text` as a part; every character counts as itself. */
  contains(column: string, text: string): RawBuilder<boolean>
}
