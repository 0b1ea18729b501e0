import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import { backupDatabase, type Engine, type Readable, refuseInUse, sqlite, sqliteForReading } from '../store/index.ts'
import { backupName } from './backups.ts'
import { filesIn, ownFolder } from './data-folder.ts'

export type DatabasePlace = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'databaseUrl' | 'databaseConnections'>>

/** Where a school's data is: in a file of its folder, or on a PostgreSQL server that several machines share. */
export type SchoolDatabase = {
  /** How messages call it. */
  name: string
  /** Whether there is one with a school in it. @throws SetupError if it cannot be asked, or is another program's */
  exists(): Promise<boolean>
  open(logger?: Logger): Engine
  /** The SetupError for an error of the database that a person can mend; any other error as it is. */
  explain(error: unknown): unknown
  /** For `lookInto`: nothing is made, upgraded or written. */
  forReading(): Readable
  /** Makes this process the only one that makes, upgrades or restores the school. @returns ends that */
  own(): Promise<() => void>
  /** @throws SetupError if servers run on it */
  refuseInUse(): Promise<void>
  /** Called before an upgrade whose first step this is. */
  beforeUpgrade(folder: string, step: string): void
}

/** The PostgreSQL engine is loaded where it is used only: it takes as long to load as half of the server. */
export async function databaseOf({
  dataDir,
  databaseUrl,
  databaseConnections,
}: DatabasePlace): Promise<SchoolDatabase> {
  const { database: file } = filesIn(dataDir)
  if (databaseUrl === undefined) {
    return {
      name: `The database ${file}`,
      exists: async () => existsSync(file),
      open: () => sqlite(file),
      explain: (error) => error,
      forReading: () => sqliteForReading(file),
      own: async () => ownFolder(dataDir),
      refuseInUse: async () => refuseInUse(file),
      beforeUpgrade: (folder, step) => backupDatabase(file, join(folder, backupName(Date.now(), `-before-${step}`))),
    }
  }
  const { hasSchool, lockSchool, nameOf, postgres, refuseServers, setupFault } = await import('../store/postgres.ts')
  const name = nameOf(databaseUrl)
  return {
    name,
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
    async own() {
      const freeFolder = ownFolder(dataDir)
      try {
        const free = await lockSchool(databaseUrl)
        return () => {
          free()
          freeFolder()
        }
      } catch (error) {
        freeFolder()
        throw error
      }
    },
    refuseInUse: () => refuseServers(databaseUrl),
    // The programs of before go on beside it, see docs/running.md: nothing is lost that a backup would bring back.
    beforeUpgrade() {},
  }
}
