import type { Page } from 'playwright-core'

/** Twice the default font size of a browser, in px. */
const TWICE = 32
/** The default font size, in px. */
const ONCE = 16

/** Errors of the page on a phone at twice the font size: horizontal scrolling, and titles that are cut off. */
export async function largeTextFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 })
  // As with a user style sheet: it does not change media queries.
  const byStyle = await page.evaluate(findingsInPage, '200%')
  // As in the browser's settings: media queries in rem follow it.
  const client = await page.context().newCDPSession(page)
  const setSize = (size: number) => client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await setSize(TWICE)
  const bySetting = await findings(page)
  await setSize(ONCE)
  return [...byStyle.map((line) => `by a style: ${line}`), ...bySetting.map((line) => `by setting: ${line}`)]
}

/** What is wrong with the page at its present size of text. */
export async function findings(page: Page): Promise<string[]> {
  return page.evaluate(findingsInPage, '')
}

/**
 * Horizontal scrolling, and the titles that are cut off, are broken inside a short word or overlap what follows them.
 * Runs in the page.
 */
function findingsInPage(fontSize: string): string[] {
  /** Whether a word is on more than one line that has not more letters than 'userLength'. */
  const hasBrokenWord = (title: Element): boolean => {
    const range = document.createRange()
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (const { index, 0: word } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (word.length <= 10 && range.getClientRects().length > 1) return true
      }
    return false
  }
  const root = document.documentElement
  root.style.fontSize = fontSize
  const wide = root.scrollWidth - root.clientWidth
  const found = wide > 0 ? [`scrolls sideways by ${wide} px`] : []
  for (const title of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, legend, caption, dt')) {
    const { left, right, bottom } = title.getBoundingClientRect()
    if (title.matches('.kit-visually-hidden') || !title.checkVisibility()) continue
    const name = `'${title.textContent?.trim().slice(0, 60)}'`
    const clips = getComputedStyle(title).overflow !== 'visible'
    if (clips && (title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1))
      found.push(`${name} is cut`)
    if (title.matches('h1') && hasBrokenWord(title)) found.push(`${name} is broken inside a word`)
    const card = title.closest('article')
    if (!card) continue
    const next = title.nextElementSibling?.getBoundingClientRect()
    if (next && next.height > 0 && next.top < bottom - 1 && next.left < right && next.right > left)
      found.push(`${name} lies over what follows it`)
    if (
      [...card.children].some((part) => part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1)
    )
      found.push(`the card of ${name} does not hold its content`)
  }
  root.style.fontSize = ''
  return found
}
