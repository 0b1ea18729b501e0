import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { orShowFailure } from '../../state/failures.ts'

type Props = {
  texts: { heading: string; submit: string; failed: string }
  /** The toast. */
  doneText: string
  end: () => Promise<unknown>
  onClose: () => void
  /** Called after `onClose`. */
  onEnded: () => void
  /** What it means. */
  children: ReactNode
}

/** Asks before the link between a guardian and a student is ended, and ends it. */
export function EndLinkDialog({ texts: text, doneText, end, onClose, onEnded, children }: Props) {
  const confirm = async () => {
    if (await orShowFailure(text.failed, end)) return { done: doneText }
    return onClose()
  }
  return (
    <ConfirmDialog
      isDanger
      heading={text.heading}
      label={text.submit}
      onConfirm={confirm}
      onClose={onClose}
      onGone={onEnded}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
