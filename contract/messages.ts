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

/** Messages that the portal only shows. It compares with none of them, so its main chunk does not have them. */
export const serverMessages = {
  registered: 'registration successfully',
  registrationClosed: 'The school gives out all logins itself: please ask its office for yours.',
  userExists: 'user already exist please login',
  badLogin: 'Invalid userId or password',
  loggedOut: 'Logout Successfully',
  studentAdded: 'Student added successfully',
  userIdTaken: 'userId is Not available',
  studentsFound: 'Successfully search according to critaria',
  reportUnavailable: 'no report is added for u',
  reportMissing: 'No report add For U',
  noReportYet: 'no data',
} as const

/** Messages of the calls about an account. Apart from `messages`, which are in the browser's main chunk. */
export const accountMessages = {
  /** With `codeRequired: true`: the password is right, and the same call is made again with `code`. */
  codeRequired: 'Please enter the code of your authenticator app',
  wrongCode: 'This code is not valid: enter a new one, or a recovery code',
  wrongPassword: 'This is not your password',
} as const
