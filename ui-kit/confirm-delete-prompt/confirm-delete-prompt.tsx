'use client'

import { forwardRef, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { type CloseReason, Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { cx } from '../internal/cx.ts'
import { focusTarget } from '../internal/focus-target.ts'
import { useTexts } from '../internal/kit-context.ts'
import { type TextFor, textFor } from '../internal/text-for.ts'
import { TextField } from '../text-field/text-field.tsx'
import { confirmDeletePromptMessages } from './confirm-delete-prompt.messages.ts'

export interface ConfirmDeletePromptProps extends Omit<DialogProps, 'heading' | 'onClose' | 'actions' | 'children'> {
  /** Whether the prompt is shown. Focus moves to its field. */
  open: boolean
  /**
   * Width of the dialog, as in Dialog.
   * @default 'small'
   */
  size?: DialogProps['size']
  /** The word to type, exactly: letter case and spaces count. */
  word: string
  /** The name of what is deleted, so that the user sees that it is the right one. */
  subject?: ReactNode
  /**
   * Heading of the dialog.
   * @default 'Delete'
   */
  heading?: string
  /**
   * Label of the field.
   * @default 'Type "delete" to delete', with `word` in quotes
   */
  promptLabel?: TextFor<{ word: string }>
  /** Help text under the label, such as whether what is deleted can be brought back. */
  hint?: ReactNode
  /**
   * The error for any other word. Nothing is deleted, and the prompt stays open.
   * @default 'This is not the word'
   */
  wrongWordMessage?: string
  /**
   * Called when the right word is submitted. While the returned promise is pending, the delete button shows a spinner.
   * When it rejects, the prompt shows the error's message.
   */
  onConfirm: () => void | Promise<void>
  /** Called when the user asks to close the prompt: set `open` to false. Not called while the deletion is running. */
  onCancel?: (event: { reason: CloseReason }) => void
  /**
   * Where focus goes after the deletion, when what opened the prompt is deleted too: an element, a ref, or a function
   * that returns an element. After a cancel, focus returns to what opened the prompt.
   */
  finalFocus?: DialogProps['finalFocus']
  /** The deletion is running, for an app that does not return a promise from `onConfirm`. */
  busy?: boolean
  /** Why the last attempt failed; shown instead of the message of a rejected promise. */
  failure?: string
  /**
   * Text of the button that deletes.
   * @default 'Delete'
   */
  confirmLabel?: string
  /**
   * Text of the button that closes the prompt.
   * @default 'Cancel'
   */
  cancelLabel?: string
}

/**
 * Asks the user to type a word before something is deleted. Renders a Dialog. Focus moves to the field. Escape and
 * Cancel close it, except while the deletion is running.
 *
 * @csspartsOf Dialog
 * @csspartsOf TextField
 * @csspart subject - The thing that is deleted.
 * @csspart failure - Why the deletion failed.
 */
export const ConfirmDeletePrompt = forwardRef<HTMLDialogElement, ConfirmDeletePromptProps>(
  function ConfirmDeletePrompt(props, ref) {
    const [
      texts,
      {
        word,
        subject,
        hint,
        onConfirm,
        onCancel,
        busy: busyFromOutside,
        failure,
        finalFocus,
        size = 'small',
        className,
        ...dialog
      },
    ] = useTexts('confirmDeletePrompt', confirmDeletePromptMessages, props)
    const [running, setRunning] = useState(false)
    const [rejection, setRejection] = useState<string>()
    const busy = busyFromOutside || running
    const confirmed = useRef(false)
    const form = useId()
    const cancel = (event: { reason: CloseReason }) => {
      if (busy) return
      setRejection(undefined)
      confirmed.current = false
      onCancel?.(event)
    }
    const confirm = async () => {
      setRejection(undefined)
      setRunning(true)
      confirmed.current = true
      try {
        await onConfirm()
      } catch (error) {
        confirmed.current = false
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
        heading={texts.heading}
        onClose={cancel}
        finalFocus={() => (confirmed.current ? focusTarget(finalFocus) : null)}
        actions={
          <>
            <Button type="submit" form={form} variant="danger" busy={busy}>
              {texts.confirmLabel}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => cancel({ reason: 'cancel' })}>
              {texts.cancelLabel}
            </Button>
          </>
        }
      >
        {subject && (
          <p data-part="subject">
            <bdi>{subject}</bdi>
          </p>
        )}
        <WordForm
          id={form}
          word={word}
          prompt={textFor(texts.promptLabel, { word })}
          hint={hint}
          wrongWordMessage={texts.wrongWordMessage}
          busy={busy}
          onRightWord={confirm}
        />
        <p data-part="failure" role="alert">
          {!busy && (failure ?? rejection)}
        </p>
      </Dialog>
    )
  },
)
ConfirmDeletePrompt.displayName = 'ConfirmDeletePrompt'

interface WordFormProps {
  id: string
  word: string
  prompt: string
  hint?: ReactNode
  wrongWordMessage: string
  busy: boolean
  onRightWord: () => void
}

/** The field. It is a component of its own, so that its state is new each time the dialog opens. */
function WordForm({ id, word, prompt, hint, wrongWordMessage, busy, onRightWord }: WordFormProps) {
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
        if (right) return onRightWord()
        input.current?.focus()
        input.current?.select()
      }}
    >
      <TextField
        ref={input}
        label={prompt}
        name="word"
        hint={hint}
        error={wrong ? wrongWordMessage : undefined}
        errorLive
        readOnly={busy}
        // The hint, which is before it, may have a link or a button.
        autoFocus
        autoComplete="off"
        verbatim
        onValueChange={() => setWrong(false)}
      />
    </form>
  )
}
