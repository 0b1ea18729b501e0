import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Longer than any start takes that another process may be busy with. */
const WAIT_MS = 60_000

/**
 * Takes a lock that one process can hold at a time, and waits until it is free. It is SQLite's lock on a file: the
 * operating system ends it with the process, so that a killed process leaves nothing locked.
 * @returns ends the lock
 * @throws the database's error SQLITE_BUSY after a minute
 */
export function lockFile(path: string): () => void {
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: WAIT_MS })
  try {
    database.exec('begin immediate')
  } catch (error) {
    database.close()
    throw error
  }
  return () => database.close()
}
