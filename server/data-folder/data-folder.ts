import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { commandLine, releaseFolder } from '../command-line.ts'
import { diskAdvice } from '../disk-faults.ts'
import { syncFolder, writeWhole } from '../durable-files.ts'
import { codeOf, SetupError } from '../errors.ts'
import { lockFile } from '../store/lock.ts'
import { isRefused, ownerNote } from './owner.ts'

/** The files of a data folder. */
export const filesIn = (dataDir: string) => ({
  database: join(dataDir, 'school.db'),
  key: join(dataDir, 'secret.key'),
  /** Exists while the key is replaced: the school is sealed with this key or with the old one. */
  newKey: join(dataDir, 'secret.key.new'),
  lock: join(dataDir, 'school.lock'),
  /** Exists while a backup is restored: it becomes the database. */
  restoring: join(dataDir, 'school.db.part'),
  /** Exists while a new school is being made: as long as it exists, the other files may be incomplete. */
  unfinished: join(dataDir, 'first-start'),
})

/**
 * Makes the data folder, readable only by its owner; an existing one is not changed.
 * @throws SetupError if it cannot be made or written
 */
export function prepareDataDir(dataDir: string, setting = 'DATA_DIR'): void {
  try {
    makeFolder(dataDir)
    readdirSync(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SetupError(
      `The folder ${dataDir} cannot be written ${diskAdvice(error, 'it is none, or cannot be made')}${ownerNote(dataDir)} Or set ${setting} to another folder.`,
    )
  }
}

/** Not mkdir's own `recursive`: under /proc, Node 24 never returns from it. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server that starts at the same moment may have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Runs `work` while no other process makes, upgrades or restores the school in this folder: others wait.
 * @throws SetupError if the folder cannot be written, or another process holds the lock for a minute
 */
export async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const unlock = lockFolder(dataDir)
  try {
    return await work()
  } finally {
    unlock()
  }
}

/** The same for a process that locks several folders. @returns ends the lock */
export function lockFolder(dataDir: string): () => void {
  prepareDataDir(dataDir)
  refuseForeignFiles(dataDir)
  try {
    return lockFile(filesIn(dataDir).lock)
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY')
      throw new SetupError(`The folder ${dataDir} cannot be locked ${diskAdvice(error, 'check its files')}`)
    throw new SetupError(`Another process is starting in ${dataDir} and does not finish: end it, then start again.`)
  }
}

/**
 * The files of a school that this process may not use: root has made them, or has copied them here.
 * @throws SetupError that names one, its owner and the command that mends it
 */
export function refuseForeignFiles(dataDir: string): void {
  const known = Object.values(filesIn(dataDir)).map((path) => basename(path))
  const files = existsSync(dataDir) ? readdirSync(dataDir) : []
  const foreign = files
    .filter((name) => known.some((start) => name.startsWith(start)))
    .map((name) => join(dataDir, name))
    .find((path) => isRefused(path))
  if (foreign) throw new SetupError(`${foreign} cannot be used.${ownerNote(foreign)}`)
}

/** For a command that needs a school. @param database see `SchoolDatabase` */
export const noSchoolIn = ({ name, absence, setting }: { name: string; absence: string; setting: string }) =>
  new SetupError(`There is no school: ${name.replace(/^T/, 't')} ${absence}. Set ${setting} to that of the school.`)

/** The state of the folder before a school is opened. 'unfinished': its first start was interrupted. */
export type FolderState = 'new' | 'unfinished' | 'complete'

/**
 * Whether there is a school in the folder. A school without one of its files is never treated as a new one.
 * @param database see `SchoolDatabase`, and whether it is there
 * @throws SetupError that says what is missing and what to do
 */
export function folderState(
  dataDir: string,
  database: { name: string; absence: string; isThere: boolean },
): FolderState {
  const files = filesIn(dataDir)
  const { name, absence, isThere: hasDatabase } = database
  const hasKey = existsSync(files.key)
  if (hasDatabase && hasKey) return existsSync(files.unfinished) ? 'unfinished' : 'complete'
  if (hasDatabase) {
    throw new SetupError(
      `The key file ${files.key} is missing, and the database cannot be read without it: put it back, or copy it from another machine that runs this school. If it is lost for good, run ${commandLine('new-key')}.`,
    )
  }
  if (existsSync(files.unfinished)) return 'unfinished'
  if (existsSync(files.restoring)) {
    throw new SetupError(
      `A restore into ${dataDir} was cut off, and there is no school yet: run ${commandLine('restore', 'FILE')} again. To begin a new school, set DATA_DIR to an empty folder.`,
    )
  }
  const left = [files.key, `${files.database}-wal`].find((path) => existsSync(path))
  if (!left) return 'new'
  throw new SetupError(
    `${name} ${absence}, but ${left} is there: put the database back, or restore a backup with ${commandLine('restore', 'FILE')}. To begin a new school, set DATA_DIR to an empty folder.`,
  )
}

/**
 * A new school in the folder of a release, where another release beside it has one: an upgrade has left it there.
 * @throws SetupError that says how to move it out
 */
export function refuseLeftBehind(dataDir: string): void {
  if (releaseFolder === undefined || dataDir !== join(releaseFolder, 'data')) return
  const around = dirname(releaseFolder)
  const left = readdirSync(around)
    .filter((name) => name.startsWith('school-portal'))
    .map((name) => join(around, name, 'data'))
    .find((path) => existsSync(filesIn(path).database) && realpathSync(path) !== dataDir)
  if (!left) return
  throw new SetupError(
    `The school is in ${left}, in the folder of another release. Move it to a folder of its own, which no upgrade touches: mv ${left} /var/lib/school, and start with DATA_DIR=/var/lib/school. To begin a new school, set DATA_DIR to an empty folder.`,
  )
}

/** Notes that what follows is the first start, until `markFinished`. */
export function markUnfinished(dataDir: string): void {
  writeWhole(
    filesIn(dataDir).unfinished,
    'This school is being made. The server removes this file when it is complete.\n',
  )
}

export function markFinished(dataDir: string): void {
  syncFolder(dataDir)
  rmSync(filesIn(dataDir).unfinished, { force: true })
  syncFolder(dataDir)
}
