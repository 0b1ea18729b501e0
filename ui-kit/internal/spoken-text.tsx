'use client'

import { type HTMLAttributes, useEffect, useState } from 'react'

interface SpokenTextProps extends HTMLAttributes<HTMLElement> {
  children: string
}

/**
 * A text for screen readers alone, which counts what the user types: said when it has not changed for a second, once, not
 * at each key. A text that goes, goes at once.
 */
export function SpokenText({ children: text, ...rest }: SpokenTextProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span {...rest} role="status" className="kit-visually-hidden">
      {text && said}
    </span>
  )
}
