/**
 * The staff styles are a separate style sheet. In index.html its link is disabled, so that a reader of notices never
 * fetches it. Chunks that need it import this module, whose promise resolves when the style sheet is loaded.
 */
const link = document.querySelector<HTMLLinkElement>('link[data-style="staff"]')

if (link?.disabled) {
  await new Promise((resolve) => {
    link.onload = resolve
    // A page can be read without its styles.
    link.onerror = resolve
    link.disabled = false
  })
}

export {}
