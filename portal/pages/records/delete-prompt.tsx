import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/common.ts'

export type DeletePromptProps = {
  /** The name of what is to go; null while nothing is. */
  subject: string | null
  /** What has to be typed, to the letter. */
  word: string
  texts: { deleteHeading: string; deletePrompt: string; wrongWord: string; deleted: string }
  remove: () => Promise<{ success: boolean; message: string }>
  /** The prompt is closed and what it asked about is no more: deleted now, or by somebody else before (404). */
  onGone: () => void
  onClose: () => void
}

/** Asks for the word, deletes, and stays open with the reason where that fails. */
export function DeletePrompt({ subject, word, texts, remove, onGone, onClose }: DeletePromptProps) {
  const [failure, setFailure] = useState<string>()
  const gone = useRef(false)

  // The button that asked goes with what was deleted, and focus must not go with it.
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
      const answer = await remove()
      if (!answer.success) return setFailure(answer.message)
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
