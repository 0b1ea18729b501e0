import { ToastRegion } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { dismissToast, toasts } from '../state/toasts.ts'

/** Where the toasts appear; stands on every page before the first of them. */
export function Notifications() {
  useSignals()
  return <ToastRegion toasts={[...toasts.value]} onDismiss={({ id }) => dismissToast(id)} />
}
