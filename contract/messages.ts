/**
 * Messages that one side writes and the other side (or the specification) compares with.
 * Spellings are the specification's: to the letter.
 */
export const messages = {
  loggedIn: 'Login Successfully',
  allLengths: 'successFully getting all lengths',
  reportAvailable: 'report is available for this user',
  reportFound: 'SuccessFully getting report',
  reportExists: 'already report is add',
  passwordTooShort: 'Password must be atleast 6 word',
} as const

/** Messages of successes that the portal only shows. Those of failures are in `failures/en`. */
export const serverMessages = {
  registered: 'registration successfully',
  loggedOut: 'Logout Successfully',
  studentAdded: 'Student added successfully',
  studentsFound: 'Successfully search according to critaria',
  reportMissing: 'No report add For U',
  noReportYet: 'no data',
} as const
