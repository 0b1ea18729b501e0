import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { asciiDigits } from '#contract/digits'
import { texts } from '#messages'

/** How many characters are between two hyphens, as on the slips. */
const GROUP = 4

/** A typed code as it is on the slip: capital letters in groups, whatever was typed between them. */
export const groupedCode = (typed: string): string =>
  asciiDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]+/gu, '')
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'gu'), '$1-')

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
