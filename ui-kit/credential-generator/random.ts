const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ids end in a number below this. */
const ID_BELOW = 10_000

/**
 * A whole number from 0 to below `limit` (65536 at most), each as likely as any other. Taking the remainder of a random
 * number alone would favour the small ones; numbers above the last whole multiple of `limit` are drawn again.
 */
export function randomBelow(limit: number): number {
  const fair = 65_536 - (65_536 % limit)
  const [drawn] = crypto.getRandomValues(new Uint16Array(1)) as unknown as [number]
  return drawn < fair ? drawn % limit : randomBelow(limit)
}

/** A password of letters and digits from the browser's secure random source. */
export const generatePassword = (length = 10) =>
  Array.from({ length }, () => ALPHANUMERIC[randomBelow(ALPHANUMERIC.length)]).join('')

/** What a user id is made of. */
export interface UserIdParts {
  /** The full name; whitespace in it becomes hyphens. */
  name: string
  /** The school's, such as '@mySchool.com'. */
  suffix: string
  /** Stands before the suffix: 'Teacher' for teachers, nothing for students. */
  roleWord?: string
  /** Below 10000. Default: a random one. */
  number?: number
}

/** Such as 'Ali-Khan-4711@mySchool.com', or 'Sara-Malik-89Teacher@mySchool.com'. */
export function generateUserId({ name, suffix, roleWord = '', number = randomBelow(ID_BELOW) }: UserIdParts): string {
  return `${name.trim().replace(/\s+/g, '-')}-${number}${roleWord}${suffix}`
}

/** The number of a user id. */
export const generateIdNumber = () => randomBelow(ID_BELOW)
