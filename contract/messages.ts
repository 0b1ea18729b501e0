import { loggedIn } from '../messages/en/failures/done.ts'

/**
 * Messages that one side writes and the other side (or the specification) compares with.
 * Spellings are the specification's: to the letter.
 */
export const messages = {
  loggedIn,
  allLengths: 'successFully getting all lengths',
  reportAvailable: 'report is available for this user',
  reportFound: 'SuccessFully getting report',
} as const

/** Messages that no page shows. All others are in `messages/en/failures`. */
export const serverMessages = {
  studentAdded: 'Student added successfully',
  reportMissing: 'No report add For U',
  noReportYet: 'no data',
} as const
