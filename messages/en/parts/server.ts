/** What the server itself writes: lists and files, the heads of pages, what it says of failures. */

export { weekdayIn } from '../language.ts'
export { layout } from '../layout.ts'
export * from '../legal.ts'
export * from '../lists.ts'
export * from '../mail.ts'
export * from '../notice-marks.ts'
export * from '../person.ts'
export * from '../rendering.ts'
export * from '../school-zip.ts'
export * from '../template.ts'
export * from './failures.ts'
