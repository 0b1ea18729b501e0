import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { diskAdvice } from '../disk-faults.ts'
import { writeWhole } from '../durable-files.ts'
import { SetupError } from '../errors.ts'

const KEY_BYTES = 32

/**
 * Makes the key that seals the texts that admins may be shown. It is a file beside the database, never in it, so that a
 * copy of only the database reveals no secret. An existing key is never overwritten. Call it while the folder is locked.
 */
export function makeKey(path: string): void {
  if (!existsSync(path)) writeWhole(path, randomBytes(KEY_BYTES).toString('base64'))
}

/** @throws SetupError if the file cannot be read or holds no key */
export function readKey(path: string): Buffer {
  const key = Buffer.from(readPrivate(path), 'base64')
  if (key.length !== KEY_BYTES) throw new SetupError(`The key file ${path} is damaged: put the right one back.`)
  return key
}

function readPrivate(path: string): string {
  try {
    const text = readFileSync(path, 'utf8')
    chmodSync(path, 0o600)
    return text
  } catch (error) {
    throw new SetupError(`The key file ${path} cannot be read ${diskAdvice(error, 'put the right one back')}`)
  }
}
