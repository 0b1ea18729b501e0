/** The server says in English what is not here. */

export { chooseDigits, withDigits } from '../en/counting.ts'
export * as failures from './failures/index.ts'
export * from './labels.ts'
