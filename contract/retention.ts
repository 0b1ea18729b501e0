/**
 * How long data is kept, where a page says so. The server's settings have further times; server/retention/due.ts decides
 * what is to be removed.
 */

/** Days in which a deleted record can be restored; then it is erased. */
export const deletedDays = 30

/** Hours after which a draft of an import is removed that was not run. */
export const draftHours = 24

/** Hours in which a call that is sent again with the same key is not done a second time. */
export const keyHours = 24

/** Days in which an import can be undone. */
export const undoDays = 30

/** Days after which a picture is removed that no version of the school's settings shows. */
export const unusedPictureDays = 7
