import type { Locator } from 'playwright-core'

/**
 * The words of an element in the order in which the eye reads them, in the direction of the page, without spaces. A name is
 * one word, whose parts are read in a direction of their own.
 * @param dir that of the name
 */
export async function asRead(element: Locator, { name, dir }: { name: string; dir: 'ltr' | 'rtl' }): Promise<string> {
  await element.waitFor()
  return element.evaluate(wordsAsRead, { name, isNameRightToLeft: dir === 'rtl' })
}

/** Runs in the page. */
function wordsAsRead(
  element: Element,
  { name, isNameRightToLeft }: { name: string; isNameRightToLeft: boolean },
): string {
  type Word = { text: string; top: number; left: number; right: number }
  const wordAt = (node: Node, text: string, at: number): Word => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    const { left, right, bottom } = range.getBoundingClientRect()
    return { text, top: Math.round(bottom), left, right }
  }
  const read = (words: Word[], isRightToLeft: boolean): string => {
    // Letters of two fonts in one line differ by some pixels.
    const lineOf = ({ top }: Word) => Math.min(...words.map((word) => word.top).filter((other) => top - other < 8))
    const start = ({ left, right }: Word) => (isRightToLeft ? -right : left)
    const sorted = words.toSorted((one, other) => lineOf(one) - lineOf(other) || start(one) - start(other))
    return sorted.map(({ text }) => text).join('')
  }

  const words: Word[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.nodeValue ?? ''
    let rest = text
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const parts = [...name.matchAll(/\p{L}+|\d+|\S/gu)].map(({ 0: part, index }) => wordAt(node, part, at + index))
      words.push({ ...wordAt(node, name, at), text: read(parts, isNameRightToLeft) })
      rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length)
    }
    // Without the characters for isolation, which nobody sees.
    for (const { 0: word, index } of rest.matchAll(/[^\s\u2066-\u2069]+/g)) words.push(wordAt(node, word, index))
  }
  return read(words, document.documentElement.dir === 'rtl')
}
