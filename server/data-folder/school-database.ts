import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskFaultOf } from '../disk-faults.ts'
import type { Settings } from '../settings.ts'
import {
  backupDatabase,
  type Engine,
  type Readable,
  refuseInUse,
  sqlite,
  sqliteForReading,
  unusable,
} from '../store/index.ts'
import { backupName } from './backups.ts'
import { filesIn, withFolderLock } from './data-folder.ts'

export type DatabaseLocation = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'databaseUrl' | 'databaseConnections'>>

/** Where a school's data is: in a file of its folder, or on a PostgreSQL server that several machines share. */
export type SchoolDatabase = {
  /** How messages call it. */
  name: string
  /** What they say where there is no school. */
  absence: string
  /** Whether there is one with a school in it. @throws SetupError if it cannot be asked, or is another program's */
  exists(): Promise<boolean>
  open(logger?: Logger): Engine
  /** The SetupError for an error of the database that a person can mend; any other error as it is. */
  explain(error: unknown): unknown
  /** For `readDatabase`: nothing is made, upgraded or written. */
  forReading(): Readable
  /** Makes this process the only one that makes, upgrades or restores the school, besides `withFolderLock`. @returns ends that */
  lock(): Promise<() => void>
  /** @throws SetupError if servers run on it */
  refuseInUse(): Promise<void>
  /** Copies all of it into one checked file. @returns its size in bytes */
  backUp(file: string): Promise<number>
  /** Called before an upgrade whose first step this is. */
  beforeUpgrade(folder: string, step: string): void
}

const isOfSqlite = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('SQLITE_')

/** The PostgreSQL engine is loaded where it is used only: it takes as long to load as half of the server. */
export async function databaseOf({
  dataDir,
  databaseUrl,
  databaseConnections,
}: DatabaseLocation): Promise<SchoolDatabase> {
  const { database: file } = filesIn(dataDir)
  if (databaseUrl === undefined) {
    return {
      name: `The database ${file}`,
      absence: 'is missing',
      exists: async () => existsSync(file),
      open: () => sqlite(file),
      explain: (error) => (diskFaultOf(error) && isOfSqlite(error) ? unusable(file, error) : error),
      forReading: () => sqliteForReading(file),
      lock: async () => () => {},
      refuseInUse: async () => refuseInUse(file),
      backUp: async (path) => backupDatabase(file, path),
      beforeUpgrade: (folder, step) => backupDatabase(file, join(folder, backupName(Date.now(), `-before-${step}`))),
    }
  }
  const { dumpDatabase, hasSchool, lockSchool, nameOf, postgres, refuseServers, setupFault } = await import(
    '../store/postgres.ts'
  )
  const name = nameOf(databaseUrl)
  return {
    name,
    absence: 'is empty',
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
    forReading: () => postgres(databaseUrl, { connections: 2 }),
    lock: () => lockSchool(databaseUrl),
    refuseInUse: () => refuseServers(databaseUrl),
    backUp: (path) => dumpDatabase(databaseUrl, path),
    // The programs of before go on beside it, see docs/running.md: nothing is lost that a backup would bring back.
    beforeUpgrade() {},
  }
}

/**
 * Runs `work` while no other process makes, upgrades or restores the school: others wait.
 * @throws SetupError if the folder or the database cannot be used, or another process keeps it for a minute
 */
export async function withSchoolLock<T>(place: DatabaseLocation, work: () => Promise<T>): Promise<T> {
  return withFolderLock(place.dataDir, async () => {
    const free = await (await databaseOf(place)).lock()
    try {
      return await work()
    } finally {
      free()
    }
  })
}
