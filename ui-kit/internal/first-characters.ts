import type { Ellipsis } from './first-words.ts'

/**
 * The first `count` characters of a text. Three dots follow if there are more, or always. It counts code points, so that
 * a character of two UTF-16 code units is not cut in half.
 */
export function firstCharacters(text: string, count: number, ellipsis: Ellipsis = 'cut'): string {
  const characters = [...text]
  return characters.slice(0, count).join('') + (ellipsis === 'always' || characters.length > count ? '...' : '')
}
