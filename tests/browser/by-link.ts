import type { Visitor } from './visitor.ts'

/**
 * Opens a page of the portal by a link, as from another page of it. The portal is not loaded again: 0.1 s of the
 * processor in place of 0.3.
 */
export async function goByLink({ page }: Visitor, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
    link.click()
    link.remove()
  }, path)
}
