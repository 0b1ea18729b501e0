/** How a formatted text is read. */
export * from './first-words.ts'
export * from './parse.ts'
