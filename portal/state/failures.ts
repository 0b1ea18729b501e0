import { texts } from '#messages'
import { ApiError } from '../api/request.ts'
import { showToast } from './toasts.ts'

/** What a page says of a failed request, which is logged. '' after the end of the session, which has its own toast. */
export function failureOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return ''
  console.error(error)
  return error instanceof ApiError ? error.message : texts().sending.ours
}

/** Whether the same may succeed when it is sent again: the line was cut, or the server could not do it then. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500)

/**
 * Says in a toast that something has failed, but not at the end of a session, which has its own toast.
 * @param text by default what the failure says of itself
 */
export function showFailure(error: unknown, text?: string): void {
  const failure = failureOf(error)
  if (failure) showToast('danger', text ?? failure)
}

/**
 * Does something; if that fails, a toast says so.
 * @returns whether it is done
 */
export const orShowFailure = (text: string, act: () => Promise<unknown>): Promise<boolean> =>
  act().then(
    () => true,
    (error) => {
      showFailure(error, text)
      return false
    },
  )
