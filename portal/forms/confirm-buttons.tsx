import { Button, type ButtonProps } from '@my-school/ui-kit'
import { texts } from '#messages'
import { useFocusAfterBusy } from '../hooks/use-focus-after-busy.ts'

type Props = {
  /** What is done, as the text of its button. */
  label: string
  variant?: ButtonProps['variant']
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The buttons of a dialog that asks before something is done. While it is done, it cannot be cancelled. */
export function ConfirmButtons({ label, variant, busy, onConfirm, onCancel }: Props) {
  const button = useFocusAfterBusy(busy)
  return (
    <>
      <Button ref={button} variant={variant} busy={busy} onClick={onConfirm}>
        {label}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {texts().actions.cancel}
      </Button>
    </>
  )
}
