import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { CODE_GROUP, codeIn } from '#contract/family-code'
import { texts } from '#messages'

/** A typed code as it is on the slip: capital letters in groups, whatever was typed before and between them. */
export const groupedCode = (typed: string): string =>
  codeIn(typed)
    .replace(/[\s\p{Pd}_.]+/gu, '')
    .replace(new RegExp(`(.{${CODE_GROUP}})(?=.)`, 'gu'), '$1-')

/** The code that the office has printed for a parent. */
export function FamilyCodeField({ label, name }: Pick<TextFieldProps, 'label' | 'name'>) {
  const [code, setCode] = useState('')
  return (
    <TextField
      mono
      required
      label={label}
      name={name}
      hint={texts().register.code.hint}
      autoComplete="off"
      // Longer than a code with its hyphens: one is pasted as it was written.
      maxLength={40}
      value={code}
      // Only what is added at the end is put into groups: the caret of a correction in the middle would jump.
      onValueChange={({ value }) => setCode(value.startsWith(code) ? groupedCode(value) : value)}
    />
  )
}
