import { isSessionEnd } from '../api/api-error.ts'
import { showToast } from '../state/toasts.ts'

/** Shows a toast after a failed load, but not at the end of a session. */
export const failureToast =
  (text: string) =>
  ({ error }: { error: unknown }) => {
    console.error(error)
    if (!isSessionEnd(error)) showToast('danger', text)
  }
