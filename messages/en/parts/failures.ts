/** What a failure says, and what it names. */

export { chooseDigits, withDigits } from '../counting.ts'
export * as failures from '../failures/index.ts'
export * from '../labels.ts'
