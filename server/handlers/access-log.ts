import { LRUCache } from 'lru-cache'
import type { AuditAction } from '#contract/admin/actions'
import type { AuditWriter } from '../security/audit.ts'
import { isStaff } from '../security/roles.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'

/** Several readings of one record by one person within this time make one audit entry. */
const SAME_READING_MS = 10 * 60_000

/** Readings that are cached, which saves a query for each photo. */
const MAX_CACHED = 10_000

type Reader = { auditEntry: AuditWriter; session: Session | undefined }

/** Adds a reading of a student's record by the caller to the audit. */
export type NoteReading = (action: Extract<AuditAction, 'read' | 'read report'>, studentId: string) => void

/**
 * Adds to the audit which member of the staff reads which student's record. A student who reads their own record is not
 * recorded. No request waits for the write: when the database cannot be written, records can still be read, and the log
 * says who read which.
 */
export function createAccessLog({ store, logger }: Pick<Services, 'store' | 'logger'>) {
  const noted = new LRUCache<string, number>({ max: MAX_CACHED })

  return ({ auditEntry, session }: Reader): NoteReading =>
    (action, studentId) => {
      if (!session || !isStaff(session.user.role)) return
      const entry = auditEntry(action, 'student', studentId)
      const now = Date.parse(entry.at)
      const key = `${entry.actorId} ${action} ${studentId}`
      if (Math.abs(now - (noted.get(key) ?? Number.NEGATIVE_INFINITY)) <= SAME_READING_MS) return
      noted.set(key, now)
      store.audit.addOnceSince(entry, new Date(now - SAME_READING_MS).toISOString()).catch((error) => {
        noted.delete(key)
        logger.error({ err: error, ...entry }, 'a reading could not be written into the audit')
      })
    }
}
