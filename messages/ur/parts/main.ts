import type { Translates } from '../../translates.ts'

/** What every page has, and Home. */
export { chooseDigits } from '../counting.ts'
export * from '../home.ts'
export { kit } from '../kit.ts'
export { allOf, COMMA, dayAndTimeIn, dayIn, monthIn, tagOf, weekdayIn } from '../language.ts'
export * from '../layout.ts'
export * from '../notice-marks.ts'
export * from '../offline.ts'
export * from '../requests.ts'
export * from '../session.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./main.ts'), 'failures'>
type English = Omit<typeof import('../../en/parts/main.ts'), 'failures'>
export type Complete = Translates<Own, English>
