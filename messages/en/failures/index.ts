/**
 * Every text that the server says about what it did or did not do, in English: a constant, or a function of its parameters. The
 * name of a text is its code in responses, so it stays what it is.
 */
export * from './access.ts'
export * from './account.ts'
export * from './calls.ts'
export * from './done.ts'
export * from './families.ts'
export * from './fields.ts'
export * from './hints.ts'
export * from './import-files.ts'
export * from './import-rows.ts'
export * from './imports.ts'
export * from './mail.ts'
export * from './notice-files.ts'
export * from './photos.ts'
export * from './records.ts'
export * from './school.ts'
export * from './settings-file.ts'
export * from './unavailable.ts'
export * from './undo.ts'
export * from './years.ts'
