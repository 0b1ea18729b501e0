import { onDemand } from '../../on-demand.tsx'

/** Asks, then gives somebody a new password; see PasswordDialog. */
export const NewPassword = onDemand(
  () => import('./password-dialog.tsx'),
  ({ person }) => person !== null,
)
