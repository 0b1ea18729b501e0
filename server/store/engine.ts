import type { Dialect, RawBuilder } from 'kysely'

import { SetupError } from '../errors.ts'

/**
 * How long a write waits for a lock of another program before it is refused, in milliseconds: the same on both engines.
 * It is less than the time limit of a statement on PostgreSQL, so that the error says that a lock was the cause.
 */
export const LOCK_WAIT_MS = 5_000

/** For a command that needs the database for itself. */
export const serverRuns = () =>
  new SetupError('The server still runs on this school: stop it first. Nothing was changed.')

/** The functions that are needed to only read a database. */
export type Readable = Pick<Engine, 'dialect' | 'dialectSql'>

export type WriteVersion = {
  /** Names the database server. After a failover another server may lack the last changes of this one. */
  server: string
  /** Differs after each write by any process. */
  writes: string
}

/** The differences between the engines. All other SQL works on both. */
export type Engine = {
  dialect: Dialect
  dialectSql: DialectSql
  /** Costs less than to read a row. */
  writeVersion(): WriteVersion | Promise<WriteVersion>
  /** Runs the transactions of this process one after the other, where the driver does not do so itself. */
  serialize<T>(transaction: () => Promise<T>): Promise<T>
  /**
   * Moves all writes from the log (WAL) into the database file and empties the log, so that deleted texts are removed from
   * it too.
   */
  checkpoint(): void
  /** Whether a query or `checkPages` has met a damaged page since the database was opened. */
  isDamaged(): boolean
  /** Reads all pages that can be damaged without notice. @throws if one is damaged */
  checkPages(): Promise<void>
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
  /**
   * Statements that make the database run `statement` with each insertion, update and deletion in `table`.
   * @param state only if one of the rows is or was in this state
   */
  onEachChange(table: string, statement: string, state?: string): string[]
  /** Statements that reverse `onEachChange`. @param table as it is called now @param was as it was called then */
  offEachChange(was: string, table: string): string[]
  /** Statements that make the database fill columns of each inserted row that are null; an expression reads `new`. */
  fillOnInsert(table: string, columns: Record<string, string>): string[]
  /** Statements after which a view of all columns of a table has those that were added to the table. */
  renewView(view: string, selection: string): string[]
  /** Statements to run after rows with explicit ids were copied into a table. */
  afterCopy(table: string): string[]
  /**
   * Statements that make an index for `contains` over these columns, and for the column `grade`.
   * @param state only of the rows in this state
   */
  searchIndex(name: string, table: string, columns: string[], state?: string): string[]
  /**
   * Statements after which rows of a table can be written by way of a view that selects some of them.
   * @param defaults of columns that an insertion leaves out
   */
  writableView(view: string, table: string, columns: string[], defaults?: Record<string, string>): string[]
  /** Whether a column has `text` as a part; every character counts as itself. */
  contains(column: string, text: string): RawBuilder<boolean>
  /** Whether a column is one of these numbers: all of them are one parameter, so that the statement is the same for each. */
  isOneOf(column: string, numbers: readonly number[]): RawBuilder<boolean>
}
