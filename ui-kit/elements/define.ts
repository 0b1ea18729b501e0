/** The custom elements without registering them: for a page that takes some of them, or other names. */

export { definitions } from './all.ts'
export { type ElementDefinition, register } from './definition.ts'
