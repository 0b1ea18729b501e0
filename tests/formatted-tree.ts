/** The nodes of formatted texts, for what tests expect. */
import type { FormattedBlock, FormattedInline, FormattedListItem } from '@my-school/ui-kit'

type Piece = string | FormattedInline

const inlines = (pieces: readonly Piece[]): FormattedInline[] =>
  pieces.map((piece) => (typeof piece === 'string' ? { type: 'text', value: piece } : piece))

export const paragraph = (...pieces: Piece[]): FormattedBlock => ({ type: 'paragraph', children: inlines(pieces) })
export const heading = (depth: number, ...pieces: Piece[]): FormattedBlock => ({
  type: 'heading',
  depth,
  children: inlines(pieces),
})
export const list = (ordered: boolean, ...items: FormattedBlock[][]): FormattedBlock => ({
  type: 'list',
  ordered,
  children: items.map((children) => ({ type: 'listItem', children })),
})
/** An ordered list with the numbers that were typed. */
export const numbered = (...items: [number: number, ...FormattedBlock[]][]): FormattedBlock => ({
  type: 'list',
  ordered: true,
  children: items.map(([number, ...children]): FormattedListItem => ({ type: 'listItem', children, number })),
})
export const link = (url: string, ...pieces: Piece[]): FormattedInline => ({
  type: 'link',
  url,
  children: inlines(pieces),
})
export const strong = (...pieces: Piece[]): FormattedInline => ({ type: 'strong', children: inlines(pieces) })
export const br: FormattedInline = { type: 'break' }
/** Pieces of a line. */
export const line = (...pieces: Piece[]): FormattedInline[] => inlines(pieces)
