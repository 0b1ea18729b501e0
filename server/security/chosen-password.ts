import { isCommonPassword } from './credentials.ts'

const COMMON_PASSWORD =
  'Password is one of the 10,000 that most people use, so it is guessed first: choose another one, such as three words that do not belong together.'

/** What is wrong with a password that a person chooses, beyond the length that the contract checks; undefined if nothing is. */
export const passwordFault = async (password: string): Promise<string | undefined> =>
  (await isCommonPassword(password)) ? COMMON_PASSWORD : undefined
