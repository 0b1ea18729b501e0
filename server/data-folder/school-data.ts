import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { commandLine } from '../command-line.ts'
import { SetupError } from '../errors.ts'
import { type Vault, vault } from '../security/credentials.ts'
import { makeKey, readKey } from '../security/secret-key.ts'
import { openStore, type Readable, readDatabase, type Store, storeOldestProgram } from '../store/index.ts'
import { MOVING } from '../store/move.ts'
import { filesIn, folderState, markFinished, markUnfinished, refuseLeftBehind } from './data-folder.ts'
import { type DatabaseLocation, databaseOf, withSchoolLock } from './school-database.ts'

const KEY_CHECK = { entity: 'meta', id: 'key-check', field: 'value' }

export type SchoolData = { store: Store; vault: Vault }

type Options = Omit<DatabaseLocation, 'dataDir'> & {
  /** The folder for the backup before an upgrade; default: the data folder. */
  backupDir?: string
  /** Logs when the database becomes unavailable, and when it is available again. */
  logger?: Logger
}

/**
 * Opens a school's data folder, or makes it: the store, and the vault that opens its sealed texts.
 * @throws SetupError if the folder, the database or its key cannot be used
 */
export const openSchoolData = (dataDir: string, options: Options = {}): Promise<SchoolData> =>
  withSchoolLock({ dataDir, ...options }, () => openLocked(dataDir, options))

/** The same for a process that has locked the school; see `withSchoolLock`. */
export async function openLocked(
  dataDir: string,
  { backupDir = dataDir, logger, ...location }: Options = {},
): Promise<SchoolData> {
  const database = await databaseOf({ dataDir, ...location })
  const state = folderState(dataDir, { ...database, isThere: await database.exists() })
  const files = filesIn(dataDir)
  if (state === 'new') {
    refuseLeftBehind(dataDir)
    markUnfinished(dataDir)
  }
  // The key is made before the database: a database without a key has always lost it.
  if (state !== 'complete') makeKey(files.key)
  const keyVault = vault(readKey(files.key))
  const store = await openStore(database.open(logger), {
    isNew: state !== 'complete',
    beforeUpgrade: (step) => database.beforeUpgrade(backupDir, step),
  }).catch((error) => {
    throw database.explain(error)
  })
  try {
    if (state !== 'complete') await storeKeyCheck(store, keyVault)
    if (await store.meta.get(MOVING)) {
      throw new SetupError(
        `${database.name} holds only a part of a school: run ${commandLine('move')} again, to its end.`,
      )
    }
    await refuseIncomplete(store, database)
    if (!(await keyFits(store, keyVault))) {
      throw new SetupError(
        `The key file ${files.key} does not belong to the database: put the right one back. If it is lost for good, run ${commandLine('new-key')}.`,
      )
    }
    await storeOldestProgram(store)
  } catch (error) {
    await store.close()
    throw error
  }
  if (state !== 'complete') markFinished(dataDir)
  return { store, vault: keyVault }
}

/**
 * Stores a text that is sealed with the key, so that a wrong key is found at the next start and not at the first secret.
 */
export async function storeKeyCheck({ meta }: Pick<Store, 'meta'>, keyVault: Vault): Promise<void> {
  await meta.setOnce(KEY_CHECK.id, keyVault.seal('the key fits', KEY_CHECK))
}

/** Removes the text of `storeKeyCheck`. */
export const removeKeyCheck = ({ meta }: Pick<Store, 'meta'>) => meta.remove(KEY_CHECK.id)

/** Whether the first start of a school in this database was completed. */
export const holdsSchool = ({ meta }: Pick<Store, 'meta'>): Promise<boolean> =>
  meta.get(KEY_CHECK.id).then(
    (check) => check !== undefined,
    // The table `meta` is missing.
    () => false,
  )

/** @throws SetupError if the database has the tables of a school but no data: a move that was cut off leaves that */
export async function refuseIncomplete(tables: Pick<Store, 'meta'>, { name }: { name: string }): Promise<void> {
  if (await holdsSchool(tables)) return
  throw new SetupError(
    `${name} holds only the beginning of a school: run the command again that was cut off there, or name an empty database and begin anew.`,
  )
}

/** Whether the vault has the key that this database was sealed with. */
export async function keyFits({ meta }: Pick<Store, 'meta'>, keyVault: Vault): Promise<boolean> {
  const check = await meta.get(KEY_CHECK.id)
  try {
    return check !== undefined && keyVault.unseal(check, KEY_CHECK) !== ''
  } catch {
    return false
  }
}

/** Whether a key file fits a database; undefined if there is no such file. */
export const keyFileFits = async (path: string, database: Readable): Promise<boolean | undefined> =>
  existsSync(path) ? readDatabase(database, (store) => keyFits(store, vault(readKey(path)))) : undefined
