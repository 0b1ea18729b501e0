import { type DiskFault, diskFaultOf } from '../disk-faults.ts'
import { HttpError } from '../errors.ts'

const BUSY = 'Another program holds the database. Nothing was changed: try again in a few seconds.'
const LOST =
  'The connection to the database was lost. Try again in a few seconds, and look first whether your change is there.'
const REFUSED = 'The database refuses this server. Nothing was changed: tell the school, and try again later.'

/**
 * Error codes that mean: try again later. Each entry is the beginning of a code of SQLite or of a SQLSTATE of PostgreSQL.
 * Faults of the disk are in disk-faults.ts. All other errors are internal errors.
 */
const REASONS: [code: string, retryAfter: number, message: string][] = [
  ['SQLITE_BUSY', 5, BUSY],
  ['55P03', 5, BUSY],
  ['40', 5, BUSY],
  ['57014', 10, 'The database is too slow now. Nothing was changed: try again in a few seconds.'],
  ['53300', 5, 'The database has no connection free. Nothing was changed: try again in a few seconds.'],
  ['53', 60, 'The disk or memory of the database is full. Nothing was changed: tell the school, and try again later.'],
  ['25006', 5, 'The database may only be read now. Nothing was changed: try again in a few seconds.'],
  ['57P03', 5, 'The database is starting. Nothing was changed: try again in a few seconds.'],
  ['08001', 5, 'The database cannot be reached. Nothing was changed: try again in a few seconds.'],
  // The response to a commit may be lost, so it is unknown whether the change is stored.
  ['57P', 5, LOST],
  ['08', 5, LOST],
  ['25P03', 5, LOST],
  ['28', 60, REFUSED],
  ['3D000', 60, REFUSED],
]

const DISK: Record<DiskFault, string> = {
  full: 'The disk of the server is full.',
  'read-only': 'The server may not write to its disk.',
  faulty: 'The disk of the server has a fault.',
  damaged: 'The database is damaged, and a backup has to be restored.',
}
const DISK_RETRY_S = 60

/** The 503 for an error that says that the database cannot be used now; undefined for any other error. */
export function unavailable(error: unknown): HttpError | undefined {
  const fault = diskFaultOf(error)
  if (fault) {
    const message = `${DISK[fault]} Nothing was changed: tell the school, and try again later.`
    return new HttpError(503, message, { retryAfter: DISK_RETRY_S })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))
  if (!reason) return undefined
  const [, retryAfter, message] = reason
  return new HttpError(503, message, { retryAfter })
}
