import type { FieldProps } from '../internal/field.tsx'
import type { ElementOptions } from './define-element.ts'
import { asControl } from './form-field.ts'

/** What an element needs to be a field with a value. */
export const asField = {
  form: asControl,
  props: { hint: String },
  slots: ['hint'],
} as const satisfies ElementOptions<FieldProps>
