/**
 * Staff's layout is a style sheet of its own, which index.html names and leaves switched off: a visitor never fetches
 * it. The areas of staff import this module, so that none of their pages is shown before the sheet is there.
 */
const link = document.querySelector<HTMLLinkElement>('link[data-style="staff"]')

if (link?.disabled) {
  await new Promise((resolve) => {
    link.onload = resolve
    // Without its layout a page can still be read.
    link.onerror = resolve
    link.disabled = false
  })
}

export {}
