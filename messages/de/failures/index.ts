import type { Translates } from '../../translates.ts'

/** The texts of ../en in German. The server says in English what is not here. */
export * from './access.ts'
export * from './account.ts'
export * from './calls.ts'
export * from './done.ts'
export * from './fields.ts'
export * from './notice-files.ts'
export * from './records.ts'
export * from './unavailable.ts'

type Own = typeof import('./index.ts')
export type Complete = Translates<Own, Pick<typeof import('../../en/failures/index.ts'), keyof Own>>
