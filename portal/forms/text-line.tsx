import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { limits } from '#contract'
import type { Draft } from '../state/drafts.ts'

/** One required line of text in a form about a record. */
export function TextLine({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  return <TextField defaultValue={initial[props.name]} maxLength={limits.text} autoComplete="off" required {...props} />
}

/**
 * A phone number as the server accepts it: digits, with single spaces and hyphens between them, and optionally a
 * leading +.
 */
export const PHONE = { name: 'phone', type: 'tel', pattern: '\\+?[0-9](?:[ \\-]?[0-9]){2,31}', maxLength: 40 } as const
