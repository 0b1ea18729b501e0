import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditAction, type AuditEntity } from '../../admin/actions.ts'
import type { Condition, Gender } from '../../choices.ts'

/** What the closed lists are called: what is on the wire stays as it is. */
export const genderLabels = { Male: 'Male', Female: 'Female', Other: 'Other' } satisfies Record<Gender, string>

export const conditionLabels = {
  Excelent: 'Excelent', // (spec)
  Good: 'Good',
  Average: 'Average',
  Bad: 'Bad',
  Worst: 'Worst',
} satisfies Record<Condition, string>

/** What was done, in the audit. */
export const actionLabels = Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, action])) as Record<
  AuditAction,
  string
>

/** The kinds of records, in the audit. */
export const entityLabels = Object.fromEntries(AUDIT_ENTITIES.map((entity) => [entity, entity])) as Record<
  AuditEntity,
  string
>
