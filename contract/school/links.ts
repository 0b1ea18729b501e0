/** A piece of a text: plain, or a link. */
export type Piece = { text: string; href?: string }

/** `[label](href)` */
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]*)\)/g

/** The plain texts and links of which a text consists. Links that are not allowed were refused when it was saved. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: label, href })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
