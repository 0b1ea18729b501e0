import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely'
import { codeOf } from '../../errors.ts'
import { LOCK_WAIT_MS } from '../engine.ts'

const PAUSE_MS = 50
const MAX_PAUSES = LOCK_WAIT_MS / PAUSE_MS

/** Lets other requests run. */
const shortPause = (): Promise<void> => pause(PAUSE_MS)

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

/**
 * Repeats the work while another program holds the lock. SQLite's own `busy_timeout` would block the event loop, and with
 * it all requests.
 * @param pauseBetween waits between two attempts
 * @throws what the work throws, SQLITE_BUSY after the last pause
 */
async function retryWhileBusy<T>(work: () => T | Promise<T>, pauseBetween: () => Promise<void>): Promise<T> {
  for (let pauses = 0; ; pauses++) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || pauses >= MAX_PAUSES) throw error
    }
    await pauseBetween()
  }
}

/** Kysely's driver that waits for the lock at the beginning of a transaction, and at statements outside of one. */
export class LockWaitingDriver extends SqliteDriver {
  readonly #database: Pick<DatabaseSync, 'isTransaction'>
  readonly #note: (error: unknown) => unknown
  #connection: DatabaseConnection | undefined

  /** @param note is called with the error of each query, and returns it */
  constructor(
    config: ConstructorParameters<typeof SqliteDriver>[0],
    database: Pick<DatabaseSync, 'isTransaction'>,
    note: (error: unknown) => unknown,
  ) {
    super(config)
    this.#database = database
    this.#note = note
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= this.#waitingForLock(connection)
    return this.#connection
  }

  /** SQLite itself rolls back when the disk is full: then there is nothing left to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  #waitingForLock(connection: DatabaseConnection): DatabaseConnection {
    // There is one connection. While a write waits for the lock, others use it to read.
    const lendConnection = async () => {
      await super.releaseConnection()
      await shortPause()
      await super.acquireConnection()
    }
    return {
      // A transaction holds the lock already, and no other query may run in between.
      executeQuery: <R>(query: CompiledQuery) =>
        (this.#database.isTransaction
          ? connection.executeQuery<R>(query)
          : retryWhileBusy(() => connection.executeQuery<R>(query), lendConnection)
        ).catch((error) => {
          throw this.#note(error)
        }),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }
}
