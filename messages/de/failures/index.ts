import type { Translates } from '../../translates.ts'

/**
 * Every text that the server says about what it did or did not do, in German where it has one: a constant, or a function
 * of its parameters. The name of a text is its code in responses, so it stays what it is.
 */
export * from './access.ts'
export * from './account.ts'
export * from './calls.ts'
export * from './done.ts'
export * from './families.ts'
export * from './fields.ts'
export * from './mail.ts'
export * from './notice-files.ts'
export * from './records.ts'
export * from './unavailable.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./index.ts'), 'failures'>
type English = Omit<typeof import('../../en/failures/index.ts'), 'failures'>
export type Complete = Translates<Own, Pick<English, keyof Own>>
