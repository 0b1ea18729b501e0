import { useState } from 'react'
import { phoneDigits, phonePattern } from '#contract/rules'
import { strings as text } from '#strings/validation'
import type { Draft } from '../state/drafts.ts'
import { TextInput } from './text-input.tsx'

/** A phone number as the server accepts it. The error says what is wrong: letters, too few digits, or other characters. */
export function PhoneInput({ initial, label }: { initial: Draft; label: string }) {
  const [phone, setPhone] = useState(initial.phone ?? '')
  return (
    <TextInput
      initial={initial}
      label={label}
      name="phone"
      type="tel"
      pattern={phonePattern}
      maxLength={40}
      invalidMessage={problemOf(phone)}
      onValueChange={({ value }) => setPhone(value)}
    />
  )
}

function problemOf(phone: string): string {
  if (/\p{L}/u.test(phone)) return text.phoneLetters
  const isShort = phone.replace(/\P{Nd}/gu, '').length < phoneDigits.min
  return isShort ? text.phoneShort({ digits: phoneDigits.min }) : text.phoneWrong
}
