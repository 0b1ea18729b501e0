import { signal } from '@preact/signals-react'
import { OF_TAB } from '#contract'
import { onDevice } from './device-storage.ts'
import { session } from './session.ts'

type Selections = Readonly<Record<string, ReadonlySet<string>>>

/** The selected records of each list, by id. Only in memory: they are there again after Back, not after a reload. */
export const listSelections = signal<Selections>({})

export function setListSelection(list: string, ids: ReadonlySet<string>): void {
  listSelections.value = { ...listSelections.peek(), [list]: ids }
}

/** Takes records out of the selection of a list, since the list no longer has them. */
export function deselect(list: string, ids: readonly string[]): void {
  const gone = new Set(ids)
  setListSelection(list, new Set([...(listSelections.peek()[list] ?? [])].filter((id) => !gone.has(id))))
}

let user: string | undefined
// A login of somebody else, or a logout.
session.subscribe((current) => {
  if (current?.user._id !== user) listSelections.value = {}
  user = current?.user._id
})

/** The students or teachers that the page 'Paper' prints, by id, as they were selected in a list. */
export const printSelection = signal<readonly string[]>([])

const KEY = OF_TAB.chosen
type Stored = { user: string; ids: string[] }

/** Stored for this tab, so that a reload does not lose it. */
export function setPrintSelection(ids: readonly string[]): void {
  printSelection.value = ids
  const user = session.peek()?.user._id
  onDevice(() => {
    if (user) sessionStorage.setItem(KEY, JSON.stringify({ user, ids }))
  })
}

// A login of somebody else, or a logout.
session.subscribe((current) => {
  const stored = onDevice((): Stored | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  const isOwn = current !== null && stored?.user === current.user._id && Array.isArray(stored.ids)
  printSelection.value = isOwn ? stored.ids : []
  if (!isOwn) onDevice(() => sessionStorage.removeItem(KEY))
})
