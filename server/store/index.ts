import { Kysely, Migrator } from 'kysely'
import { auditIn } from './audit.ts'
import type { Engine } from './engine.ts'
import { metaIn } from './meta.ts'
import { migrations } from './migrations.ts'
import { noticesIn } from './notices.ts'
import { photosIn } from './photos.ts'
import { remembering } from './remembering.ts'
import { reportsIn } from './reports.ts'
import type { Schema } from './schema.ts'
import { sessionsIn } from './sessions.ts'
import { studentsIn } from './students.ts'
import { teachersIn } from './teachers.ts'
import { triesIn } from './tries.ts'
import { usersIn } from './users.ts'

export type { Engine } from './engine.ts'
export { sqlite } from './engines/sqlite.ts'

const tablesIn = (db: Kysely<Schema>) => ({
  users: usersIn(db),
  students: studentsIn(db),
  teachers: teachersIn(db),
  notices: noticesIn(db),
  reports: reportsIn(db),
  photos: photosIn(db),
  sessions: sessionsIn(db),
  audit: auditIn(db),
  tries: triesIn(db),
  meta: metaIn(db),
})

/** What can be read and written, by entity. */
export type Tables = ReturnType<typeof tablesIn>

export type Store = Tables & {
  /**
   * Runs `work` so that either all of it is kept or, if it throws, nothing. Inside, use the tables
   * that it is given: the store's own wait for the transaction to end. Keep slow work (hashing,
   * photos) outside: everybody else waits meanwhile.
   */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>
  /** See `Engine`. */
  stamp: Engine['stamp']
  limiter: Engine['limiter']
  close(): Promise<void>
}

/** Opens the store and brings its schema up to date. */
export async function openStore(engine: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  const steps = migrations(engine.columnTypes)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return {
    ...remembering(tablesIn(db), engine.stamp),
    transaction: (work) => db.transaction().execute((transaction) => work(tablesIn(transaction))),
    stamp: engine.stamp,
    limiter: engine.limiter,
    close: () => db.destroy(),
  }
}
