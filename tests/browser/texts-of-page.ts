/**
 * Runs in the page: all texts of it, visible and for screen readers. Left out are texts in a language of their own,
 * names of people and user ids.
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
