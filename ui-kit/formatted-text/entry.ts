/** `@my-school/ui-kit/formatted-text`: the component, and the parser, which the whole kit does not have. */
export * from './formatted-text.tsx'
export * from './parse.ts'
