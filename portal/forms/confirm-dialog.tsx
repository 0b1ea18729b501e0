import { Alert, Dialog, type DialogProps } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { failureOf } from '../api/failure-of.ts'
import { useGoneRow } from '../hooks/focus-beside-row.ts'
import { showToast } from '../state/toasts.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'

/** What an act came to: the toast that says that it is done, or why it is not. */
export type ActResult = { done: string } | { refusal: ReactNode }

type Props = Pick<DialogProps, 'heading' | 'finalFocus' | 'children'> & {
  /** Whom or what it is about. */
  subject?: string
  /** What is done, as the text of its button. */
  label: string
  /** It takes something away. */
  isDanger?: boolean
  /**
   * Does it. Meanwhile the dialog cannot be closed. When it is done the dialog closes; it stays and says why if it is not,
   * or if this throws. Without a result the caller decides.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function without a result is meant
  onConfirm: () => Promise<ActResult | void>
  onClose: () => void
  /**
   * Called after `onClose` when what the dialog was opened from goes away: it is done, or a record no longer exists (404).
   */
  onGone?: () => void
}

/** A dialog that asks before something is done. */
export function ConfirmDialog({ subject, label, isDanger, onConfirm, onClose, onGone, children, ...dialog }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const gone = useGoneRow()

  const close = () => {
    onClose()
    if (gone.current) onGone?.()
  }
  const confirm = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const result = await onConfirm()
      if (result && 'refusal' in result) setRefusal(result.refusal)
      if (result && 'done' in result) {
        gone.current = onGone !== undefined
        close()
        showToast('success', result.done)
      }
    } catch (error) {
      gone.current = onGone !== undefined && error instanceof ApiError && error.status === 404
      setRefusal(failureOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      size="small"
      {...dialog}
      onClose={busy ? undefined : close}
      onChange={() => setRefusal(undefined)}
      actions={
        <ConfirmButtons
          label={label}
          variant={isDanger ? 'danger' : undefined}
          busy={busy}
          onConfirm={confirm}
          onCancel={close}
        />
      }
    >
      {subject && <Subject name={subject} />}
      {children}
      <Alert live tone="danger">
        {refusal}
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
