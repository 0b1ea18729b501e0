/** What only staff read, besides the other two parts. */
export * from '../admin.ts'
export * from '../audit.ts'
export * from '../charts.ts'
export * from '../choices.ts'
export * from '../clock.ts'
export { chooseDigits } from '../counting.ts'
export * from '../deleted.ts'
export * from '../deleting.ts'
export * from '../exports.ts'
export { reportExists } from '../failures/records.ts'
export * from '../family-slip.ts'
export * from '../filters.ts'
export * from '../first-steps.ts'
export * from '../former.ts'
export * from '../forms.ts'
export * from '../guardians.ts'
export * from '../import-decisions.ts'
export * from '../import-draft.ts'
export * from '../imports.ts'
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
export * from '../logins.ts'
export * from '../mailing.ts'
export * from '../notices.ts'
export * from '../paper.ts'
export * from '../pictures.ts'
export * from '../promotion.ts'
export * from '../release.ts'
export * from '../reports.ts'
export * from '../school.ts'
export * from '../school-fields.ts'
export * from '../selection.ts'
export * from '../staff-titles.ts'
export * from '../students.ts'
export * from '../teachers.ts'
export * from '../users.ts'
export * from '../validation.ts'
