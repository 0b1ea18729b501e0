/** When an ellipsis follows the first words of a text: only where words are missing, or always. */
export type Ellipsis = 'cut' | 'always'

/** The first `count` words of a text. An ellipsis follows if there are more, or always. */
export function firstWords(text: string, count: number, ellipsis: Ellipsis = 'cut'): string {
  const words = text.trim().split(/\s+/)
  return words.slice(0, count).join(' ') + (ellipsis === 'always' || words.length > count ? '…' : '')
}
