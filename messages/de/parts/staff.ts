import type { Translates } from '../../translates.ts'

/** What only staff read, besides the other two parts. */
export * from '../../en/admin.ts'
export * from '../../en/audit.ts'
export * from '../../en/charts.ts'
export * from '../../en/clock.ts'
export { chooseDigits } from '../../en/counting.ts'
export * from '../../en/deleted.ts'
export * from '../../en/deleting.ts'
export * from '../../en/exports.ts'
export * from '../../en/filters.ts'
export * from '../../en/first-steps.ts'
export * from '../../en/former.ts'
export * from '../../en/forms.ts'
export * from '../../en/guardians.ts'
export * from '../../en/import-decisions.ts'
export * from '../../en/import-draft.ts'
export * from '../../en/imports.ts'
export * from '../../en/logins.ts'
export * from '../../en/mailing.ts'
export * from '../../en/notices.ts'
export * from '../../en/paper.ts'
export * from '../../en/pictures.ts'
export * from '../../en/promotion.ts'
export * from '../../en/release.ts'
export * from '../../en/reports.ts'
export * from '../../en/school.ts'
export * from '../../en/school-fields.ts'
export * from '../../en/selection.ts'
export * from '../../en/students.ts'
export * from '../../en/teachers.ts'
export * from '../../en/users.ts'
export * from '../../en/validation.ts'
export * from '../choices.ts'
export { reportExists } from '../failures/records.ts'
export * from '../family-slip.ts'
export { moveText } from '../kit.ts'
export {
  actionLabels,
  auditLabels,
  choiceLabels,
  entityLabels,
  importLabels,
  leavingLabels,
  leavingReasonLabels,
  teacherLabels,
} from '../labels.ts'
export { amountIn, labelled } from '../language.ts'
export * from '../staff-titles.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./staff.ts'), 'failures'>
type English = Omit<typeof import('../../en/parts/staff.ts'), 'failures'>
export type Complete = Translates<Own, English>
