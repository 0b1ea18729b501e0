/**
 * A formatted text as plain JSON. Its nodes are a part of mdast, the syntax tree of Markdown, with the same names. It has
 * no HTML: who shows it makes elements of it.
 */

/** A piece of a line: words, strong words, a link, the end of a line. */
export type FormattedInline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: FormattedInline[] }
  | { type: 'link'; url: string; children: FormattedInline[] }
  | { type: 'break' }

/** An item of a list. `number`: the one that was typed, where those of the list do not count from 1. */
export type FormattedListItem = { type: 'listItem'; children: FormattedBlock[]; number?: number }

/** A part of a formatted text. `depth` of a heading: 1 or more; only which of them are higher than others counts. */
export type FormattedBlock =
  | { type: 'paragraph'; children: FormattedInline[] }
  | { type: 'heading'; depth: number; children: FormattedInline[] }
  | { type: 'list'; ordered: boolean; children: FormattedListItem[] }
