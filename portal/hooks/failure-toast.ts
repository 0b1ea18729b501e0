import { ApiError } from '../api/api-error.ts'
import { showToast } from '../state/toasts.ts'

/** Shows a toast after a failed load, but not at the end of a session, which has its own toast. */
export const failureToast =
  (text: string) =>
  ({ error }: { error: unknown }) => {
    console.error(error)
    if (!(error instanceof ApiError && error.status === 401)) showToast('danger', text)
  }
