import type * as english from '../messages/en/labels.ts'
import type { AuditAction, AuditEntity } from './admin/actions.ts'
import type { Condition, LeavingReason, Role } from './choices.ts'
import type { NoticeField } from './notices/schemas.ts'
import type { ReportField } from './reports/report.ts'
import type { aboutStudent, StudentField } from './students/fields.ts'
import type { aboutTeacher, TeacherField } from './teachers/fields.ts'

type Labels = typeof english

/** The label of a value in the API; the value itself if it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

/** The label of the value of a field, where it is one of its choices; else the value itself. */
export const labelOfChoice = (
  choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>>,
  field: string,
  value: string,
): string => labelOf(choiceLabels[field] ?? {}, value)

/** Compiles only if each field and each choice has a label. */
export type Named = Names<{
  studentLabels: StudentField
  teacherLabels: TeacherField
  reportLabels: ReportField
  noticeLabels: NoticeField
  roleLabels: Role
  conditionLabels: Condition
  leavingReasonLabels: LeavingReason
  actionLabels: AuditAction
  entityLabels: AuditEntity
}>
type Names<Fields extends { [Name in keyof Labels]?: keyof Labels[Name] }> = Fields

type Choices<D> = {
  [F in keyof D as D[F] extends { choices: readonly string[] } ? F : never]: D[F] extends {
    choices: readonly (infer V extends string)[]
  }
    ? Record<V, string>
    : never
}
/** Compiles only if each choice of a field of a person has a label. */
export type NamedChoices = WithChoices<Labels['choiceLabels']>
type WithChoices<Found extends Choices<typeof aboutStudent & typeof aboutTeacher>> = Found
