import { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from '@my-school/ui-kit'
import { limits } from '#contract'
import type { Draft } from '../state/drafts.ts'

/** One required line of text in a form about a record. */
export function TextInput({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  return <TextField defaultValue={initial[props.name]} maxLength={limits.text} autoComplete="off" required {...props} />
}

/** A required text of several lines in a form about a record. */
export function LongText({ initial, ...props }: TextAreaFieldProps & { initial: Draft }) {
  return <TextAreaField defaultValue={initial[props.name]} maxLength={limits.longText} required {...props} />
}
