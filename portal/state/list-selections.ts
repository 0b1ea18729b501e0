import { signal } from '@preact/signals-react'
import { session } from './session.ts'

type Selections = Readonly<Record<string, ReadonlySet<string>>>

/** The selected records of each list, by id. Only in memory: they are there again after Back, not after a reload. */
export const selections = signal<Selections>({})

export function setSelection(list: string, ids: ReadonlySet<string>): void {
  selections.value = { ...selections.peek(), [list]: ids }
}

let user: string | undefined
// A login of somebody else, or a logout.
session.subscribe((current) => {
  if (current?.user._id !== user) selections.value = {}
  user = current?.user._id
})
