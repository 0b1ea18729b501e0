/** A text field: what is in it, and what is selected. */
export type Selected = { value: string; start: number; end: number }

/** The part of a text between two places, and what comes in its place; then the text is selected from `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number }

/** One of several changes. `closes`: it is written behind a place, so a selection that ends there does not have it. */
export type Change = { from: number; to: number; text: string; closes?: boolean }

/** One edit of changes that do not overlap. What is selected stays selected. */
export function combine({ value, start, end }: Selected, changes: readonly Change[]): Edit {
  const inOrder = changes.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const from = inOrder[0]?.from ?? start
  let at = from
  let text = ''
  for (const change of inOrder) {
    text += value.slice(at, change.from) + change.text
    at = change.to
  }
  return { from, to: at, text, start: placeAfter(start, inOrder), end: placeAfter(end, inOrder) }
}

/** Where a place of the text is after the changes. One inside a part that is replaced is then behind it. */
function placeAfter(place: number, changes: readonly Change[]): number {
  let by = 0
  for (const { from, to, text, closes } of changes) {
    const isInserted = from === to
    if (from > place || (from === place && (!isInserted || closes))) break
    by += text.length - (Math.min(to, place) - from)
  }
  return place + by
}
