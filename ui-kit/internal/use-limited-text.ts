'use client'

import { type RefObject, useState } from 'react'
import { useControlValue } from './use-control-value.ts'

interface LimitedTextProps {
  value?: string
  defaultValue?: string
  maxLength?: number
}

/**
 * The text of a text field, also where the field keeps it itself.
 * @returns the text; how many characters are left when 80 % are used; what reads the text again, for a change by the user
 */
export function useLimitedText(
  control: RefObject<HTMLTextAreaElement | null>,
  { value, defaultValue = '', maxLength = Infinity }: LimitedTextProps,
): [text: string, left: number | undefined, read: () => void] {
  const [typed, setTyped] = useState(defaultValue)
  const read = useControlValue(control, ({ value }) => setTyped(value))
  const text = value ?? typed
  const left = text.length >= maxLength * 0.8 ? Math.max(0, maxLength - text.length) : undefined
  return [text, left, read]
}
