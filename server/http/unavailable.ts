import { type MessageRef, messageRef } from '#contract/failures'
import { type DiskFault, diskFaultOf } from '../disk-faults.ts'
import { codeOf, HttpError } from '../errors.ts'

/**
 * Error codes that mean: try again later. Each entry is the beginning of a code of SQLite or of a SQLSTATE of PostgreSQL.
 * Faults of the disk are in disk-faults.ts. All other errors are internal errors.
 */
const REASONS: [code: string, retryAfter: number, message: MessageRef][] = [
  ['SQLITE_BUSY', 5, messageRef('databaseBusy')],
  ['55P03', 5, messageRef('databaseBusy')],
  ['40', 5, messageRef('databaseBusy')],
  ['57014', 10, messageRef('databaseSlow')],
  ['53300', 5, messageRef('databaseNoConnection')],
  ['53', 60, messageRef('databaseFull')],
  ['25006', 5, messageRef('databaseReadOnly')],
  ['57P03', 5, messageRef('databaseStarting')],
  ['08001', 5, messageRef('databaseUnreachable')],
  // The response to a commit may be lost, so it is unknown whether the change is stored.
  ['57P', 5, messageRef('databaseLost')],
  ['08', 5, messageRef('databaseLost')],
  ['25P03', 5, messageRef('databaseLost')],
  ['28', 60, messageRef('databaseRefuses')],
  ['3D000', 60, messageRef('databaseRefuses')],
]

const DISK: Record<DiskFault, MessageRef> = {
  full: messageRef('diskFull'),
  'read-only': messageRef('diskReadOnly'),
  faulty: messageRef('diskFaulty'),
  damaged: messageRef('databaseDamaged'),
}
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
