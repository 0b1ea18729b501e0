import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../state/toasts.ts'
import { focusBesideRow } from '../lists/focus-beside-row.ts'

type Props = {
  /** The name of the record to delete; null while the dialog is closed. */
  subject: string | null
  texts: {
    /** The word that the user has to type exactly. */
    word: string
    deleteHeading: string
    deletePrompt: string
    wrongWord: string
    /** The toast. */
    deleted: string
    /** Whether it can be brought back. */
    hint?: string
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
export function DeletePrompt({ subject, texts: subjectTexts, remove, onGone, onClose }: Props) {
  const [failure, setFailure] = useState<string>()
  const gone = useRef(false)

  useEffect(() => {
    if (subject !== null || !gone.current) return
    gone.current = false
    // The button that opened the dialog has the focus again, and is removed with the record.
    focusBesideRow()
  }, [subject])

  const close = () => {
    setFailure(undefined)
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
      console.error(error)
      const known = error instanceof ApiError
      gone.current = known && error.status === 404
      setFailure(known ? error.message : texts().requests.strange)
    }
  }

  return (
    <ConfirmDeletePrompt
      open={subject !== null}
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
