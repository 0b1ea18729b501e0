/**
 * The looks of the pages that one works on are a style sheet of their own, which index.html names and leaves switched
 * off: a reader of notices never fetches it. The areas that need it import this module, so that none of their pages is
 * shown before the sheet is there.
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
