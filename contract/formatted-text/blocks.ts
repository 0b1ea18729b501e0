/** A formatted text as plain JSON, as the kit reads and shows it. */
import type { FormattedBlock, FormattedInline } from '@my-school/ui-kit/formatted-text/parse'

export type { FormattedBlock as TextBlock, FormattedInline as TextInline }

/** A text without marks, as it was typed. */
export const typedBlocks = (text: string): FormattedBlock[] => [{ type: 'paragraph', children: withBreaks(text) }]

/** Words, with a break at each end of a line. */
const withBreaks = (text: string): FormattedInline[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(line ? [{ type: 'text', value: line } as const] : []),
    ])
