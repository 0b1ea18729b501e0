import { isStaff } from './access.ts'
import type { Clock } from './clock.ts'
import type { Session } from './sessions.ts'
import type { AuditEntry } from './store/audit.ts'
import type { Store } from './store/index.ts'

export type Action =
  | 'register'
  | 'login'
  | 'failed login'
  | 'logout'
  | 'failed code'
  | 'recovery code used'
  | 'failed confirmation'
  | 'change password'
  | 'issue password'
  | 'add second factor'
  | 'remove second factor'
  | 'renew recovery codes'
  | 'require second factor'
  | 'allow without second factor'
  | 'end sessions'
  | 'read'
  | 'read report'
  | 'read secrets'
  | 'add'
  | 'update'
  | 'delete'
export type Entity = 'user' | 'student' | 'teacher' | 'notice' | 'report'

/** Writes down for one caller what they did: who, what, which record, when, from where; never the values. */
export const entriesOf =
  (clock: Clock, address: string, session: Session | undefined) =>
  (action: Action, entity: Entity, entityId: string | null): AuditEntry => ({
    at: new Date(clock()).toISOString(),
    actorId: session?.user._id ?? null,
    action,
    entity,
    entityId,
    address,
  })

/** Readings of one record by one person within this time are one line, ms. */
const ONE_READING = 10 * 60_000

/**
 * Notes that a member of the staff reads a child's record; a child who reads their own leaves no line.
 * @param action what of the student is read
 * @param studentId the record
 */
export async function noteReading(
  store: Store,
  { entry, session }: { entry: ReturnType<typeof entriesOf>; session: Session | undefined },
  action: Extract<Action, 'read' | 'read report'>,
  studentId: string,
): Promise<void> {
  if (!session || !isStaff(session.user.role)) return
  const line = entry(action, 'student', studentId)
  await store.audit.addOnceSince(line, new Date(Date.parse(line.at) - ONE_READING).toISOString())
}
