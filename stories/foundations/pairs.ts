/**
 * Which colour token may be on which background, and the contrast that WCAG 2.2 requires: 4.5 for text, 3 for controls
 * and focus. The page 'Colour' shows these pairs with their contrast; tests/ui-kit/tokens.test.ts fails when one is too
 * low.
 */
export interface Pair {
  /** The token in front, without the prefix `--kit-color-`. */
  front: string
  /** The tokens it may be on. */
  on: readonly string[]
  least: 3 | 4.5
  use: string
}

export const PAIRS: readonly Pair[] = [
  {
    front: 'text',
    on: ['background', 'surface', 'surface-muted', 'primary-tint', 'danger-tint', 'success-tint', 'accent-tint'],
    least: 4.5,
    use: 'text',
  },
  { front: 'text-muted', on: ['background', 'surface', 'surface-muted'], least: 4.5, use: 'secondary text' },
  { front: 'border', on: ['background', 'surface'], least: 3, use: 'border of a control' },
  { front: 'primary', on: ['background', 'surface', 'surface-muted', 'primary-tint'], least: 4.5, use: 'link' },
  {
    front: 'primary-strong',
    on: ['background', 'surface', 'surface-muted', 'primary-tint'],
    least: 4.5,
    use: 'link under the pointer',
  },
  { front: 'on-primary', on: ['primary', 'primary-strong'], least: 4.5, use: 'text of a primary button' },
  { front: 'on-frame', on: ['frame', 'frame-strong'], least: 4.5, use: 'text on the board' },
  { front: 'on-frame-muted', on: ['frame', 'frame-strong'], least: 4.5, use: 'secondary text on the board' },
  {
    front: 'danger',
    on: ['background', 'surface', 'surface-muted', 'danger-tint'],
    least: 4.5,
    use: 'error text, quiet delete',
  },
  {
    front: 'danger-strong',
    on: ['background', 'surface', 'danger-tint'],
    least: 4.5,
    use: 'error text under the pointer',
  },
  {
    front: 'on-danger',
    on: ['danger', 'danger-strong'],
    least: 4.5,
    use: 'text of a delete button, of a danger badge',
  },
  { front: 'success', on: ['background', 'surface', 'success-tint'], least: 4.5, use: 'success text' },
  { front: 'on-accent', on: ['accent'], least: 4.5, use: 'text on a highlight' },
  { front: 'on-warning', on: ['warning'], least: 4.5, use: 'text of a warning badge' },
  { front: 'focus', on: ['focus-edge', 'frame', 'frame-strong'], least: 3, use: 'focus ring' },
  { front: 'focus-edge', on: ['focus'], least: 3, use: 'edge of the focus ring' },
]
