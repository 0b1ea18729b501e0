export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
export { defaultMessages, type KitMessages } from './messages.ts'
