import type * as english from '../messages/en/labels.ts'
import type { AuditAction, AuditEntity } from './admin/actions.ts'
import type { Condition, Gender, LeavingReason, Role } from './choices.ts'
import type { NoticeField } from './notices/schemas.ts'
import type { ReportField } from './reports/report.ts'
import type { StudentField } from './students/student.ts'
import type { TeacherField } from './teachers/teacher.ts'

type Labels = typeof english

/** The label of a value in the API; the value itself if it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

/** Compiles only if each field and each choice has a label. */
export type Named = Names<{
  studentLabels: StudentField
  teacherLabels: TeacherField
  reportLabels: ReportField
  noticeLabels: NoticeField
  roleLabels: Role
  genderLabels: Gender
  conditionLabels: Condition
  leavingReasonLabels: LeavingReason
  actionLabels: AuditAction
  entityLabels: AuditEntity
}>
type Names<Fields extends { [Name in keyof Labels]?: keyof Labels[Name] }> = Fields
