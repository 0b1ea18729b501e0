import { onDemand } from '../../on-demand.tsx'
import type { PasswordDialogProps } from './password-dialog.tsx'

/** Asks, then gives somebody a new password; see PasswordDialog. */
export const NewPassword = onDemand<PasswordDialogProps>(
  () => import('./password-dialog.tsx').then(({ PasswordDialog }) => PasswordDialog),
  ({ person }) => person !== null,
  ({ onClose }) => onClose(false),
)
