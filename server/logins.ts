import type { Role } from '#contract'
import { school } from '#contract'
import { hashPassword, type Vault } from './credentials.ts'
import { userKey } from './store/fold.ts'
import { newId } from './store/ids.ts'

/** The texts of a login before it is kept. */
export type NewLogin = {
  userId: string
  password: string
  answer?: string
  name: string
  role: Role
  createdAt: string
}

/**
 * A login's row: the password hashed, what an admin may be shown sealed. Slow: make it before a
 * transaction begins.
 * @param issued true: the school issued the password and its admin may look it up; a password that
 *   people choose for themselves is kept as a hash alone
 */
export async function loginRow(
  { userId, password, answer, name, role, createdAt }: NewLogin,
  issued: boolean,
  vault: Vault,
) {
  const id = newId()
  const seal = (field: 'password' | 'answer', text: string) => vault.seal(text, { entity: 'user', id, field })
  return {
    id,
    userId,
    name,
    role,
    createdAt,
    passwordHash: await hashPassword(password),
    sealedPassword: issued ? seal('password', password) : null,
    sealedAnswer: answer === undefined ? null : seal('answer', answer),
  }
}

/** True for ids that only students and teachers may have. */
export const isReserved = (userId: string): boolean => userKey(userId).endsWith(userKey(school.userIdSuffix))
