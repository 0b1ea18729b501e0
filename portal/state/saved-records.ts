import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { address } from './navigation.ts'

const NONE: readonly string[] = []

/** The records that were saved last, by id, and the URL that was shown then. */
const saved = signal({ ids: NONE, url: '' })

const shownUrl = () => address.path() + address.query()

/** Call it when the list is the current page, so after the navigation to it. */
export function rememberSaved(...ids: string[]): void {
  saved.value = { ids, url: shownUrl() }
}

/** The list shows its records as its filters, its sort order and its page say, from now on. */
export function forgetSaved(): void {
  // A new value renders the list again.
  if (saved.peek().ids.length > 0) saved.value = { ids: NONE, url: '' }
}

/** Takes filters away from the list, which goes on showing what was saved. */
export function keepSaved(change: () => void): void {
  const { ids } = saved.peek()
  change()
  rememberSaved(...ids)
}

/**
 * The records that were just added, changed or moved: the list shows them even if its filters, its sort order or its page
 * would hide them, until the user changes one of these or leaves the list.
 */
export function useSavedRecords(): readonly string[] {
  useSignals()
  const search = useSearch()
  const isHere = saved.value.url === shownUrl()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list, also one back
  useEffect(() => {
    if (!isHere) forgetSaved()
  }, [search])
  useEffect(() => forgetSaved, [])
  return isHere ? saved.value.ids : NONE
}

/** The field that was changed alone in the last student: often the same one is corrected in several of them. */
export const correctedField = signal('')
