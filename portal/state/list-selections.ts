import { signal } from '@preact/signals-react'
import { session } from './session.ts'

type Selections = Readonly<Record<string, ReadonlySet<string>>>

/** The selected records of each list, by id. Only in memory: they are there again after Back, not after a reload. */
export const listSelections = signal<Selections>({})

export function setListSelection(list: string, ids: ReadonlySet<string>): void {
  listSelections.value = { ...listSelections.peek(), [list]: ids }
}

let user: string | undefined
// A login of somebody else, or a logout.
session.subscribe((current) => {
  if (current?.user._id !== user) listSelections.value = {}
  user = current?.user._id
})
