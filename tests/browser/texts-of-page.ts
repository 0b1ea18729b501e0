/**
 * Runs in the page: what a person reads or hears of it. Not what is in a language of its own, the names of people, and
 * user ids.
 */
export function textsOfPage(): string[] {
  const SAID = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
  ]
  const found = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '']
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (!parent?.closest('body [lang], bdi, [dir=ltr], script, style, noscript'))
      found.push(texts.currentNode.nodeValue ?? '')
  }
  for (const element of document.body.querySelectorAll('*'))
    found.push(...SAID.map((name) => element.getAttribute(name) ?? ''))
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean)
}
