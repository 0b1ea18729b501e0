import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { commandLine } from '../../command-line.ts'
import { diskAdvice } from '../../disk-faults.ts'
import { syncFolder, syncPath } from '../../durable-files.ts'
import { codeOf, SetupError } from '../../errors.ts'
import { serverRuns } from '../engine.ts'

/**
 * Copies a database into one consistent file that is checked before it gets its name. The server may run meanwhile: its
 * writes do not wait, and are not in the copy.
 * @param damagedPhotos reads the photos of the copy
 * @throws SetupError if the file is there already, cannot be written or is not sound; then nothing is left of it
 */
export async function backupDatabase(
  database: string,
  file: string,
  damagedPhotos: (copy: string) => Promise<string[]>,
): Promise<Backup> {
  return writeBackup(file, (part) => {
    const source = openExisting(database, 60_000)
    try {
      assertReadable(source, database)
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    const [fault] = faultsOf(part)
    if (fault) throw new SetupError(`The backup of ${database} is not sound (${fault}): run ${commandLine('check')}.`)
    return damagedPhotos(part)
  })
}

/** Ends the name of a backup that holds damaged photos: no program takes it for a good one. */
export const DAMAGED = '-damaged'

/** A backup that was made. `damaged`: a sentence for each damaged photo in it; then its name ends in DAMAGED. */
export type Backup = { file: string; bytes: number; damaged: string[] }

/**
 * Writes a backup, which gets its name when it is complete.
 * @param write fills a file, and returns the sentences for its damaged photos
 * @throws SetupError if the file is there already or cannot be written; then nothing is left of it
 */
export async function writeBackup(wanted: string, write: (part: string) => Promise<string[]>): Promise<Backup> {
  refuseExisting(wanted)
  const part = `${wanted}.part`
  try {
    // Created here first, so that others can never read it. A file that a killed backup has left is emptied.
    closeSync(openSync(part, 'w', 0o600))
    const damaged = await write(part)
    const { dir, name, ext } = parse(wanted)
    const file = damaged.length === 0 ? wanted : join(dir, `${name}${DAMAGED}${ext}`)
    putInPlace(part, file)
    return { file, bytes: statSync(file).size, damaged }
  } catch (error) {
    throw unfinishedBackup(wanted, part, error)
  }
}

/**
 * Opens a database that is there: Node would make a missing one.
 * @param timeout how long a statement waits for a lock, in milliseconds
 */
function openExisting(file: string, timeout: number): DatabaseSync {
  const url = pathToFileURL(file)
  url.searchParams.set('mode', 'rw')
  return new DatabaseSync(url, { timeout })
}

/** Removes the part that was written. @returns the SetupError that says why there is no backup */
function unfinishedBackup(file: string, part: string, error: unknown): SetupError {
  if (existsSync(part) && statSync(part).isFile()) rmSync(part)
  if (error instanceof SetupError) return error
  return new SetupError(
    `The backup ${file} cannot be written ${diskAdvice(error, 'check its folder')} Nothing is left of it.`,
  )
}

/** @throws SetupError if the database cannot be read: without it, the error would name the backup */
function assertReadable(database: DatabaseSync, file: string): void {
  try {
    database.prepare('select count(*) from sqlite_master').get()
  } catch (error) {
    throw unusable(file, error)
  }
}

/** The SetupError for a database that cannot be used at all. */
export const unusable = (file: string, error: unknown): SetupError =>
  new SetupError(`The database ${file} cannot be used ${diskAdvice(error, 'check the file')}`)

/** @throws SetupError if the file is there already */
function refuseExisting(file: string): void {
  if (existsSync(file)) throw new SetupError(`The file ${file} is there already and is not overwritten: name another.`)
}

/** Gives a complete file its name, so that it exists whole or not at all, also after a power cut. */
export function putInPlace(part: string, file: string): void {
  syncPath(part)
  refuseExisting(file)
  renameSync(part, file)
  syncFolder(dirname(file))
}

/**
 * Checks the pages, indexes and references of a database file.
 * @returns the faults; none if it is sound
 * @throws the error of SQLite if the file is no database
 */
export function faultsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const pages = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check))
      .filter((line) => line !== 'ok')
    // The references of a damaged database cannot be read.
    if (pages.length > 0) return pages
    const references = database.prepare('pragma foreign_key_check').all()
    return references.map(({ table, rowid, parent }) => `row ${rowid} of ${table} belongs to no row of ${parent}`)
  } finally {
    database.close()
  }
}

/**
 * Refuses a database that another process has open.
 * @throws SetupError
 */
export function refuseInUse(path: string): void {
  const database = openExisting(path, 1_000)
  try {
    // SQLite leaves the WAL mode only where no other connection is open.
    database.exec('pragma journal_mode = DELETE')
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw unusable(path, error)
    throw serverRuns()
  } finally {
    database.close()
  }
}
