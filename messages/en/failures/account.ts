/** Logins, passwords and second factors. */
export const badLogin = 'Invalid userId or password' // (spec)
export const registrationClosed = 'The school gives out all logins itself: please ask its office for yours.'
export const userExists = 'user already exist please login' // (spec)
export const userIdTaken = 'userId is Not available' // (spec)
export const userIdOfSchool = ({ ending }: { ending: string }) =>
  `A user id that ends in ${ending} is given by the school: choose another one.`

export const passwordTooShort = 'Password must be atleast 6 word' // (spec)
export const passwordTooCommon =
  'Password is one of the 10,000 that most people use, so it is guessed first: choose another one, such as three words that do not belong together.'
export const passwordOfSchool =
  'Password has little more than words that belong to the school or to you, such as its name, the user id or the word student, and those are guessed first: choose another one, such as three words that do not belong together.'
export const passwordOld = 'This is your old password: choose another one.'
export const wrongPassword = 'This is not your password'

/** The password is right, and the same call is made again with a code. */
export const codeRequired = 'Please enter the code of your authenticator app'
export const wrongCode = 'This code is not valid: enter a new one, or a recovery code'
export const userHasNoSecondFactor = 'This user has no second factor.'

export const passwordIssuedMeanwhile =
  'Somebody else issues a new password for the same login at this moment, so no password was changed here. Ask who does, or try again.'
