import { Dialog, type DialogProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { ConfirmButtons } from './confirm-buttons.tsx'

type Props = Pick<DialogProps, 'heading' | 'finalFocus' | 'children'> & {
  /** What is done, as the text of its button. */
  label: string
  /** It takes something away. */
  isDanger?: boolean
  /** Does it, and says how that went. While it is done, the dialog cannot be closed. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** A dialog that asks before something is done. */
export function ConfirmDialog({ label, isDanger, onConfirm, onClose, ...dialog }: Props) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <Dialog
      open
      size="small"
      {...dialog}
      onClose={busy ? undefined : onClose}
      actions={
        <ConfirmButtons
          label={label}
          variant={isDanger ? 'danger' : undefined}
          busy={busy}
          onConfirm={confirm}
          onCancel={onClose}
        />
      }
    />
  )
}
