/** The first `count` words of a text, followed by an ellipsis. */
export function firstWords(text: string, count: number): string {
  return `${text.trim().split(/\s+/).slice(0, count).join(' ')}…`
}
