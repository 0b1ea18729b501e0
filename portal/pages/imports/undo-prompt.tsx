import { ConfirmDeletePrompt } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { ImportSummary } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { failureOf } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'

type Props = {
  /** The import to undo; null while the dialog is closed. */
  toUndo: ImportSummary | null
  onUndone: (undone: ImportSummary) => void
  onClose: () => void
}

/** Asks for the word, then undoes an import. If that fails, it stays open and shows why. */
export function UndoPrompt({ toUndo, onUndone, onClose }: Props) {
  const text = texts().imports.undoing
  const confirm = async () => {
    if (!toUndo) return
    const response = await request(endpoints.undoImport, { params: { id: toUndo._id } }).catch((error) => ({
      success: false as const,
      message: failureOf(error),
    }))
    // The prompt shows the message of what is thrown.
    if (!response.success) throw new Error(response.message)
    onClose()
    onUndone(response.import)
    showToast('success', text.done)
  }
  return (
    <ConfirmDeletePrompt
      open={toUndo !== null}
      word={text.word}
      heading={text.heading}
      subject={toUndo && text.text({ kind: toUndo.kind, added: toUndo.counts.add, changed: toUndo.counts.change })}
      promptLabel={text.prompt}
      confirmLabel={text.confirm}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
