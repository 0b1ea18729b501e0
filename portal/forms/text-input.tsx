import { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from '@my-school/ui-kit'
import { limits } from '#contract'
import { amountPattern } from '#contract/rules'
import type { Draft } from '../state/drafts.ts'
import { strings } from '../strings/validation.ts'

/** One required line of text in a form about a record. */
export function TextInput({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  return <TextField defaultValue={initial[props.name]} maxLength={limits.text} autoComplete="off" required {...props} />
}

/** A required text of several lines in a form about a record. */
export function LongText({ initial, ...props }: TextAreaFieldProps & { initial: Draft }) {
  return <TextAreaField defaultValue={initial[props.name]} maxLength={limits.longText} required {...props} />
}

/** What makes a line of text an amount of money, such as 'Rs 1,500'. */
export const AMOUNT = { pattern: amountPattern, invalidMessage: strings.amountWrong }
