import { HttpError } from '../errors.ts'
import { isCommonPassword } from './credentials.ts'

const COMMON_PASSWORD =
  'Password is one of the 10,000 that most people use, so it is guessed first: choose another one, such as three words that do not belong together.'

/**
 * Checks a password that a person chooses, beyond the length that the contract checks.
 * @param field of the call that has it
 * @throws HttpError 400
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw new HttpError(400, COMMON_PASSWORD, { field })
}
