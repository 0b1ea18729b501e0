export type { Tone } from '../internal/tone.ts'
export { type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx'
export { createToasts, ToastProvider, type ToastProviderProps, type Toasts, useToasts } from './use-toasts.tsx'
