import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { useAct } from '../hooks/use-act.ts'

export type DeletePromptProps = {
  /** The name of the record to delete. */
  subject: string
  texts: {
    /** The word that the user has to type exactly. */
    word: string
    deleteHeading: string
    deletePrompt: string
    /** What is said of any other word; by default that it is another one. */
    wrongWord?: string
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
  const { explanation, run, close } = useAct({
    act: async () => {
      const { success, message } = await remove()
      return success ? { done: subjectTexts.deleted } : { explanation: message }
    },
    onClose,
    onGone: onGone ?? (() => {}),
  })
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
      failure={explanation}
      onConfirm={run}
      onCancel={close}
    />
  )
}
