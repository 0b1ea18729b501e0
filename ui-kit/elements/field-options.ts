import { asControl } from './form-field.ts'

/** The props that the elements of fields share. */
export const choiceProps = {
  label: String,
  name: String,
  hint: String,
  error: String,
  required: Boolean,
  requiredMessage: String,
  disabled: Boolean,
} as const

export const fieldProps = { ...choiceProps, errorLive: Boolean, invalidMessage: String, autoComplete: String } as const

/** Those of fields in which a person writes. */
export const writtenFieldProps = { ...fieldProps, value: String, readOnly: Boolean, placeholder: String } as const

/** What an element needs to be a field with a value. */
export const asField = {
  form: asControl,
  slots: ['hint'],
  events: { onValueChange: { sets: 'value' } },
} as const
