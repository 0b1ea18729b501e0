/** What portal and server both need to know of an import: safe in a browser. */
export * from './columns.ts'
export * from './limits.ts'
export * from './phone-countries.ts'
