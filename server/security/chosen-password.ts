import { isCommonPassword } from './credentials.ts'

const COMMON_PASSWORD =
  'Password is one of the 10,000 that most people use, so it is guessed first: choose another one, such as three words that do not belong together.'

/** Why a person may not choose this password; undefined if they may. The contract checks the length. */
export const passwordFault = async (password: string): Promise<string | undefined> =>
  (await isCommonPassword(password)) ? COMMON_PASSWORD : undefined
