import { onDemand } from '../../on-demand.tsx'
import type { UndoDialogProps } from './undo-dialog.tsx'

/** Asks for the word, then undoes an import; see UndoDialog. */
export const UndoPrompt = onDemand<UndoDialogProps>(
  () => import('./undo-dialog.tsx').then(({ UndoDialog }) => UndoDialog),
  ({ toUndo }) => toUndo !== null,
  ({ onClose }) => onClose(),
)
