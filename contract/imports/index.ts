/** What portal and server both need to know of an import: safe in a browser. */
export { type Column, nameParts } from '../people/column.ts'
export { columns, headingsOf } from '../people/columns.ts'
export { birthDateColumn } from '../students/columns.ts'
export * from './columns.ts'
export * from './limits.ts'
export * from './phone-countries.ts'
