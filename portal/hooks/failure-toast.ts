import { failureOf } from '../api/failure-of.ts'
import { showToast } from '../state/toasts.ts'

/** Says in a toast what a failed request says of itself. */
export function showFailure(error: unknown): void {
  const failure = failureOf(error)
  if (failure) showToast('danger', failure)
}

/** Shows a toast after a failure, but not at the end of a session, which has its own toast. */
export const failureToast =
  (text: string) =>
  ({ error }: { error: unknown }) => {
    if (failureOf(error)) showToast('danger', text)
  }

/**
 * Does something; if that fails, a toast says so.
 * @returns whether it is done
 */
export const orFailureToast = (text: string, act: () => Promise<unknown>): Promise<boolean> =>
  act().then(
    () => true,
    (error) => {
      failureToast(text)({ error })
      return false
    },
  )
