import { texts } from '#messages'
import { ApiError } from '../../api/api-error.ts'

/** The message for a failed request; '' after the end of the session, which shows its own toast. */
export function failureOf(error: unknown): string {
  console.error(error)
  if (!(error instanceof ApiError)) return texts().sending.ours
  return error.status === 401 ? '' : error.message
}

/** Whether the same may succeed when it is sent again: the line was cut, or the server could not do it then. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500)
