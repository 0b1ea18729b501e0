import type { Translates } from '../../translates.ts'

/** The texts of ../en in Urdu. */
export * from './access.ts'
export * from './account.ts'
export * from './calls.ts'
export * from './done.ts'
export * from './fields.ts'
export * from './hints.ts'
export * from './import-files.ts'
export * from './import-rows.ts'
export * from './imports.ts'
export * from './notice-files.ts'
export * from './photos.ts'
export * from './records.ts'
export * from './school.ts'
export * from './settings-file.ts'
export * from './unavailable.ts'
export * from './undo.ts'
export * from './years.ts'

export type Complete = Translates<typeof import('./index.ts'), typeof import('../../en/failures/index.ts')>
