import { Alert, Button, type ButtonProps, Dialog, type DialogProps } from '@my-school/ui-kit'
import { type ReactNode, useId, useState } from 'react'
import { texts } from '#messages'
import { type Act, useAct, useFocusAfterBusy } from '../hooks/use-act.ts'

type ConfirmDialogProps = Pick<DialogProps, 'heading' | 'children'> & {
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
export function ConfirmDialog({
  heading,
  subject,
  label,
  isDanger,
  onConfirm,
  onClose,
  onGone,
  children,
}: ConfirmDialogProps) {
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

type ConfirmButtonsProps = {
  /** What is done, as the text of its button. */
  label: string
  variant?: ButtonProps['variant']
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The buttons of a dialog that asks before something is done. While it is done, it cannot be cancelled. */
export function ConfirmButtons({ label, variant, busy, onConfirm, onCancel }: ConfirmButtonsProps) {
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

type DoneDialogProps = Pick<DialogProps, 'heading' | 'size' | 'children' | 'actions'> & {
  /** Whom it is about. */
  subject?: string
  /** What was done; screen readers read it when the dialog opens. */
  text: string
  /** It cannot be closed. */
  busy?: boolean
  onClose: () => void
}

/** A dialog about what was just done. More `actions` are beside the button that closes it. */
export function DoneDialog({ subject, text, busy, actions, onClose, children, ...dialog }: DoneDialogProps) {
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

type ConfirmAnywayDialogProps = {
  heading: string
  /** The button that goes back to the form. */
  back: string
  /** The button that sends it all the same. */
  send: string
  /** @param isConfirmed what is in the form is right */
  onClose: (isConfirmed?: boolean) => void
  children: ReactNode
}

/** Asks whether something unlikely in a form is right. */
export const ConfirmAnywayDialog = ({ heading, back, send, onClose, children }: ConfirmAnywayDialogProps) => (
  <Dialog
    open
    heading={heading}
    onClose={() => onClose()}
    actions={
      <>
        <Button onClick={() => onClose()}>{back}</Button>
        <Button variant="quiet" onClick={() => onClose(true)}>
          {send}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)

/** A dialog that asks the user something while a form is being sent. */
export function useQuestion() {
  /** The dialog, to be rendered. */
  const [question, setQuestion] = useState<ReactNode>()
  /**
   * Shows a dialog.
   * @param dialogOf the dialog, which calls `close` when the user has chosen
   * @returns what `close` was called with; undefined if the user went back to the form
   */
  const ask = <T,>(dialogOf: (close: (chosen?: T) => void) => ReactNode): Promise<T | undefined> =>
    new Promise<T | undefined>((resolve) => setQuestion(dialogOf(resolve))).finally(() => setQuestion(undefined))
  return { question, ask }
}
