import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { diskFaultOf } from '../../disk-faults.ts'
import type { DialectSql, Engine, Readable } from '../engine.ts'
import { unusable } from './sqlite-copy.ts'
import { LockWaitingDriver } from './sqlite-lock.ts'
import { readEveryPage } from './sqlite-pages.ts'

/**
 * The engine for SQLite, the default: one file, which several processes may share.
 * @throws SetupError if the file cannot be opened or is no database
 */
export function sqlite(path: string): Engine {
  const database = open(path)
  const dataVersion = database.prepare('pragma data_version')
  const otherWrites = oncePerTurn(() => dataVersion.get()?.data_version)
  let ownWrites = 0
  const prepared = forKysely(database, () => ownWrites++)
  let isDamaged = false
  const note = (error: unknown) => {
    if (diskFaultOf(error) === 'damaged') isDamaged = true
    return error
  }
  return {
    dialect: new SchoolDialect(prepared, database, note),
    dialectSql,
    // data_version changes with the commits of other connections only.
    writeVersion: () => ({ server: '', writes: `${otherWrites()}/${ownWrites}` }),
    // There is one connection, and a transaction has it until its end.
    serialize: (transaction) => transaction(),
    checkpoint: () => database.exec('pragma wal_checkpoint(TRUNCATE)'),
    isDamaged: () => isDamaged,
    checkPages: () =>
      readEveryPage(path).catch((error) => {
        throw note(error)
      }),
  }
}

/** A database that is only read: it is not made or upgraded. */
export const sqliteForReading = (path: string): Readable => ({
  dialect: new SqliteDialect({
    database: () => Promise.resolve(forKysely(new DatabaseSync(path, { readOnly: true }))),
  }),
  dialectSql,
})

/**
 * Waits for locks without blocking the event loop. And declares that SQLite can create and alter tables within a
 * transaction, which Kysely 0.28 denies: without this its Migrator uses no transaction, and a start that is killed
 * leaves half a schema.
 */
class SchoolDialect extends SqliteDialect {
  readonly #create: () => LockWaitingDriver

  constructor(prepared: SqliteDatabase, database: DatabaseSync, note: (error: unknown) => unknown) {
    super({ database: prepared })
    this.#create = () => new LockWaitingDriver({ database: prepared }, database, note)
  }

  override createDriver(): LockWaitingDriver {
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

/** Reads at most once in each turn of the event loop, which handles many requests: SQLite reads the file for it. */
function oncePerTurn<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => {
    if (!known) {
      known = { value: read() }
      setImmediate(() => {
        known = undefined
      })
    }
    return known.value
  }
}

function open(path: string): DatabaseSync {
  try {
    // Created here first, so that others can never read it; SQLite gives its -wal and -shm the same mode.
    closeSync(openSync(path, 'a', 0o600))
    chmodSync(path, 0o600)
    const database = new DatabaseSync(path, { timeout: 5_000 })
    database.exec('pragma journal_mode = WAL')
    // Each commit reaches the disk before the response is sent: NORMAL lost the first 309 writes at a power cut. One
    // commit of 200 bytes took 0.19 ms instead of 0.014 (1,000 of them, one after the other, ext4 on a virtual disk;
    // 0.35 on another).
    database.exec('pragma synchronous = FULL')
    // Deleted data is overwritten with zeros: 0.13 ms for a deletion instead of 0.12, nothing for an insertion.
    database.exec('pragma secure_delete = ON')
    database.exec('pragma foreign_keys = ON')
    // 16 MB of pages stay in memory; by default 2 MB.
    database.exec('pragma cache_size = -16000')
    // From now on waiting for a lock does not block the event loop: see LockWaitingDriver.
    database.exec('pragma busy_timeout = 0')
    return database
  } catch (error) {
    throw unusable(path, error)
  }
}

export const dialectSql: DialectSql = {
  sequence: 'integer',
  bytes: 'blob',
  text: 'text',
  beforeStep: [],
  // SQLite needs a trigger for each kind of change.
  onEachChange: (table, statement, state) =>
    CHANGES.map(({ change, rows }) => {
      const condition = state && `when ${rows.map((row) => `${row}."state" = '${state}'`).join(' or ')}`
      const name = [table, state, change].filter(Boolean).join('-')
      return `create trigger "${name}" after ${change} on "${table}" ${condition ?? ''} begin ${statement}; end`
    }),
  offEachChange: (was) => CHANGES.map(({ change }) => `drop trigger "${was}-${change}"`),
  // The search reads only this index, which has a third of the table's size.
  searchIndex: (name, table, columns, state) => [
    `create index "${name}" on "${table}" (${listOf(['grade', ...columns])})${state ? ` where "state" = '${state}'` : ''}`,
  ],
  writableView(view, table, columns, defaults = {}) {
    const all = ['seq', ...columns]
    const values = all.map((column) =>
      column in defaults ? `coalesce(new."${column}", ${defaults[column]})` : `new."${column}"`,
    )
    const set = columns.map((column) => `"${column}" = new."${column}"`)
    const trigger = (change: string, statement: string) =>
      `create trigger "${view}-view-${change}" instead of ${change} on "${view}" begin ${statement}; end`
    return [
      trigger('insert', `insert into "${table}" (${listOf(all)}) values (${values.join(', ')})`),
      trigger('update', `update "${table}" set ${set.join(', ')} where "seq" = old."seq"`),
      trigger('delete', `delete from "${table}" where "seq" = old."seq"`),
    ]
  },
  fillOnInsert(table, columns) {
    const entries = Object.entries(columns)
    const isNull = entries.map(([column]) => `new."${column}" is null`).join(' or ')
    const set = entries.map(([column, value]) => `"${column}" = coalesce(new."${column}", ${value})`).join(', ')
    return [
      `create trigger "${table}-fill" after insert on "${table}" when ${isNull}
        begin update "${table}" set ${set} where "seq" = new."seq"; end`,
    ]
  },
  // A view reads its `*` anew.
  renewView: () => [],
  afterCopy: () => [],
  contains: (column, text) => sql`instr(${sql.ref(column)}, ${text}) > 0`,
  isOneOf: (column, numbers) => sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`,
}

const CHANGES = [
  { change: 'insert', rows: ['new'] },
  { change: 'update', rows: ['old', 'new'] },
  { change: 'delete', rows: ['old'] },
]

const listOf = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** No query is built from input, so there are only some dozens of them. The bound is for a future mistake. */
const MAX_STATEMENTS = 500

/**
 * The database as Kysely's driver uses it. Statements are prepared once instead of on each call, and a
 * transaction takes the write lock when it begins: one that reads first and writes later would fail
 * if another process wrote in between.
 * @param onWrite is called before each statement that may change the data
 */
export function forKysely(database: DatabaseSync, onWrite?: () => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      if (!sql.startsWith('select')) onWrite?.()
      const known = prepared.get(sql)
      if (known) return known
      const statement = statementOf(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (prepared.size < MAX_STATEMENTS) prepared.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  // As arrays, since the objects that Node makes of rows are slow: they have no prototype and no hidden class.
  statement.setReturnArrays(true)
  // Else a number that is not safe in JavaScript, which SQLite can hold, is an error of the whole query.
  statement.setReadBigInts(true)
  const columns = statement.columns().map(({ name }) => name)
  const rowOf = (values: unknown) => {
    const row: Record<string, unknown> = {}
    // By index: an iterator makes an array for each cell.
    for (let index = 0; index < columns.length; index++)
      row[columns[index] as string] = readValue((values as SQLOutputValue[])[index])
    return row
  }
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...bound(parameters)).map(rowOf),
    run: (parameters) => statement.run(...bound(parameters)),
    *iterate(parameters) {
      for (const values of statement.iterate(...bound(parameters))) yield rowOf(values)
    },
  }
}

/** Numbers as PostgreSQL's driver reads them, bytes as a Buffer. */
function readValue(value: SQLOutputValue | undefined): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return value
}
