import { Dialog } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { orFailureToast } from '../../hooks/failure-toast.ts'
import { showToast } from '../../state/toasts.ts'

type Props = {
  texts: { heading: string; submit: string; failed: string }
  /** The toast. */
  doneText: string
  end: () => Promise<unknown>
  onClose: () => void
  /** Called before `onClose`. */
  onEnded: () => void
  /** What it means. */
  children: ReactNode
}

/** Asks before the link between a guardian and a student is ended, and ends it. */
export function EndLinkDialog({ texts: text, doneText, end, onClose, onEnded, children }: Props) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const isEnded = await orFailureToast(text.failed, end)
    if (isEnded) {
      showToast('success', doneText)
      onEnded()
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.heading}
      onClose={busy ? undefined : onClose}
      // The button that opened it may be gone.
      finalFocus={() => document.querySelector<HTMLElement>('main h1')}
      actions={
        <ConfirmButtons label={text.submit} variant="danger" busy={busy} onConfirm={confirm} onCancel={onClose} />
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
