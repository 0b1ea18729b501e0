export { type KitSettings, useKit } from '../internal/kit-context.ts'
export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
export { defaultMessages, type KitMessages } from './messages.ts'
