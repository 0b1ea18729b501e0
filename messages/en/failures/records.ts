/** Records that are not there, that somebody else has changed, or that cannot be restored. */
export type Kind =
  | 'student'
  | 'teacher'
  | 'notice'
  | 'file'
  | 'report'
  | 'user'
  | 'person'
  | 'photo'
  | 'page'
  | 'picture'
  | 'code'
  | 'session'
  | 'version'
  | 'import'
  | 'row'
  | 'deleted record'
  | 'former student'
  | 'mail address'
  | 'waiting mail'
  | 'entry with a list of records'
export const noSuch = ({ what }: { what: Kind }) => `There is no such ${what}.`

export const someGone = ({ missing, all }: { missing: number; all: number }) =>
  `${missing} of these ${all} no longer exist, so nothing was done: load the list again, then select anew.`

/** What a page shows that was loaded some time ago, or in another tab. */
export const changedMeanwhile =
  'This has changed since the page was loaded, so nothing was done. Load the page again and look at it.'

export const noStudentFound = 'NO Student Found' // (spec)
export const appearsAfterLastDay =
  'It would appear after its last day, so nobody would ever see it: choose an earlier day, or a later last day.'
export const eventNeedsDay = 'An event needs its day: choose it, or leave the other fields of the event empty.'
export const eventNeedsTime = 'Say when it begins, or leave the time of its end empty.'
export const eventEndsBeforeItBegins = 'It would end before it begins: choose a later end.'
export const audienceNeedsClass = 'Choose at least one class, or another audience.'
export const tooManyOnTop = ({ most, titles }: { most: number; titles: readonly string[] }) =>
  `${most} notices are kept on top already: ${titles.join('; ')}. Take one of them down first.`
export const savedBefore =
  'This is saved already, as it was when you first sent it: only the answer was lost. What you have changed since is not saved: copy it, leave this page, then open the record in its list and change it there.'
export const reportExists = 'already report is add' // (spec)
export const reportUnavailable = 'no report is added for u' // (spec)
export const releaseDayIsOver = 'That day is over: choose a later one, or release at once.'
export const reportsRead = ({ read }: { read: number }) =>
  read === 1
    ? 'It has been read, or may have been, so it cannot be taken back any more.'
    : `All ${read} have been read, or may have been, so they cannot be taken back any more.`

export const goneMeanwhile = 'It was restored, brought back or erased meanwhile. Load the list again.'
export const userIdOfOther =
  'Its user id belongs to another login now, or to a former student. Delete or erase that one first.'
export const studentDeleted = 'The student of this report is deleted. Restore the student first.'
export const studentHasLeft =
  'The student of this report has left the school. Bring the student back first, on the page Former students.'
export const otherReport = 'The student has another report now. Delete that one first.'

export const sheetTooLong = ({ most }: { most: number }) =>
  `The list has more than ${most} rows, too many for one Excel file. Export it as CSV, or filter it first.`
