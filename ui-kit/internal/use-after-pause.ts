'use client'

import { useEffect, useState } from 'react'

/** The text as it was a second ago without a change: a screen reader says it once, not at each key. A text that goes, goes at once. */
export function useAfterPause(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return text && said
}
