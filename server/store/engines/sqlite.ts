import { chmodSync, closeSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { SetupError } from '../../settings.ts'
import type { Engine } from '../engine.ts'
import { PatientDriver, PatientLimiter } from './sqlite-lock.ts'

/**
 * The embedded default: one file, several processes may share it.
 * @throws SetupError if the file cannot be opened or is no database
 */
export function sqlite(path: string): Engine {
  const database = open(path)
  const dataVersion = database.prepare('pragma data_version').pluck()
  const othersWrites = oncePerTurn(() => dataVersion.get())
  let ownWrites = 0
  const counted = withKeptStatements(database, () => ownWrites++)
  return {
    dialect: new SchoolDialect(counted, database),
    columnTypes: { sequence: 'integer', bytes: 'blob' },
    // data_version moves with the commits of other connections alone.
    checkpoint: () => void database.pragma('wal_checkpoint(TRUNCATE)'),
    stamp: () => `${othersWrites()}/${ownWrites}`,
    limiter: (options) =>
      new PatientLimiter({
        ...options,
        storeClient: database,
        storeType: 'better-sqlite3',
        tableName: 'throttle',
        tableCreated: true,
      }),
  }
}

/** A database that is only read, as it is. */
export const sqliteForReading = (path: string) =>
  new SqliteDialect({ database: () => Promise.resolve(new Database(path, { readonly: true, fileMustExist: true })) })

/**
 * Waits for locks off the event loop; and creates and alters tables within transactions, which SQLite does and
 * Kysely 0.28 denies: without this its Migrator runs without one, and a start that is killed leaves half a schema.
 */
class SchoolDialect extends SqliteDialect {
  readonly #create: () => PatientDriver

  constructor(counted: SqliteDatabase, database: Database.Database) {
    super({ database: counted })
    this.#create = () => new PatientDriver({ database: counted }, database)
  }

  override createDriver(): PatientDriver {
    return this.#create()
  }

  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

/**
 * Reads at most once in each turn of the event loop: SQLite looks into the file for its data_version, and
 * one turn serves many requests.
 */
function oncePerTurn<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  const forget = () => {
    known = undefined
  }
  return () => {
    if (!known) {
      known = { value: read() }
      setImmediate(forget)
    }
    return known.value
  }
}

function open(path: string): Database.Database {
  try {
    // Made by us first, so that it never stands there readable by others; SQLite gives its -wal and -shm the same mode.
    closeSync(openSync(path, 'a', 0o600))
    chmodSync(path, 0o600)
    const database = new Database(path)
    database.pragma('busy_timeout = 5000')
    database.pragma('journal_mode = WAL')
    // Each commit reaches the disk before it is answered: NORMAL lost the first 309 writes at a power cut. One commit of
    // 200 bytes took 0.19 ms instead of 0.014 (1,000 of them, one after the other, ext4 on a virtual disk; 0.35 on another).
    database.pragma('synchronous = FULL')
    // What is deleted is overwritten with zeros: 0.13 ms for a deletion instead of 0.12, nothing for an insertion.
    database.pragma('secure_delete = ON')
    database.pragma('foreign_keys = ON')
    // From now on a lock is waited for off the event loop: see PatientDriver.
    database.pragma('busy_timeout = 0')
    return database
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException
    throw new SetupError(
      `The database ${path} cannot be opened (${code}): check the file, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * The database as Kysely's driver uses it. Statements are prepared once instead of on each call, and a
 * transaction takes the write lock when it begins: one that reads first and writes later would fail
 * if another process wrote in between.
 * @param onWrite called before each statement that may change the data
 */
function withKeptStatements(database: Database.Database, onWrite: () => void) {
  const kept = new Map<string, Database.Statement>()
  const statementOf = (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    // Bounded only against a query that is built from input; ours are some dozens.
    if (kept.size < 500) kept.set(sql, statement)
    return statement
  }
  return {
    prepare(sql: string) {
      const statement = statementOf(sql)
      if (!statement.readonly) onWrite()
      return statement
    },
    close: () => database.close(),
  }
}
