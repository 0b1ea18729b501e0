import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../state/toasts.ts'

/** Says a failed load in the words of the catalogue; an ended session speaks for itself. */
export const failureToast =
  (text: string) =>
  ({ error }: { error: unknown }) => {
    console.error(error)
    if (!(error instanceof ApiError && error.status === 401)) showToast('error', text)
  }
