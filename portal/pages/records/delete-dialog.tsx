import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/common.ts'

export type DeleteDialogProps = {
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

/**
 * The button that opened the dialog, which has the focus again, is about to be removed with the record: the focus goes to
 * the next row of the list, otherwise to the heading.
 */
function focusAfterDeletion(): void {
  const row = document.activeElement?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? document.querySelector('main h1')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

/** Asks for the word, then deletes. If that fails, it stays open and shows why. */
export function DeleteDialog({ subject, word, texts, remove, onGone, onClose }: DeleteDialogProps) {
  const [failure, setFailure] = useState<string>()
  const gone = useRef(false)

  useEffect(() => {
    if (subject !== null || !gone.current) return
    gone.current = false
    focusAfterDeletion()
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
