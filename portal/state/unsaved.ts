import { signal } from '@preact/signals-react'

/** What becomes of what was typed into a form that goes without being sent. */
export type Typed = {
  /** The session has ended: the same person may come back. */
  keep: () => void
  /** The person leaves it for good. */
  drop: () => void
}

/** The forms on the page that hold something typed and not yet sent. */
const forms = signal<ReadonlyMap<HTMLFormElement, Typed | undefined>>(new Map())

/** What the person wants to do and we ask about first, since something typed would be lost; else null. */
export const pendingNavigation = signal<(() => void) | null>(null)

export function markUnsaved(form: HTMLFormElement, unsaved: boolean, typed?: Typed): void {
  const others = [...forms.value].filter(([other]) => other !== form)
  forms.value = new Map(unsaved ? [...others, [form, typed]] : others)
}

export const hasUnsaved = () => forms.value.size > 0

/** The session has ended: keeps what was typed. Whether there was anything. */
export function storeUnsaved(): boolean {
  const any = hasUnsaved()
  for (const typed of forms.value.values()) typed?.keep()
  forms.value = new Map()
  return any
}

/** Goes at once, or asks first where something typed would be lost. */
export function confirmLeave(go: () => void): void {
  if (forms.value.size === 0) go()
  else pendingNavigation.value = go
}

/** The answer to the question. */
export function answerLeaveQuestion(yes: boolean): void {
  const go = pendingNavigation.value
  pendingNavigation.value = null
  if (!yes) return
  for (const typed of forms.value.values()) typed?.drop()
  forms.value = new Map()
  go?.()
}

/** The browser itself asks before the whole page goes away. */
export function guardUnload(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}
