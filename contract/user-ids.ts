/** The user ids that the school makes. Apart from `rules.ts`, which more pages need. */
import { plainSigns } from './characters.ts'

/** The part of a generated user id before its ending. */
export const roleWords = { student: '', teacher: 'Teacher' } as const

/**
 * The name in a user id, with a hyphen for whitespace. Of its signs the points, commas, hyphens and apostrophes stay: quotes,
 * brackets, slashes or a second @ are in no user id. '' if nothing is left.
 */
export const nameInUserId = (person: string): string =>
  plainSigns(person)
    .replace(/[^\p{L}\p{M}\p{N}\s.,'_-]/gu, '')
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/**
 * A user id that the school makes, such as 'Ali-Khan-4711@mySchool.com': the name, a number, the word of the role and the
 * ending of the school.
 * @param person the name in ASCII, which everybody can type
 */
export const userIdOf = (parts: { person: string; number: number; roleWord: string; suffix: string }): string =>
  `${[nameInUserId(parts.person), parts.number].filter((part) => part !== '').join('-')}${parts.roleWord}${parts.suffix}`

export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)
