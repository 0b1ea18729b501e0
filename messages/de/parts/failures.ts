import type { Translates } from '../../translates.ts'

/** What a failure says, and what it names. */

export { chooseDigits, withDigits } from '../../en/counting.ts'
export { fieldLabels, textIn } from '../../failure-text.ts'
export * as failures from '../failures/index.ts'
export * from '../labels.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./failures.ts'), 'failures'>
type English = Omit<typeof import('../../en/parts/failures.ts'), 'failures'>
export type Complete = Translates<Own, English>
