const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The number in a user id is below this. */
const ID_NUMBER_LIMIT = 10_000

/**
 * A random whole number from 0 to below `limit`, each with the same probability. The remainder of a random number is
 * biased towards small numbers unless the range is a multiple of `limit`: numbers above the last multiple are drawn again.
 * @param limit 65536 at most
 */
export function randomBelow(limit: number): number {
  const lastMultiple = 65_536 - (65_536 % limit)
  const [drawn] = crypto.getRandomValues(new Uint16Array(1)) as unknown as [number]
  return drawn < lastMultiple ? drawn % limit : randomBelow(limit)
}

/** A password of letters and digits from the browser's secure random source. */
export const generatePassword = (length = 10) =>
  Array.from({ length }, () => ALPHANUMERIC[randomBelow(ALPHANUMERIC.length)]).join('')

/** The parts of a user id. */
export interface UserIdParts {
  /** The full name of the person. */
  person: string
  /** How every user id ends, such as '@school.example'. */
  suffix: string
  /**
   * A word before the suffix, such as 'Teacher'.
   * @default ''
   */
  roleWord?: string
  /**
   * A number below 10000.
   * @default a random number
   */
  number?: number
}

/**
 * A user id such as 'Ali-Khan-4711@school.example', or 'Sara-Malik-89Teacher@school.example' with a role word. Of the
 * name it keeps the letters and digits of every script; whitespace and dashes become one hyphen, other characters are
 * left out.
 * @example generateUserId({ person: 'Ümit O’Neil, Jr.', suffix: '@school.example' }) // 'Ümit-ONeil-Jr-17@school.example'
 */
export function generateUserId({ person, suffix, roleWord = '', number = generateIdNumber() }: UserIdParts): string {
  const words = person
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s\p{Pd}]/gu, '')
    .split(/[\s\p{Pd}]+/u)
  return `${[...words.filter(Boolean), number].join('-')}${roleWord}${suffix}`
}

/** A random number for a user id. */
export const generateIdNumber = () => randomBelow(ID_NUMBER_LIMIT)
