import { signal } from '@preact/signals-react'

/** What happens with the typed values of a form that is left without being sent. */
export type DraftActions = {
  /** The session has ended: the same user may come back. */
  storeDraft: () => void
  /** The user discards them. */
  dropDraft: () => void
}

/** The forms on the page with typed values that are not sent, and the parts of it with files that are not. */
const forms = signal<ReadonlyMap<HTMLElement, DraftActions | undefined>>(new Map())

/** The action that the user wants, while the question about unsent values is open; else null. */
export const pendingNavigation = signal<(() => void) | null>(null)

export function setUnsaved(form: HTMLElement, unsaved: boolean, draft?: DraftActions): void {
  const others = [...forms.value].filter(([other]) => other !== form)
  forms.value = new Map(unsaved ? [...others, [form, draft]] : others)
}

export const hasUnsaved = () => forms.value.size > 0

/**
 * Stores the typed values when the session has ended.
 * @returns whether there were any
 */
export function storeUnsaved(): boolean {
  const any = hasUnsaved()
  for (const draft of forms.value.values()) draft?.storeDraft()
  forms.value = new Map()
  return any
}

/** Calls `go`; if typed values would be lost, asks for confirmation first. */
export function confirmLeave(go: () => void): void {
  if (forms.value.size === 0) go()
  else pendingNavigation.value = go
}

/**
 * Closes the question about unsent values.
 * @param yes the values may be lost
 */
export function resolveLeaveQuestion(yes: boolean): void {
  const go = pendingNavigation.value
  pendingNavigation.value = null
  if (!yes) return
  for (const draft of forms.value.values()) draft?.dropDraft()
  forms.value = new Map()
  go?.()
}

/** Lets the browser ask before a tab with unsent values is closed or reloaded. */
export function guardUnload(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}
