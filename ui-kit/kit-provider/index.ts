export { KitLocale, type KitLocaleProps } from './kit-locale.tsx'
export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
export { defaultMessages, type KitMessages, type KitTranslation } from './messages.ts'
