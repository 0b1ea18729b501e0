import { Kysely } from 'kysely'
import { type Cache, createCache } from './cache.ts'
import { cachedTables } from './cached-tables.ts'
import { dataVersionsIn, type ReadDataVersion } from './data-versions.ts'
import type { Engine, Readable } from './engine.ts'
import { migrate, type Upgrade } from './migrate.ts'
import type { Schema } from './schema.ts'
import { type Tables, tablesIn } from './tables/index.ts'

export type { Engine, Readable } from './engine.ts'
export { sqlite, sqliteForReading } from './engines/sqlite.ts'
export { backupDatabase, faultsOf, putInPlace, refuseInUse, unusable } from './engines/sqlite-copy.ts'
export type { Tables } from './tables/index.ts'

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
  isDamaged: Engine['isDamaged']
  checkPages: Engine['checkPages']
  close(): Promise<void>
}

/**
 * Opens the store and brings its schema up to date.
 * @throws SetupError if the database is newer than this program, or holds no school where one should be
 */
export async function openStore(engine: Engine, upgrade: Upgrade): Promise<Store> {
  const { dialect, dialectSql, serialize } = engine
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db, dialectSql, upgrade)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const dataVersion = dataVersionsIn(db, engine.writeVersion)
  const cache = createCache(dataVersion)
  return {
    ...cachedTables(tablesIn(db, dialectSql), cache),
    cache,
    dataVersion,
    transaction: (work) =>
      serialize(() => db.transaction().execute((transaction) => work(tablesIn(transaction, dialectSql)))),
    limiter: engine.limiter,
    checkpoint: engine.checkpoint,
    isDamaged: engine.isDamaged,
    checkPages: engine.checkPages,
    close: () => db.destroy(),
  }
}

/** Reads in a database as it is: nothing is made, upgraded or written. */
export async function readDatabase<T>(
  { dialect, dialectSql }: Readable,
  read: (tables: Tables) => Promise<T>,
): Promise<T> {
  const db = new Kysely<Schema>({ dialect })
  try {
    return await read(tablesIn(db, dialectSql))
  } finally {
    await db.destroy()
  }
}
