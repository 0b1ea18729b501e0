import { onDemand } from '../../on-demand.tsx'

/** Asks for the word, then deletes; see DeleteDialog. */
export const DeletePrompt = onDemand(
  () => import('./delete-dialog.tsx'),
  ({ subject }) => subject !== null,
)
