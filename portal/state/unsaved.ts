import { signal } from '@preact/signals-react'

/** The forms on the page that hold something typed and not yet sent. */
const forms = new Set<HTMLFormElement>()

/** What the person wants to do and we ask about first, since something typed would be lost; else null. */
export const leaving = signal<(() => void) | null>(null)

export function markUnsaved(form: HTMLFormElement, unsaved: boolean): void {
  if (unsaved) forms.add(form)
  else forms.delete(form)
}

export function unsavedForms(): readonly HTMLFormElement[] {
  return [...forms]
}

/** Goes at once, or asks first where something typed would be lost. */
export function leave(go: () => void): void {
  if (forms.size === 0) go()
  else leaving.value = go
}

/** The answer to the question. */
export function answerLeaving(yes: boolean): void {
  const go = leaving.value
  leaving.value = null
  if (!yes) return
  forms.clear()
  go?.()
}

/** The browser itself asks before the whole page goes away. */
export function guardUnload(): void {
  addEventListener('beforeunload', (event) => {
    if (forms.size > 0) event.preventDefault()
  })
}
