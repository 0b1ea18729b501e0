export type { FocusTarget } from '../internal/focus-target.ts'
export { type CloseReason, Dialog, type DialogProps } from './dialog.tsx'
