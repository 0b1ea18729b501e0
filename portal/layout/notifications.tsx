import { ToastRegion } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { dismissToast, toasts } from '../state/toasts.ts'

/**
 * The region for toasts. It is on every page before the first toast, because screen readers announce only changes of an
 * existing region.
 */
export function Notifications() {
  useSignals()
  return <ToastRegion toasts={[...toasts.value]} onDismiss={({ id }) => dismissToast(id)} />
}
