'use client'

import { type RefObject, useEffect, useState } from 'react'

type Editing = typeof import('./editing.ts')
type Control = RefObject<HTMLTextAreaElement | null>
type Act = (editing: Editing, area: HTMLTextAreaElement) => void

let loaded: Editing | undefined

/** Acts with what the tools do to a text field, if it is loaded: for a key, which must be answered at once. */
export function editNow(control: Control, act: Act): void {
  if (loaded && control.current) act(loaded, control.current)
}

/**
 * Acts with what the tools do, once it is loaded. It is a file of its own, since it weighs as much as all other fields
 * together, and pages without this field need none of it.
 */
export async function edit(control: Control, act: Act, otherwise?: () => void): Promise<void> {
  try {
    loaded ??= await import('./editing.ts')
  } catch {
    return otherwise?.()
  }
  editNow(control, act)
}

/**
 * Loads it while a field is in the page, before it is needed.
 * @returns the marks at the caret, with spaces between them; undefined until it is loaded
 */
export function useMarks(control: Control): string | undefined {
  const [marks, setMarks] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    edit(control, ({ watch }, area) => {
      setMarks('')
      watch(area, setMarks, left.signal)
    })
    return () => left.abort()
  }, [control])
  return marks
}
