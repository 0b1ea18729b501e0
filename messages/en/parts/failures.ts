/** What a failure says, and what it names. */

export { fieldLabels, textIn } from '../../failure-text.ts'
export { chooseDigits, withDigits } from '../counting.ts'
export * as failures from '../failures/index.ts'
export * from '../labels.ts'
