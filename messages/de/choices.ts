import { actionLabels, entityLabels } from './labels.ts'

/** What calls send in English and pages show: its label by the value. */

const labelIn =
  (labels: Record<string, string>) =>
  (value: string): string =>
    labels[value] ?? value

export const choices = {
  /** What was done, in the audit (`AUDIT_ACTIONS`). */
  action: labelIn(actionLabels),
  /** The kind of a record, in the audit: 'student', 'school' … */
  entity: labelIn(entityLabels),
  /** A size of paper. */
  paper: labelIn({}),
}
