export { type CloseReason, Dialog, type DialogProps } from './dialog.tsx'
