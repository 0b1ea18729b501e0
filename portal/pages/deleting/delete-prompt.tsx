import { onDemand } from '../../on-demand.tsx'
import type { DeleteDialogProps } from './delete-dialog.tsx'

/** Asks for the word, then deletes; see DeleteDialog. */
export const DeletePrompt = onDemand<DeleteDialogProps>(
  () => import('./delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog),
  ({ subject }) => subject !== null,
  ({ onClose }) => onClose(),
)
