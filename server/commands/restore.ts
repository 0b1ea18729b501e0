/**
 * Puts a backup into an empty data folder: npm run restore -- FILE
 * The school's key may be in the folder already. When it is cut off, the same command begins again.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, resolve } from 'node:path'
import { commandLine } from '../command-line.ts'
import { filesIn } from '../data-folder/data-folder.ts'
import { isRefused, ownerNote } from '../data-folder/owner.ts'
import { holdsSchool, keyFileFits } from '../data-folder/school-data.ts'
import { databaseOf, withSchoolLock } from '../data-folder/school-database.ts'
import { diskFaultOf } from '../disk-faults.ts'
import { codeOf, SetupError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { faultsOf, putInPlace, readDatabase, sqliteForReading } from '../store/index.ts'
import { fileArgument, runCommand } from './command.ts'

runCommand(async (settings) => {
  const { dataDir, databaseUrl } = settings
  const file = resolve(fileArgument('restore'))
  if (!existsSync(file)) throw new SetupError(`There is no file ${file}: name the backup.`)
  refuseOtherKind(file, databaseUrl !== undefined)
  await withSchoolLock(settings, () =>
    databaseUrl === undefined ? restore(file, dataDir) : restoreInto(settings, databaseUrl, file),
  )
})

/** @throws SetupError if a file is no backup for this kind of database, or cannot be read */
function refuseOtherKind(file: string, isPostgres: boolean): void {
  if (!statSync(file).isFile()) throw new SetupError(`${file} is no file: name the backup.`)
  if (isRefused(file, constants.R_OK)) throw new SetupError(`The backup ${file} cannot be read.${ownerNote(file)}`)
  const start = startOf(file)
  if (!isPostgres && start.startsWith('PGDMP')) {
    throw new SetupError(
      `${file} is a backup of a school on PostgreSQL: nothing was changed. Set DATABASE_URL to an empty database, then try again.`,
    )
  }
  if (isPostgres && start.startsWith('SQLite format 3')) {
    throw new SetupError(
      `${file} is a backup of a school in one file: nothing was changed. Restore it without DATABASE_URL, then bring it to PostgreSQL with ${commandLine('move', '--to')}.`,
    )
  }
}

function startOf(file: string): string {
  const bytes = Buffer.alloc(16)
  const opened = openSync(file, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(opened, bytes))
  } finally {
    closeSync(opened)
  }
}

/** Puts a backup of PostgreSQL into an empty database. */
async function restoreInto(settings: Settings, url: string, file: string): Promise<void> {
  const database = await databaseOf(settings)
  const { key } = filesIn(settings.dataDir)
  if (await database.exists())
    throw new SetupError(`${database.name} is not empty: nothing was changed. Name an empty one.`)
  const { restoreDump } = await import('../store/postgres.ts')
  await restoreDump(file, url)
  if ((await keyFileFits(key, database.forReading())) === false) {
    throw new SetupError(`The backup is restored, but the key ${key} does not belong to it: put the right one there.`)
  }
  printRestored(file, database.name, key)
}

function printRestored(file: string, target: string, key: string): void {
  process.stdout.write(`\n  The backup ${file} is restored in ${target}.\n`)
  process.stdout.write(
    existsSync(key)
      ? '  The key fits. Start the server.\n\n'
      : `
  The key is missing: copy the school's secret.key to ${key}, then start the server.
  Only if it is lost for good: ${commandLine('new-key')} says what is lost with it.

`,
  )
}

async function restore(file: string, dataDir: string): Promise<void> {
  const { database, key, lock, restoring: part } = filesIn(dataDir)
  const mayBeThere = [key, lock, part].map((path) => basename(path))
  const there = readdirSync(dataDir).filter((name) => !mayBeThere.some((known) => name.startsWith(known)))
  if (there.length > 0) {
    throw new SetupError(
      `The folder ${dataDir} is not empty (${there.join(', ')}): nothing was changed. Set DATA_DIR to an empty folder, or move these files away.`,
    )
  }
  const removePart = () => {
    for (const path of [part, `${part}-wal`, `${part}-shm`]) rmSync(path, { force: true })
  }
  try {
    // Removes what a killed restore has left.
    removePart()
    closeSync(openSync(part, 'w', 0o600))
    copyFileSync(file, part)
    await refuseUnsound(file, part)
    if ((await keyFileFits(key, sqliteForReading(part))) === false) {
      throw new SetupError(
        `The key ${key} does not belong to this backup: put the right one there. Nothing was restored.`,
      )
    }
    putInPlace(part, database)
  } finally {
    removePart()
  }
  printRestored(file, dataDir, key)
}

async function refuseUnsound(file: string, part: string): Promise<void> {
  let fault: string | undefined
  try {
    fault = faultsOf(part)[0]
    if (!fault && !(await readDatabase(sqliteForReading(part), holdsSchool))) fault = 'it holds no school'
  } catch (error) {
    // On a full disk nothing is known about the backup.
    if (diskFaultOf(error) !== 'damaged') throw error
    fault = codeOf(error)
  }
  if (fault) throw new SetupError(`${file} is no sound backup (${fault}): nothing was restored. Take another one.`)
}
