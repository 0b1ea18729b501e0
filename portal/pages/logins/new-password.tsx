import { onDemand } from '../../on-demand.tsx'

/** Asks, then gives somebody a new password; see PasswordDialog. */
export const NewPassword = onDemand(
  async () => ({ default: (await import('./login-dialogs.ts')).PasswordDialog }),
  ({ person }) => person !== null,
)
