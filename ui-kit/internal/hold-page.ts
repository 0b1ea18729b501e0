/** How many dialogs are open. */
let holders = 0

/**
 * Keeps the page behind a dialog from scrolling. If its scrollbar takes space, that space stays, so that nothing moves.
 * @returns lets it go
 */
export function holdPage(): () => void {
  const { clientWidth, dataset } = document.documentElement
  if (!holders++) dataset.kitHeld = innerWidth > clientWidth ? 'scrollbar' : ''
  return () => {
    if (!--holders) delete dataset.kitHeld
  }
}
