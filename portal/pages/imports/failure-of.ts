import { strings } from '#strings/requests'
import { ApiError } from '../../api/api-error.ts'

/** The message for a failed request; '' after the end of the session, which shows its own toast. */
export function failureOf(error: unknown): string {
  console.error(error)
  if (!(error instanceof ApiError)) return strings.ours
  return error.status === 401 ? '' : error.message
}
