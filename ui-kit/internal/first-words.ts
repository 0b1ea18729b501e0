/** When an ellipsis follows the first words of a text: only where words are missing, or always. */
export type Ellipsis = 'cut' | 'always'

/**
 * The first `count` words of a text; a dot between two items is no word. An ellipsis follows if there are more, or always.
 */
export function firstWords(text: string, count: number, ellipsis: Ellipsis = 'cut'): string {
  const words = text.trim().split(/\s+(?!·)/)
  return words.slice(0, count).join(' ').replace(/ ·$/, '') + (ellipsis === 'always' || words.length > count ? '…' : '')
}
