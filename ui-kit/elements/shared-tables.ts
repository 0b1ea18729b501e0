/** What the own files of the tables need, beside shared.ts: a file of its own too. */
export * from '../data-table/columns.ts'
export * from '../data-table/common-columns.tsx'
export * from '../data-table/data-table.tsx'
export * from '../data-table/record-table.tsx'
export * from '../messages/en/data-table.ts'
export * from './plain-props.tsx'
export * from './selectable.tsx'
