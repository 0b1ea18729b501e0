import type { z } from 'zod'
import { brokenFault, fault, faultNamed, type MessageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'

/**
 * Parses a value with a schema of the contract.
 * @throws HttpError 400 that names the first wrong field and how to correct it
 */
export function validate<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const result = shape.safeParse(value, FAULT_MESSAGES)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.map(String) ?? []
  // Of an entry of a list, the name is that of the list.
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? 'The body'
  const message = faultNamed(issue?.message ?? NOT_VALID, name)
  throw new HttpError(400, message, { field: path.join('.') || undefined })
}

/** The error of one value; undefined if it has none. @param name of its field */
export function faultOf(shape: z.ZodType, value: unknown, name: string): MessageRef | undefined {
  const issue = shape.safeParse(value, FAULT_MESSAGES).error?.issues[0]
  return issue && faultNamed(issue.message, name)
}

const NOT_VALID = brokenFault('is not valid')
const KINDS: Record<string, string> = { string: 'text', number: 'a number', array: 'a list', object: 'an object' }

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** The error where the schema has no message for it. */
function faultOfIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? fault('required')
        : brokenFault(`must be ${KINDS[issue.expected] ?? issue.expected}`)
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin !== 'string') return brokenFault(`is too small: at least ${least}`)
      return least === 1 ? fault('required') : brokenFault(`is too short: at least ${least} characters`)
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      if (issue.origin === 'string') return fault('tooLong', { most })
      return brokenFault(`${issue.origin === 'array' ? 'has too many' : 'is too large'}: at most ${most}`)
    }
    case 'invalid_value':
      return issue.input === undefined ? fault('required') : fault('notOneOf', { values: issue.values.map(String) })
    default:
      return NOT_VALID
  }
}

const FAULT_MESSAGES = { error: faultOfIssue }
