import type { z } from 'zod'
import { HttpError } from '../errors.ts'

/**
 * Parses a value with a schema of the contract.
 * @throws HttpError 400 that names the first wrong field and how to mend it
 */
export function validate<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const result = shape.safeParse(value, MENDING)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.map(String).join('.') || undefined
  const message = issue?.message ?? 'is not valid'
  // A message of the contract that is a sentence ('Password must be …') is used as it is; the others follow the name of
  // the field, or of the list that it is in.
  const name = issue?.path.map(String).findLast((part) => !/^\d+$/.test(part)) ?? 'The body'
  const sentence = /^[\p{Lu}']/u.test(message) ? message : `${name} ${message}`
  throw new HttpError(400, sentence, { field })
}

/**
 * What is wrong with one value, as the end of a sentence that begins with the field's name, or as a sentence of its own;
 * undefined if nothing is.
 */
export const faultOf = (shape: z.ZodType, value: unknown): string | undefined =>
  shape.safeParse(value, MENDING).error?.issues[0]?.message

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What is wrong, as the end of a sentence that begins with the field's name. */
function mending(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1 ? 'is required' : `is too short: at least ${issue.minimum} characters`
      }
      return `is too small: at least ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `is too long: at most ${issue.maximum} characters`
      return issue.origin === 'array'
        ? `has too many: at most ${issue.maximum}`
        : `is too large: at most ${issue.maximum}`
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.map(String).join(', ')}`
    default:
      return 'is not valid'
  }
}

const MENDING = { error: mending }

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
}
