import type { Locator } from 'playwright-core'

/**
 * The words of an element in the order in which the eye reads them, in the direction of the page. A name is one word,
 * whatever it consists of, unless other words are in between.
 */
export async function asRead(element: Locator, name: string): Promise<string> {
  await element.waitFor()
  return element.evaluate(wordsAsRead, name)
}

/** Runs in the page. */
function wordsAsRead(element: Element, name: string): string {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const words: { text: string; top: number; start: number }[] = []
  const add = (node: Node, text: string, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    const { left, right, bottom } = range.getBoundingClientRect()
    words.push({ text, top: Math.round(bottom), start: Math.round(isRightToLeft ? -right : left) })
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.nodeValue ?? ''
    let rest = text
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      add(node, name, at)
      rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length)
    }
    // Without the characters for isolation, which nobody sees.
    for (const { 0: word, index } of rest.matchAll(/[^\s\u2066-\u2069]+/g)) add(node, word, index)
  }
  // Letters of two fonts in one line differ by some pixels.
  const lineOf = ({ top }: { top: number }) =>
    Math.min(...words.map((word) => word.top).filter((other) => top - other < 8))
  return words
    .toSorted((one, other) => lineOf(one) - lineOf(other) || one.start - other.start)
    .map(({ text }) => text)
    .join(' ')
}
