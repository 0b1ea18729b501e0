import { Button, Dialog, type DialogProps } from '@my-school/ui-kit'
import { useId } from 'react'
import { texts } from '#messages'
import { Subject } from './confirm-dialog.tsx'

type Props = Pick<DialogProps, 'heading' | 'size' | 'children' | 'actions'> & {
  /** Whom it is about. */
  subject?: string
  /** What was done; screen readers read it when the dialog opens. */
  text: string
  /** It cannot be closed. */
  busy?: boolean
  onClose: () => void
}

/** A dialog about what was just done. More `actions` are beside the button that closes it. */
export function DoneDialog({ subject, text, busy, actions, onClose, children, ...dialog }: Props) {
  const id = useId()
  return (
    <Dialog
      open
      {...dialog}
      aria-describedby={id}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button autoFocus disabled={busy} onClick={onClose}>
            {texts().actions.close}
          </Button>
          {actions}
        </>
      }
    >
      {subject && <Subject name={subject} />}
      <p id={id}>{text}</p>
      {children}
    </Dialog>
  )
}
