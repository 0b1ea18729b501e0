import { Alert, Dialog, type DialogProps } from '@my-school/ui-kit'
import { type Act, useAct } from '../hooks/use-act.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'

type Props = Pick<DialogProps, 'heading' | 'children'> & {
  /** Whom or what it is about. */
  subject?: string
  /** What is done, as the text of its button. */
  label: string
  /** It takes something away. */
  isDanger?: boolean
  /** Does it. Meanwhile the dialog cannot be closed. */
  onConfirm: Act
  onClose: () => void
  /** See `useAct`. */
  onGone?: () => void
}

/** A dialog that asks before something is done. */
export function ConfirmDialog({ heading, subject, label, isDanger, onConfirm, onClose, onGone, children }: Props) {
  const { busy, explanation, run, close, forget } = useAct({ act: onConfirm, onClose, onGone })
  return (
    <Dialog
      open
      size="small"
      heading={heading}
      onClose={busy ? undefined : close}
      onChange={forget}
      actions={
        <ConfirmButtons
          label={label}
          variant={isDanger ? 'danger' : undefined}
          busy={busy}
          onConfirm={run}
          onCancel={close}
        />
      }
    >
      {subject && <Subject name={subject} />}
      {children}
      <Alert live tone="danger">
        {explanation}
      </Alert>
    </Dialog>
  )
}

/** Whom or what a dialog is about. */
export const Subject = ({ name }: { name: string }) => (
  <p>
    <strong>
      <bdi>{name}</bdi>
    </strong>
  </p>
)
