import { actionLabels } from './labels.ts'

/** What calls send in English and pages show: its label by the value. In English it is mostly the value itself. */

const itself = (value: string): string => value

export const choices = {
  /** What was done, in the audit (`AUDIT_ACTIONS`). */
  action: (value: string): string => (actionLabels as Record<string, string>)[value] ?? value,
  /** The kind of a record, in the audit: 'student', 'school' … */
  entity: itself,
  /** A size of paper. */
  paper: itself,
}
