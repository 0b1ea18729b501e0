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
