/** The user ids that the school makes. Apart from `rules.ts`, which more pages need. */

/** What is before the ending of a user id that the school makes. */
export const roleWords = { student: '', teacher: 'Teacher' } as const

/**
 * A user id that the school makes, such as 'Ali-Khan-4711@mySchool.com': the person's name with a hyphen for whitespace, a
 * number, the word of the role and the ending of the school.
 * @param person the name in ASCII, which everybody can type
 */
export const userIdOf = (parts: { person: string; number: number; roleWord: string; suffix: string }): string =>
  `${parts.person.trim().replace(/\s+/g, '-')}-${parts.number}${parts.roleWord}${parts.suffix}`

export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)
