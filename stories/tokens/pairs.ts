/**
 * Which colour token may stand on which, and the least contrast it must have there (WCAG 2.2: 4.5 for text, 3 for the
 * parts of a control and for focus). The tokens page shows these pairs with their measured figures; the token test
 * fails on the first that falls short.
 */
export interface Pair {
  /** The token in front, without the prefix `--kit-color-`. */
  front: string
  /** The tokens it may stand on. */
  on: readonly string[]
  least: 3 | 4.5
  use: string
}

export const PAIRS: readonly Pair[] = [
  {
    front: 'ink',
    on: ['ground', 'surface', 'shade', 'primary-tint', 'red-tint', 'green-tint', 'yellow-tint'],
    least: 4.5,
    use: 'text',
  },
  { front: 'muted', on: ['ground', 'surface', 'shade'], least: 4.5, use: 'secondary text' },
  { front: 'edge', on: ['ground', 'surface'], least: 3, use: 'border of a control' },
  { front: 'primary', on: ['ground', 'surface', 'shade', 'primary-tint'], least: 4.5, use: 'link' },
  {
    front: 'primary-strong',
    on: ['ground', 'surface', 'shade', 'primary-tint'],
    least: 4.5,
    use: 'link under the pointer',
  },
  { front: 'on-primary', on: ['primary', 'primary-strong'], least: 4.5, use: 'text of a primary button' },
  { front: 'on-frame', on: ['frame', 'frame-strong'], least: 4.5, use: 'text on the board' },
  { front: 'on-frame-muted', on: ['frame', 'frame-strong'], least: 4.5, use: 'secondary text on the board' },
  { front: 'red', on: ['ground', 'surface', 'shade', 'red-tint'], least: 4.5, use: 'error text, quiet delete' },
  { front: 'red-strong', on: ['ground', 'surface', 'red-tint'], least: 4.5, use: 'error text under the pointer' },
  { front: 'on-red', on: ['red', 'red-strong'], least: 4.5, use: 'text of a delete button, of a red badge' },
  { front: 'green', on: ['ground', 'surface', 'green-tint'], least: 4.5, use: 'success text' },
  { front: 'on-yellow', on: ['yellow'], least: 4.5, use: 'text on a highlight' },
  { front: 'focus', on: ['focus-edge', 'frame', 'frame-strong'], least: 3, use: 'focus ring' },
  { front: 'focus-edge', on: ['focus'], least: 3, use: 'edge of the focus ring' },
]
