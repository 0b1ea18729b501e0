import { texts } from '#messages'
import { ApiError } from './api-error.ts'

/** What a page says of a failed request, which is logged. '' after the end of the session, which has its own toast. */
export function failureOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return ''
  console.error(error)
  return error instanceof ApiError ? error.message : texts().sending.ours
}

/** Whether the same may succeed when it is sent again: the line was cut, or the server could not do it then. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500)
