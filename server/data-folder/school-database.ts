import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskFaultOf } from '../disk-faults.ts'
import { codeOf } from '../errors.ts'
import type { Settings } from '../settings.ts'
import {
  type Backup,
  backupDatabase,
  type Engine,
  type Readable,
  readDatabase,
  refuseInUse,
  sqlite,
  sqliteForReading,
  unusable,
} from '../store/index.ts'
import { backupName } from './backups.ts'
import { filesIn, withFolderLock } from './data-folder.ts'

export type DatabaseLocation = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'databaseUrl' | 'databaseConnections'>>

/** The database of a school: a file of its folder, or a database of a PostgreSQL server that several machines share. */
export type SchoolDatabase = {
  /** Its name in messages. */
  name: string
  /** The end of a message that begins with the name, when there is no school. */
  absence: string
  /** The setting that names it. */
  setting: string
  /** Whether its server checks pages and references by itself. */
  checksItself: boolean
  /** Whether there is a school in it. @throws SetupError if it cannot be reached, or belongs to another program */
  exists(): Promise<boolean>
  open(logger?: Logger): Engine
  /** The SetupError for an error of the database that a person can solve; any other error unchanged. */
  explain(error: unknown): unknown
  /** For `readDatabase`, which makes, upgrades and writes nothing. */
  forReading(): Readable
  /** Locks the school like `withFolderLock`, also against processes with other folders. @returns ends the lock */
  lock(): Promise<() => void>
  /** @throws SetupError if a server runs on it */
  refuseInUse(): Promise<void>
  /** Copies all of it into one checked file. */
  backUp(file: string): Promise<Backup>
  /** Called before an upgrade; `step` is its first migration. */
  beforeUpgrade(folder: string, step: string): Promise<void>
}

/** Loads the PostgreSQL engine only for a school that uses it: that takes as long as to load half of the server. */
export async function databaseOf({
  dataDir,
  databaseUrl,
  databaseConnections,
}: DatabaseLocation): Promise<SchoolDatabase> {
  const { database: file } = filesIn(dataDir)
  if (databaseUrl === undefined) {
    const backUp = (path: string) => backupDatabase(file, path, (copy) => damagedPhotos(sqliteForReading(copy)))
    return {
      name: `The database ${file}`,
      absence: 'is missing',
      setting: 'DATA_DIR',
      checksItself: false,
      exists: async () => existsSync(file),
      open: () => sqlite(file),
      explain: (error) => (diskFaultOf(error) && codeOf(error).startsWith('SQLITE_') ? unusable(file, error) : error),
      forReading: () => sqliteForReading(file),
      lock: async () => () => {},
      refuseInUse: async () => refuseInUse(file),
      backUp,
      beforeUpgrade: async (folder, step) => {
        await backUp(join(folder, backupName(Date.now(), `-before-${step}`)))
      },
    }
  }
  const { dumpDatabase, hasSchool, lockSchool, nameOf, postgres, refuseServers, setupFault } = await import(
    '../store/postgres.ts'
  )
  const name = nameOf(databaseUrl)
  const forReading = () => postgres(databaseUrl, { connections: 2 })
  return {
    name,
    absence: 'is empty',
    setting: 'DATABASE_URL',
    checksItself: true,
    exists: () => hasSchool(databaseUrl),
    open: (logger) =>
      postgres(databaseUrl, {
        connections: databaseConnections,
        onState: (state, error) => {
          if (state === 'back') logger?.info('the database can be used again')
          else logger?.error({ err: error }, `${name} cannot be used now`)
        },
      }),
    explain: (error) => setupFault(error, databaseUrl),
    forReading,
    lock: () => lockSchool(databaseUrl),
    refuseInUse: () => refuseServers(databaseUrl),
    backUp: (path) => dumpDatabase(databaseUrl, path, () => damagedPhotos(forReading())),
    // No backup: older programs may run beside it (docs/running.md), so an upgrade removes no data that is in use.
    async beforeUpgrade() {},
  }
}

const damagedPhotos = (database: Readable): Promise<string[]> =>
  readDatabase(database, async ({ checks }) => (await checks.photos()).damaged)

/**
 * Runs `work` while no other process makes, upgrades or restores the school: others wait.
 * @throws SetupError if the folder or the database cannot be used, or another process holds the lock for a minute
 */
export async function withSchoolLock<T>(location: DatabaseLocation, work: () => Promise<T>): Promise<T> {
  return withFolderLock(location.dataDir, async () => {
    const unlock = await (await databaseOf(location)).lock()
    try {
      return await work()
    } finally {
      unlock()
    }
  })
}
