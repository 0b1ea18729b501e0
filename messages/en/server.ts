/** The texts that the server itself writes: lists and files, the heads of pages, failures. */

export * from './failures.ts'
export * from './lists.ts'
export * from './person.ts'
export * from './rendering.ts'
export * from './school-zip.ts'
export * from './template.ts'
