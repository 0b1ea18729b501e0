export type { FormError } from '../error-summary/error-summary.tsx'
export type { FieldProps, FieldValueProps, WrittenFieldProps } from '../internal/field.tsx'
export type { FieldError } from '../internal/form-check.ts'
export { Form, type FormProps } from './form.tsx'
