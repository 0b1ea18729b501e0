import { later } from './later.ts'

/**
 * The styles of the pages behind a guard, on which people work: a style sheet of its own. In index.html its link is
 * disabled, so that a reader of notices never fetches it; the server enables it in the document of such a page.
 */
export const staffStyles = later('staff-styles', async () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-style="staff"]')
  if (!link?.disabled) return true
  await new Promise((resolve) => {
    link.onload = resolve
    // A page can be read without its styles.
    link.onerror = resolve
    link.disabled = false
  })
  return true
})
