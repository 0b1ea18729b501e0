import { onDemand } from '../../on-demand.tsx'

/** Asks for the word, then undoes an import; see UndoDialog. */
export const UndoPrompt = onDemand(
  () => import('./undo-dialog.tsx'),
  ({ toUndo }) => toUndo !== null,
)
