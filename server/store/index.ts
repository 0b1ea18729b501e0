import { Kysely } from 'kysely'
import { type Cache, createCache } from './cache.ts'
import { cachedTables } from './cached-tables.ts'
import { dataVersionsIn, type ReadDataVersion } from './data-versions.ts'
import type { Engine, Readable } from './engine.ts'
import { migrate, requireUpgraded, type Upgrade } from './migrate.ts'
import type { Schema } from './schema.ts'
import { type Tables, tablesIn } from './tables/index.ts'

export type { Engine, Readable } from './engine.ts'
export { sqlite, sqliteForReading } from './engines/sqlite.ts'
export {
  type Backup,
  backupDatabase,
  DAMAGED,
  faultsOf,
  putInPlace,
  refuseInUse,
  unusable,
} from './engines/sqlite-copy.ts'
export { storeOldestProgram } from './oldest-program.ts'
export type { Tables } from './tables/index.ts'

/** What is in memory of files that are sent, in bytes. */
const FILES_BYTES = 8 * 1024 * 1024

export type Store = Tables &
  Pick<Engine, 'checkpoint' | 'isDamaged' | 'checkPages'> & {
    /**
     * Runs `work` in a transaction: all of it is stored or, if it throws, nothing. `work` has to use the tables that it gets:
     * the store's own tables wait for the end of the transaction. Do slow work (hashing, photos) before it, since all other
     * requests wait for it.
     */
    transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>
    cache: Cache
    dataVersion: ReadDataVersion
    close(): Promise<void>
  }

/**
 * Opens the store and brings its schema up to date.
 * @throws SetupError if this program cannot run on the database, or it holds no school where one should be
 */
export async function openStore(engine: Engine, upgrade: Upgrade): Promise<Store> {
  const { dialect, dialectSql, serialize, writeVersion, ...others } = engine
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db, dialectSql, upgrade)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const dataVersion = dataVersionsIn(db, writeVersion)
  const cache = createCache(dataVersion)
  return {
    ...others,
    ...cachedTables(tablesIn(db, dialectSql), cache, createCache(dataVersion, FILES_BYTES)),
    cache,
    dataVersion,
    transaction: (work) =>
      serialize(() => db.transaction().execute((transaction) => work(tablesIn(transaction, dialectSql)))),
    close: () => db.destroy(),
  }
}

/**
 * Opens a database only for reading: creates, upgrades and writes nothing.
 * @param schema 'present': it must have the schema of this program; 'any': `read` works with each release
 * @throws SetupError if it has not
 */
export async function readDatabase<T>(
  { dialect, dialectSql }: Readable,
  read: (tables: Tables) => Promise<T>,
  schema: 'present' | 'any' = 'any',
): Promise<T> {
  const db = new Kysely<Schema>({ dialect })
  try {
    if (schema === 'present') await requireUpgraded(db, dialectSql)
    return await read(tablesIn(db, dialectSql))
  } finally {
    await db.destroy()
  }
}
