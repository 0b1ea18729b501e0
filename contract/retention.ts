/**
 * How long data is kept, where a page says so. The server's settings have further times; server/retention/due.ts decides
 * what is to be removed.
 */
export {
  confirmDays,
  deletedDays,
  draftHours,
  familyCodeDays,
  holdMinutes,
  noticeDays,
  undoDays,
} from '../messages/numbers.ts'

/** Hours in which a call that is sent again with the same key is not done a second time. */
export const keyHours = 24

/** Days after which a picture is removed that no version of the school's settings shows. */
export const unusedPictureDays = 7

/** Days after which a mail that could not be sent is no longer counted. */
export const failedMailDays = 30
