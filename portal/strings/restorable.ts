import { deletedDays } from '#contract'

/** What the prompts say that ask before a record is deleted. */
export const restorable = `An admin can restore it within ${deletedDays} days; then it is erased.`
