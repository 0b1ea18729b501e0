import { ROLE, type Role, type SchoolSettings } from '#contract'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import type { User } from '../store/tables/users.ts'
import { userKey } from '../store/user-key.ts'
import { hashPassword, type Vault } from './credentials.ts'
import { asciiReader } from './romanize.ts'

/** The texts of a login before it is stored. */
export type NewLogin = {
  userId: string
  password: string
  answer?: string
  name: string
  role: Role
  createdAt: string
  /** The person has chosen the password; otherwise the school gives it out. */
  isChosen?: boolean
}

/**
 * Makes a login's row: the password is hashed, and texts that an admin may be shown are sealed. The school issues the
 * passwords of students and teachers, which its admins may look up; one that people choose for themselves is stored only
 * as a hash. Slow: call it before a transaction begins.
 */
export async function loginRow(login: NewLogin, vault: Vault) {
  const { userId, password, answer, name, role, createdAt, isChosen = false } = login
  const id = newId()
  const isIssued = role === ROLE.student || role === ROLE.teacher
  return {
    id,
    userId,
    name,
    role,
    createdAt,
    passwordHash: await hashPassword(password),
    sealedPassword: isIssued ? sealPassword(vault, id, password) : null,
    sealedAnswer: answer === undefined ? null : vault.seal(answer, { entity: 'user', id, field: 'answer' }),
    passwordChangedAt: isChosen ? createdAt : null,
  }
}

/** Seals an issued password, so that admins may be shown it. */
export const sealPassword = (vault: Vault, id: string, password: string): Buffer =>
  vault.seal(password, { entity: 'user', id, field: 'password' })

/** Whether a person who has to choose an own password still has the one that the school gave; students may keep theirs. */
export const hasIssuedPassword = ({ role, passwordChangedAt }: Pick<User, 'role' | 'passwordChangedAt'>): boolean =>
  role !== ROLE.student && passwordChangedAt === null

/** The endings of the user ids that the school makes, and has made before. */
export const endingsOf = ({ suffix, former }: SchoolSettings['userIds']): string[] => [suffix, ...former]

/**
 * The reserved ending of a user id, present or former, that only students and teachers may have; undefined if it has
 * none.
 */
export const reservedSuffix = (userId: string, userIds: SchoolSettings['userIds']): string | undefined =>
  endingsOf(userIds).find((ending) => userKey(userId).endsWith(userKey(ending)))

/** How a user id reads in ASCII, and whether a login that reads so is there: 'аdmin' in Cyrillic letters reads as 'admin'. */
export async function readingOf(userId: string) {
  const read = await asciiReader()
  const reading = read(userId)
  return {
    reading,
    isTaken: async ({ users }: Pick<Tables, 'users'>): Promise<boolean> =>
      (await users.isTaken(reading)) || (await users.inOtherLetters()).some((other) => read(other) === reading),
  }
}
