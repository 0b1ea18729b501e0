import { ApiError, isSessionEnd } from '../../api/api-error.ts'
import { strings } from '../../strings/requests.ts'

/** The message for a failed request; '' at the end of the session. */
export function failureOf(error: unknown): string {
  console.error(error)
  if (isSessionEnd(error)) return ''
  return error instanceof ApiError ? error.message : strings.strange
}
