import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { SetupError } from './settings.ts'

const KEY_BYTES = 32

/**
 * Makes the data folder, readable by its owner alone; one that is there already is left as it is.
 * @throws SetupError if it cannot be made or written
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    readdirSync(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown fault'
    throw new SetupError(`The folder ${dataDir} cannot be written (${reason}): set DATA_DIR to a folder that can.`)
  }
}

/** Not mkdir's own `recursive`: in a place such as /proc, Node 20 tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/**
 * The key that seals what admins may be shown. It stands beside the database, never in it, so that
 * a copy or a dump of the database alone tells no secret. Made on the first start.
 * @param hasDatabase true: a database is there, so a missing key must not be replaced by a new one
 * @throws SetupError if the key is missing or damaged
 */
export function secretKey(dataDir: string, hasDatabase: boolean): Buffer {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) {
    if (hasDatabase) {
      throw new SetupError(`The key file ${path} is missing, and the database cannot be read without it: put it back.`)
    }
    try {
      // 'wx': of two servers that start at once, one makes the key and both read it.
      writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  chmodSync(path, 0o600)
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) throw new SetupError(`The key file ${path} is damaged: put the right one back.`)
  return key
}
