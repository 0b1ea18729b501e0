/** How a formatted text is read. */
export * from './formatted-text/country.ts'
export * from './formatted-text/first-words.ts'
export * from './formatted-text/parse.ts'
export * from './formatted-text/reader.ts'
