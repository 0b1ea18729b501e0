import { randomInt } from 'node:crypto'
import { limits } from '#contract'
import type { ImportKind } from '#contract/imports'
import { userKey } from '../../store/user-key.ts'

const ROLE_WORD = { student: '', teacher: 'Teacher' } as const

/** The words of a name as the kit's CredentialGenerator puts them into a user id; a test compares the two. */
const nameWords = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean)

/** What is before and after the number in a user id that is made from this name. */
const partsOf = (name: string, kind: ImportKind, suffix: string) =>
  [
    nameWords(name)
      .map((word) => `${word}-`)
      .join(''),
    `${ROLE_WORD[kind]}${suffix}`,
  ] as const

/** A user id such as 'Ali-Khan-4711@mySchool.com'. */
export const userIdOf = (name: string, kind: ImportKind, suffix: string, number: number): string =>
  partsOf(name, kind, suffix).join(String(number))

/** Whether a user id was made from this name. */
export const isMadeFrom = (userId: string, name: string, kind: ImportKind, suffix: string): boolean => {
  const [before, after] = partsOf(name, kind, suffix)
  const number = userId.slice(before.length, -after.length)
  return userId === before + number + after && /^\d+$/.test(number)
}

/** A user id that nobody has; it is added to `taken`. */
export function freeUserId(name: string, kind: ImportKind, suffix: string, taken: Set<string>): string {
  // A school in which thousands have one name needs longer numbers.
  for (let below = limits.generatedIdBelow; ; below *= 10) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const userId = userIdOf(name, kind, suffix, randomInt(below))
      if (taken.has(userKey(userId))) continue
      taken.add(userKey(userId))
      return userId
    }
  }
}
