import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/common.ts'

export type DeletePromptProps = {
  /** The name of the record to delete; null while the dialog is closed. */
  subject: string | null
  /** The word that the user has to type exactly. */
  word: string
  texts: { deleteHeading: string; deletePrompt: string; wrongWord: string; deleted: string }
  remove: () => Promise<{ success: boolean; message: string }>
  /**
   * Called when the dialog is closed and the record no longer exists: deleted now, or before by somebody else (404).
   */
  onGone: () => void
  onClose: () => void
}

/** Asks for the word, then deletes. If that fails, it stays open and shows why. */
export function DeletePrompt({ subject, word, texts, remove, onGone, onClose }: DeletePromptProps) {
  const [failure, setFailure] = useState<string>()
  const gone = useRef(false)

  // The button that opened the dialog is removed with the record, and the focus would be lost.
  useEffect(() => {
    if (subject !== null || !gone.current) return
    gone.current = false
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [subject])

  const close = () => {
    setFailure(undefined)
    onClose()
    if (gone.current) onGone()
  }

  const confirm = async () => {
    setFailure(undefined)
    try {
      const response = await remove()
      if (!response.success) return setFailure(response.message)
      gone.current = true
      close()
      showToast('success', texts.deleted)
    } catch (error) {
      console.error(error)
      const known = error instanceof ApiError
      gone.current = known && error.status === 404
      setFailure(known ? error.message : strings.api.strange)
    }
  }

  return (
    <ConfirmDeletePrompt
      open={subject !== null}
      word={word}
      subject={subject}
      heading={texts.deleteHeading}
      prompt={texts.deletePrompt}
      wrongWordText={texts.wrongWord}
      failure={failure}
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
