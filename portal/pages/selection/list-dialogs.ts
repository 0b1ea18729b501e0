/** One script for both: they share most of what they need. */
export { default as MoveDialog } from './move-dialog.tsx'
export { default as PasswordsDialog } from './passwords-dialog.tsx'
