import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button in a row that is about to be removed: the focus goes to the next row of the list, otherwise to the
 * heading.
 */
export function focusBesideRow(): void {
  const row = document.activeElement?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? document.querySelector('main h1')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

/**
 * For a dialog whose act can remove the row, or the selection, that it was opened from: when it is closed then, the focus
 * goes beside the row.
 * @param isGoneBefore the row is about to be removed already when the dialog opens
 * @returns to be set to whether the row is about to be removed
 */
export function useGoneRow(isGoneBefore = false): RefObject<boolean> {
  const isGone = useRef(isGoneBefore)
  useEffect(
    () => () => {
      // The button that opened the dialog has the focus again, and is removed with the row.
      if (isGone.current) focusBesideRow()
    },
    [],
  )
  return isGone
}
