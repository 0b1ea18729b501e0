import type { Translates } from '../../translates.ts'

/** What the server itself writes: lists and files, the heads of pages, what it says of failures. */

export * from '../../en/lists.ts'
export * from '../../en/person.ts'
export * from '../../en/school-zip.ts'
export * from '../../en/template.ts'
export { weekdayIn } from '../language.ts'
export { layout } from '../layout.ts'
export * from '../legal.ts'
export * from '../mail.ts'
export * from '../notice-marks.ts'
export * from '../rendering.ts'
export * from './failures.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./server.ts'), 'failures'>
type English = Omit<typeof import('../../en/parts/server.ts'), 'failures'>
export type Complete = Translates<Own, English>
