/**
 * The first `count` characters of a text, followed by three dots. It counts code points, so that a character of two
 * UTF-16 code units is not cut in half.
 */
export function firstCharacters(text: string, count: number): string {
  return `${[...text].slice(0, count).join('')}...`
}
