/** One script for both: they share most of what they need. */
export { default as LoginSlip } from './login-slip.tsx'
export { default as PasswordDialog } from './password-dialog.tsx'
