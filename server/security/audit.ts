import type { AuditAction, AuditEntity } from '#contract/admin/actions'
import type { Clock } from '../clock.ts'
import type { DeletedEntity } from '../store/schema.ts'
import type { AuditEntry, AuditedRecord } from '../store/tables/audit.ts'
import type { ChangeAuthor } from '../store/tables/changes.ts'
import type { Session } from './sessions.ts'

/**
 * Makes the audit entries of one caller: who, what, which record, when, from where; never the values.
 * @param ip where the call comes from. In the table, in the API, in exports and in the log it is called `address`.
 */
export const auditWriter =
  (clock: Clock, ip: string, session: Session | undefined) =>
  (action: AuditAction, entity: AuditEntity, entityId: string | null): AuditEntry => ({
    at: new Date(clock()).toISOString(),
    actorId: session?.user._id ?? null,
    action,
    entity,
    entityId,
    address: ip,
  })

export type AuditWriter = ReturnType<typeof auditWriter>

/** A record of an act on several kinds. */
export const recordOf =
  (action: AuditAction) =>
  ({ id, entity }: { id: string; entity: DeletedEntity }): AuditedRecord => ({ action, entity, entityId: id })

/** The records of an act that does the same to all of them. */
export const recordsOf = ({ action, entity }: Pick<AuditEntry, 'action' | 'entity'>, ids: readonly string[]) =>
  ids.map((entityId): AuditedRecord => ({ action, entity, entityId }))

/** Who changes a record, and when: as in the audit entry of it. */
export const authorOf = ({ at, actorId = null }: AuditEntry): ChangeAuthor => ({ at, by: actorId })
