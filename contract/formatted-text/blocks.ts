/** A formatted text as plain JSON. It has no HTML: who shows it makes elements of it. */

/** A piece of a line: words, words that are strong, a link, or the end of a line. */
export type TextInline =
  | string
  | { type: 'strong'; children: TextInline[] }
  | { type: 'link'; href: string; children: TextInline[] }
  | { type: 'break' }

export type TextBlock =
  | { type: 'paragraph'; children: TextInline[] }
  /** `level`: how many `#` were typed. */
  | { type: 'heading'; level: number; children: TextInline[] }
  /** `numbers`: those that were typed, where they do not count from 1. */
  | { type: 'list'; ordered: boolean; items: TextBlock[][]; numbers?: number[] }

/** A text without marks, as it was typed. */
export const typedBlocks = (text: string): TextBlock[] => [{ type: 'paragraph', children: withBreaks(text) }]

/** Words, with a break at each end of a line. */
export const withBreaks = (text: string): TextInline[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [{ type: 'break' } as const] : []), ...(line ? [line] : [])])
