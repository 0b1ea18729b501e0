import { signal } from '@preact/signals-react'
import { onDevice } from './device-storage.ts'
import { session } from './session.ts'

/** Students or teachers that are chosen in a list, by id, for what is done with all of them. */
export const chosen = signal<readonly string[]>([])

const KEY = 'chosen'
type Stored = { user: string; ids: string[] }

/** Chooses these. They are kept for this tab, so that a reload does not lose them. */
export function setChosen(ids: readonly string[]): void {
  chosen.value = ids
  const user = session.peek()?.user._id
  onDevice(() => {
    if (user) sessionStorage.setItem(KEY, JSON.stringify({ user, ids }))
  })
}

// A login of somebody else, or a logout.
session.subscribe((current) => {
  const stored = onDevice((): Stored | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  const isOwn = current !== null && stored?.user === current.user._id && Array.isArray(stored.ids)
  chosen.value = isOwn ? stored.ids : []
  if (!isOwn) onDevice(() => sessionStorage.removeItem(KEY))
})
