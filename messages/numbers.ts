/** Numbers that a text states as they are. The contract has them from here. */

/** Days in which a deleted record can be restored; then it is erased. */
export const deletedDays = 30

/** Hours after which a draft of an import is removed that was not run. */
export const draftHours = 24

/** Days in which an import can be undone. */
export const undoDays = 30

/** Days in which a guardian can use a code that the office has printed. */
export const familyCodeDays = 30
/** Days in which who asked for notices by mail can confirm it; then the address is erased. */
export const confirmDays = 7

/** Seconds from which on a wait is told in minutes. */
export const longWait = 90

/** Minutes in which the mails of a notice can still be stopped. */
export const holdMinutes = 5

/**
 * Days before the school's rule erases the record of a former student: the dashboard announces it, and a record or a rule
 * that is newer waits for them.
 */
export const noticeDays = 31

/** Texts that are named of a fault that several rows of an import have; one more says that there are more. */
export const faultExamples = 3
