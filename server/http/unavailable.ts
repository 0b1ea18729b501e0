import { type MessageRef, messageRef } from '#contract/failures'
import { type DiskFault, diskFaultOf } from '../disk-faults.ts'
import { codeOf, HttpError } from '../errors.ts'

const BUSY = messageRef('databaseBusy')
const LOST = messageRef('databaseLost')
const FULL = messageRef('diskFull')
const FAILS = messageRef('databaseFails')

/**
 * Error codes that mean: try again later. Each entry is the beginning of a code of SQLite or of a SQLSTATE of PostgreSQL.
 * Faults of the disk are in disk-faults.ts. All other errors are internal errors. The message says what a person does, the
 * log which of them it was.
 */
const REASONS: [code: string, retryAfter: number, message: MessageRef][] = [
  ['SQLITE_BUSY', 5, BUSY],
  ['55P03', 5, BUSY],
  ['40', 5, BUSY],
  // Too slow.
  ['57014', 10, BUSY],
  // No connection is free.
  ['53300', 5, BUSY],
  ['53', 60, FULL],
  // It may only be read, is starting, or cannot be reached.
  ['25006', 5, BUSY],
  ['57P03', 5, BUSY],
  ['08001', 5, BUSY],
  // The response to a commit may be lost, so it is unknown whether the change is stored.
  ['57P', 5, LOST],
  ['08', 5, LOST],
  ['25P03', 5, LOST],
  // It refuses this server.
  ['28', 60, FAILS],
  ['3D000', 60, FAILS],
]

const DISK: Record<DiskFault, MessageRef> = { full: FULL, 'read-only': FAILS, faulty: FAILS, damaged: FAILS }
const DISK_RETRY_S = 60

/** The 503 for an error that says that the database cannot be used now; undefined for any other error. */
export function unavailable(error: unknown): HttpError | undefined {
  const fault = diskFaultOf(error)
  if (fault) return new HttpError(503, DISK[fault], { retryAfter: DISK_RETRY_S })
  const code = codeOf(error)
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))
  if (!reason) return undefined
  const [, retryAfter, message] = reason
  return new HttpError(503, message, { retryAfter })
}
