import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely'
import { type IRateLimiterStoreOptions, RateLimiterSQLite } from 'rate-limiter-flexible'
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
async function retryWhileBusy<T>(work: () => T | Promise<T>, pauseBetween = shortPause): Promise<T> {
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

/** The methods of a store of rate-limiter-flexible, which its types do not declare. */
type StoreMethods = Record<'_upsert' | '_get' | '_delete', (...args: unknown[]) => Promise<unknown>>
const limiter = RateLimiterSQLite.prototype as unknown as StoreMethods

/**
 * Counters that wait for the lock, and for the end of a running transaction: there is one connection, so a counter that is
 * written meanwhile would be a part of the transaction and be rolled back with it. Not for use inside a transaction.
 */
export class LockWaitingLimiter extends RateLimiterSQLite {
  readonly #database: Pick<DatabaseSync, 'isTransaction'>

  constructor({ storeClient, ...options }: IRateLimiterStoreOptions & { storeClient: DatabaseSync }) {
    super({
      ...options,
      storeType: 'better-sqlite3',
      storeClient: {
        prepare: (statement: string) => storeClient.prepare(statement),
        // It writes by one statement, which needs no transaction of its own.
        transaction: (work: () => unknown) => work,
      },
    })
    this.#database = storeClient
  }

  _upsert = (...args: unknown[]) => this.#outsideTransaction(() => limiter._upsert.apply(this, args))
  _get = (...args: unknown[]) => this.#outsideTransaction(() => limiter._get.apply(this, args))
  _delete = (...args: unknown[]) => this.#outsideTransaction(() => limiter._delete.apply(this, args))

  async #outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    while (this.#database.isTransaction) await shortPause()
    return retryWhileBusy(work)
  }
}
