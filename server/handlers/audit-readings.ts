import { LRUCache } from 'lru-cache'
import type { Action } from '../security/audit.ts'
import { isStaff } from '../security/roles.ts'
import type { Services } from '../services.ts'
import type { HandlerContext } from './handler.ts'

/** Milliseconds. Several readings of one record by one person within this time make one audit line. */
const ONE_READING = 10 * 60_000

/** So many readings are remembered, which saves a query for each picture. */
const MOST = 10_000

/** Who of the staff reads which child's record, for the audit. */
export function createReadingLog({ store, logger }: Pick<Services, 'store' | 'logger'>) {
  const noted = new LRUCache<string, number>({ max: MOST })

  /**
   * Records that a member of the staff reads a record; a child who reads their own is not recorded. No request waits
   * for the line: where nothing can be written, records can still be read, and the log says who read which.
   */
  return (
    { auditEntry, session }: Pick<HandlerContext<'me'>, 'auditEntry' | 'session'>,
    action: Extract<Action, 'read' | 'read report'>,
    studentId: string,
  ): void => {
    if (!session || !isStaff(session.user.role)) return
    const line = auditEntry(action, 'student', studentId)
    const now = Date.parse(line.at)
    const key = `${line.actorId} ${action} ${studentId}`
    if (Math.abs(now - (noted.get(key) ?? Number.NEGATIVE_INFINITY)) <= ONE_READING) return
    noted.set(key, now)
    store.audit.addOnceSince(line, new Date(now - ONE_READING).toISOString()).catch((error) => {
      noted.delete(key)
      logger.error({ err: error, ...line }, 'a reading could not be written into the audit')
    })
  }
}
