import { deletedDays } from '../numbers.ts'

/** The texts of the prompts before a deletion that are the same for all records. */
export const deleting = {
  restorable: `An admin can restore it within ${deletedDays} days; then it is erased.`,
  severalRestorable: `An admin can restore them within ${deletedDays} days; then they are erased.`,
}
