import { Kysely } from 'kysely'
import { attemptsIn } from './attempts.ts'
import { auditIn } from './audit.ts'
import { type Cache, createCache } from './cache.ts'
import { cachedTables } from './cached-tables.ts'
import { changesIn } from './changes.ts'
import { checksIn } from './check.ts'
import { dataVersionsIn, type ReadDataVersion } from './data-versions.ts'
import type { Engine } from './engine.ts'
import { sqliteForReading } from './engines/sqlite.ts'
import { metaIn } from './meta.ts'
import { migrate, type Upgrade } from './migrate.ts'
import { noticesIn } from './notices.ts'
import { photosIn } from './photos.ts'
import { reportsIn } from './reports.ts'
import type { Schema } from './schema.ts'
import { secondFactorsIn } from './second-factors.ts'
import { sessionsIn } from './sessions.ts'
import { studentsIn } from './students.ts'
import { teachersIn } from './teachers.ts'
import { usersIn } from './users.ts'

export type { Engine } from './engine.ts'
export { sqlite } from './engines/sqlite.ts'
export { backupDatabase, faultsOf, putInPlace, refuseInUse } from './engines/sqlite-copy.ts'

const tablesIn = (db: Kysely<Schema>) => ({
  users: usersIn(db),
  students: studentsIn(db),
  teachers: teachersIn(db),
  notices: noticesIn(db),
  reports: reportsIn(db),
  changes: changesIn(db),
  photos: photosIn(db),
  sessions: sessionsIn(db),
  secondFactors: secondFactorsIn(db),
  audit: auditIn(db),
  attempts: attemptsIn(db),
  meta: metaIn(db),
  checks: checksIn(db),
})

/** What can be read and written, by entity. */
export type Tables = ReturnType<typeof tablesIn>

export type Store = Tables & {
  /**
   * Runs `work` so that either all of it is kept or, if it throws, nothing. Inside, use the tables
   * that it is given: the store's own wait for the transaction to end. Keep slow work (hashing,
   * photos) outside: all other requests wait for it.
   */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>
  cache: Cache
  dataVersion: ReadDataVersion
  /** See `Engine`. */
  limiter: Engine['limiter']
  checkpoint: Engine['checkpoint']
  close(): Promise<void>
}

/**
 * Opens the store and brings its schema up to date.
 * @throws SetupError if the database is newer than this program, or holds no school where one should be
 */
export async function openStore(engine: Engine, upgrade: Upgrade): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  try {
    await migrate(db, engine.dialectSql, upgrade)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const dataVersion = dataVersionsIn(db, engine.writeMark)
  const cache = createCache(dataVersion)
  return {
    ...cachedTables(tablesIn(db), cache),
    cache,
    dataVersion,
    transaction: (work) => db.transaction().execute((transaction) => work(tablesIn(transaction))),
    limiter: engine.limiter,
    checkpoint: engine.checkpoint,
    close: () => db.destroy(),
  }
}

/** Reads in a database as it is: nothing is made, upgraded or written. */
export async function lookInto<T>(path: string, read: (tables: Tables) => Promise<T>): Promise<T> {
  const db = new Kysely<Schema>({ dialect: sqliteForReading(path) })
  try {
    return await read(tablesIn(db))
  } finally {
    await db.destroy()
  }
}
