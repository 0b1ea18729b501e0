import type { TextFieldProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { nameOfCharacter, plainSigns } from '#contract/characters'
import { asciiDigits } from '#contract/digits'
import { phoneDigits, phonePattern, phoneSign } from '#contract/rules'
import { texts } from '#messages'
import type { Draft } from '../state/drafts.ts'
import { TextInput } from './text-input.tsx'

/** A phone number as the server accepts it, with plain signs as soon as it is pasted. The error says what is wrong with it. */
export function PhoneInput({ initial, ...props }: TextFieldProps & { initial: Draft }) {
  const [phone, setPhone] = useState(initial[props.name] ?? '')
  return (
    <TextInput
      initial={initial}
      {...props}
      type="tel"
      pattern={phonePattern}
      maxLength={40}
      invalidMessage={phoneProblem(phone)}
      onChange={({ target }) => {
        const plain = plainSigns(target.value)
        if (target.value !== plain) target.value = plain
        setPhone(plain)
      }}
    />
  )
}

/** The error of a phone that does not match the pattern. */
export function phoneProblem(phone: string): string {
  const text = texts().validation
  if (/\p{L}/u.test(phone)) return text.phoneLetters
  const sign = phoneSign(asciiDigits(phone))
  if (sign !== undefined) return text.phoneSign({ sign: nameOfCharacter(sign) })
  const isShort = phone.replace(/\P{Nd}/gu, '').length < phoneDigits.min
  return isShort ? text.phoneShort({ digits: phoneDigits.min }) : text.phoneWrong
}
