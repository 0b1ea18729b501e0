/** One script for both: they share most of what they need. */
export { default as EndSessionsDialog } from './end-sessions-dialog.tsx'
export { default as ResetFactorDialog } from './reset-factor-dialog.tsx'
