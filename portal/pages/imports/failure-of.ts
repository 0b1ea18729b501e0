import { ApiError } from '../../api/api-error.ts'
import { strings } from '../../strings/requests.ts'

/** What to say about a call that failed; '' where the end of the session has said it already. */
export function failureOf(error: unknown): string {
  console.error(error)
  if (!(error instanceof ApiError)) return strings.strange
  return error.status === 401 ? '' : error.message
}
