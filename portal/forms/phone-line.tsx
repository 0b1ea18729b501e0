import { useState } from 'react'
import { limits, patterns } from '#contract'
import type { Draft } from '../state/drafts.ts'
import { strings } from '../strings/staff.ts'
import { TextLine } from './text-line.tsx'

const text = strings.student

/** A phone number as the server accepts it. The error says what is wrong: letters, too few digits, or other characters. */
export function PhoneLine({ initial }: { initial: Draft }) {
  const [phone, setPhone] = useState(initial.phone ?? '')
  return (
    <TextLine
      initial={initial}
      label={text.phone}
      name="phone"
      type="tel"
      pattern={patterns.phone}
      maxLength={40}
      invalidMessage={problemOf(phone)}
      onValueChange={({ value }) => setPhone(value)}
    />
  )
}

function problemOf(phone: string): string {
  if (/\p{L}/u.test(phone)) return text.phoneLetters
  const isShort = phone.replace(/\D/g, '').length < limits.phoneDigitsMin
  return isShort ? text.phoneShort(limits.phoneDigitsMin) : text.phoneWrong
}
