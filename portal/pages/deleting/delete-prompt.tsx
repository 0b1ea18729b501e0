import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { failureOf } from '../../api/failure-of.ts'
import { useGoneRow } from '../../hooks/focus-beside-row.ts'
import { showToast } from '../../state/toasts.ts'

export type DeletePromptProps = {
  /** The name of the record to delete. */
  subject: string
  texts: {
    /** The word that the user has to type exactly. */
    word: string
    deleteHeading: string
    deletePrompt: string
    wrongWord: string
    /** The toast. */
    deleted: string
    /** Whether it can be brought back. */
    hint?: ReactNode
    /** The button that deletes; by default 'Delete'. */
    confirm?: string
  }
  remove: () => Promise<{ success: boolean; message: string }>
  /**
   * Called when the dialog is closed and the record no longer exists: deleted now, or before by somebody else (404).
   */
  onGone?: () => void
  onClose: () => void
}

/** Asks for the word, then deletes. If that fails, it stays open and shows why. */
export function DeletePrompt({ subject, texts: subjectTexts, remove, onGone, onClose }: DeletePromptProps) {
  const [failure, setFailure] = useState<string>()
  const gone = useGoneRow()

  const close = () => {
    onClose()
    if (gone.current) onGone?.()
  }

  const confirm = async () => {
    setFailure(undefined)
    try {
      const response = await remove()
      if (!response.success) return setFailure(response.message)
      gone.current = true
      close()
      showToast('success', subjectTexts.deleted)
    } catch (error) {
      gone.current = error instanceof ApiError && error.status === 404
      setFailure(failureOf(error))
    }
  }

  return (
    <ConfirmDeletePrompt
      open
      word={subjectTexts.word}
      subject={subject}
      heading={subjectTexts.deleteHeading}
      promptLabel={subjectTexts.deletePrompt}
      hint={subjectTexts.hint}
      wrongWordMessage={subjectTexts.wrongWord}
      confirmLabel={subjectTexts.confirm}
      failure={failure}
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
