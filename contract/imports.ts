/** What portal and server both need to know of an import: safe in a browser. */
export * from './imports/columns.ts'
export * from './imports/limits.ts'
export * from './imports/phone-countries.ts'
export { CLEAR, type Column, canClear, nameParts, storedValue } from './people/column.ts'
export { columns, headingsOf } from './people/columns.ts'
export { birthDateColumn } from './students/fields.ts'
