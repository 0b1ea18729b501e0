/**
 * The first `count` characters of a text, followed by three dots. A character outside the basic plane is two code
 * units; it is never cut in half.
 */
export function firstCharacters(text: string, count: number): string {
  return `${[...text].slice(0, count).join('')}...`
}
