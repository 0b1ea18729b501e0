import type { defaults } from './default-colours.ts'
import { contrast } from './oklch.ts'

/** A colour of tokens.css, without the prefix `--kit-color-`. */
export type ColourName = keyof typeof defaults.light

export interface ContrastPair {
  /** The colour in front. */
  readonly front: ColourName
  /** The colour of a border around it: one of the two has to have the contrast. */
  readonly or?: ColourName | undefined
  /** The colours that it may be on. */
  readonly on: readonly ColourName[]
  readonly least: 3 | 4.5
  readonly use: string
}

const SHEETS = ['background', 'surface', 'surface-muted'] as const
const TINTS = ['primary-tint', 'danger-tint', 'success-tint', 'accent-tint'] as const

/**
 * Which colour is on which background anywhere in the kit, and the contrast that WCAG 2.2 requires: 4.5 for text, 3 for
 * controls and focus. `makeTheme` keeps these contrasts, tests measure them in the default theme and in many others, and
 * the Storybook's page 'Colour' shows them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text', on: [...SHEETS, ...TINTS], least: 4.5, use: 'text' },
  { front: 'text-muted', on: [...SHEETS, ...TINTS], least: 4.5, use: 'secondary text' },
  { front: 'border', on: SHEETS, least: 3, use: 'border of a control' },
  { front: 'primary', on: [...SHEETS, ...TINTS], least: 4.5, use: 'link' },
  { front: 'primary-strong', on: [...SHEETS, ...TINTS], least: 4.5, use: 'link under the pointer' },
  { front: 'on-primary', on: ['primary', 'primary-strong'], least: 4.5, use: 'text of a primary button' },
  { front: 'on-frame', on: ['frame', 'frame-strong'], least: 4.5, use: 'text on the board' },
  { front: 'on-frame-muted', on: ['frame', 'frame-strong'], least: 4.5, use: 'secondary text on the board' },
  { front: 'accent', on: ['frame', 'frame-strong'], least: 3, use: 'line under the current link' },
  {
    front: 'danger',
    on: [...SHEETS, 'danger-tint', 'primary-tint', 'accent-tint'],
    least: 4.5,
    use: 'error text, quiet delete',
  },
  { front: 'danger-strong', on: [...SHEETS, 'danger-tint'], least: 4.5, use: 'error text under the pointer' },
  {
    front: 'on-danger',
    on: ['danger', 'danger-strong'],
    least: 4.5,
    use: 'text of a delete button',
  },
  {
    front: 'success',
    on: [...SHEETS, 'success-tint', 'primary-tint', 'accent-tint'],
    least: 4.5,
    use: 'success text, a copied value',
  },
  { front: 'on-accent', on: ['accent'], least: 4.5, use: 'text on a highlight' },
  { front: 'on-warning', on: ['warning'], least: 4.5, use: 'text of a warning badge' },
  { front: 'focus', on: ['focus-edge'], least: 3, use: 'focus ring and its edge' },
  {
    front: 'focus',
    or: 'focus-edge',
    on: [...SHEETS, ...TINTS, 'frame', 'frame-strong', 'primary', 'danger', 'accent'],
    least: 3,
    use: 'focus ring, by its yellow or its edge',
  },
]

/** The contrast of a pair on one of its backgrounds, of colours as hex. */
export function contrastOf({ front, or }: ContrastPair, on: ColourName, hex: Record<ColourName, string>): number {
  return Math.max(...[front, or ?? front].map((name) => contrast(hex[name], hex[on])))
}
