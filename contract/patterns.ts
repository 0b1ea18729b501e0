import { limits } from './limits.ts'

/**
 * The values of some fields, as regular expressions for the whole value: the attribute `pattern` of an `<input>`, and
 * what the server checks.
 */
export const patterns = {
  /** Digits, with single spaces and hyphens between them, and optionally a leading +. */
  phone: `\\+?[0-9](?:[ \\-]?[0-9]){${limits.phoneDigitsMin - 1},${limits.phoneDigitsMax - 1}}`,
  /** A sum of money as a person writes it, such as '1,500.50' or 'Rs 1500': any text with a digit. */
  amount: '.*[0-9].*',
} as const
