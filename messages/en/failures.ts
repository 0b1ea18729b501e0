/** The texts of failures, and the labels in them. */

export { chooseDigits, withDigits } from './counting.ts'
export * as failures from './failures/index.ts'
export * from './labels.ts'
