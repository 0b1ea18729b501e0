/** The custom elements without registering them: for a page that takes some of them, or other names. */

export { defineElement, type ElementDefinition, type ElementOptions, register } from './define-element.ts'
export { definitions } from './definitions.ts'
