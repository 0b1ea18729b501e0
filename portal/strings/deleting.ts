import { deletedDays } from '#contract'

const restorable = `An admin can restore it within ${deletedDays} days; then it is erased.`

/** What the prompts before a deletion say of several kinds of records. */
export const strings = {
  restorable,
  severalRestorable: `An admin can restore them within ${deletedDays} days; then they are erased.`,
  /** Of a student, a teacher and a user (spec, but for the hint). */
  person: { hint: restorable, deleted: 'deleted product successfully', wrongWord: 'invalid output' },
}
