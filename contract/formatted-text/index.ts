/** How a formatted text is read. */
export * from './country.ts'
export * from './first-words.ts'
export * from './parse.ts'
export * from './reader.ts'
