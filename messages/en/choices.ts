/** What is on the wire in English and shown: its label by the value. In English it is the value itself. */

const itself = (value: string): string => value

export const choices = {
  gender: itself,
  /** What was done, in the audit (`AUDIT_ACTIONS`). */
  action: itself,
  /** The kind of a record, in the audit: 'student', 'school' … */
  entity: itself,
  /** A size of paper. */
  paper: itself,
}
