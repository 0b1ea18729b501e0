import { forwardRef, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { type CloseReason, Dialog, type DialogProps } from '../dialog/index.ts'
import { cx } from '../internal/cx.ts'
import { TextField } from '../text-field/index.ts'

export interface ConfirmDeletePromptProps extends Omit<DialogProps, 'heading' | 'onClose' | 'actions' | 'children'> {
  /** Shown, over all else and with focus in its field. */
  open: boolean
  /** Its width, as that of Dialog. */
  size?: DialogProps['size']
  /** What has to be typed, exactly: letter case counts, so does every space. */
  word: string
  /** What is about to be deleted, named so that nobody deletes the wrong one. */
  subject?: ReactNode
  /** What is about to happen. */
  heading?: string
  /** The label of the field. */
  prompt?: string
  /** What is said of any other word. Nothing is deleted then, and the prompt stays. */
  wrongWordText?: string
  /**
   * The right word was typed. While a promise that it gives back is open, the delete button is busy; if that is
   * rejected, its message shows as the failure.
   */
  onConfirm: () => void | Promise<void>
  /** Somebody asks to leave it: set `open` to false. */
  onCancel?: (event: { reason: CloseReason }) => void
  /** The deletion runs, for an app that keeps count itself. */
  busy?: boolean
  /** Why the last attempt failed. */
  failure?: string
  /** Text of the button that deletes. */
  confirmLabel?: string
  /** Text of the button that leaves all as it is. */
  cancelLabel?: string
}

/**
 * Asks to type a word before something is deleted. Renders a Dialog. Focus goes to the field; Escape and Cancel close,
 * except while the deletion runs. Parts: those of Dialog, `subject`, `failure`.
 */
export const ConfirmDeletePrompt = forwardRef<HTMLDialogElement, ConfirmDeletePromptProps>(function ConfirmDeletePrompt(
  {
    word,
    subject,
    heading = 'Delete',
    prompt,
    wrongWordText,
    onConfirm,
    onCancel,
    busy: busyFromOutside,
    failure,
    confirmLabel = 'Delete',
    cancelLabel = 'Cancel',
    size = 'small',
    className,
    ...dialog
  },
  ref,
) {
  const [running, setRunning] = useState(false)
  const [rejection, setRejection] = useState<string>()
  const busy = busyFromOutside || running
  const form = useId()
  const leave = (event: { reason: CloseReason }) => {
    if (busy) return
    setRejection(undefined)
    onCancel?.(event)
  }
  const confirm = async () => {
    setRejection(undefined)
    setRunning(true)
    try {
      await onConfirm()
    } catch (error) {
      setRejection(error instanceof Error ? error.message : String(error))
    }
    setRunning(false)
  }

  return (
    <Dialog
      ref={ref}
      {...dialog}
      className={cx('kit-confirm-delete-prompt', className)}
      size={size}
      heading={heading}
      onClose={leave}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => leave({ reason: 'cancel' })}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {subject && <p data-part="subject">{subject}</p>}
      <WordForm id={form} word={word} prompt={prompt} wrongWordText={wrongWordText} busy={busy} onRight={confirm} />
      <p data-part="failure" role="alert">
        {!busy && (failure ?? rejection)}
      </p>
    </Dialog>
  )
})

interface WordFormProps {
  id: string
  word: string
  prompt?: string
  wrongWordText?: string
  busy: boolean
  onRight: () => void
}

/** The field and its judgement. A component of its own, so that each opening of the dialog begins with an empty field. */
function WordForm({
  id,
  word,
  prompt = `Type "${word}" to delete`,
  wrongWordText = 'invalid output',
  busy,
  onRight,
}: WordFormProps) {
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        const right = input.current?.value === word
        setWrong(!right)
        if (right) return onRight()
        input.current?.focus()
        input.current?.select()
      }}
    >
      <TextField
        controlRef={input}
        label={prompt}
        name="word"
        error={wrong ? wrongWordText : undefined}
        errorLive
        readOnly={busy}
        autoComplete="off"
        spellCheck={false}
        onValueChange={() => setWrong(false)}
      />
    </form>
  )
}
