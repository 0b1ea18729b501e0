/** What the own files of several fields need, beside shared.ts: a file of its own too. */
export * from '../internal/field.tsx'
export * from '../internal/form-errors.ts'
export * from '../internal/tell-of-change.ts'
export * from '../internal/use-form-reset.ts'
export * from '../internal/validation.ts'
export * from './form-field.ts'
