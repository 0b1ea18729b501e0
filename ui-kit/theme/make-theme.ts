import { coloursOf } from './colours-of.ts'
import { movesOf } from './moves.ts'
import type { ColourName } from './pairs.ts'
import { colourNames, defaultColours, type HexColours, type ThemeName } from './scale.ts'
import type { ThemeMove } from './theme-move.messages.ts'

export { colourDistance, contrast } from './oklch.ts'
export { type ColourName, type ContrastPair, contrastOf, contrastPairs } from './pairs.ts'
export { defaultColours } from './scale.ts'
export { leastDistance } from './status-distance.ts'
export type { HexColours, ThemeMove, ThemeName }

/** The colours that a theme is made of: '#' and six or three digits. */
export interface ThemeColours {
  /** Links and main actions. */
  readonly primary: string
  /** Header, footer and menu. @default the primary colour */
  readonly frame?: string | undefined
}

/** Values of the kit's custom properties. */
export type ThemeTokens = Readonly<Record<`--kit-color-${ColourName}`, string>>

export interface Theme {
  /** Every colour of the kit as hex, for each theme. */
  readonly tokens: Readonly<Record<ThemeName, ThemeTokens>>
  /**
   * One rule for a style element, with the colours that differ from those of tokens.css. It sets them where the kit does,
   * on the page and on each element with a theme of its own. Made of hex colours and of names that the kit knows; nothing
   * of what was given is copied into it.
   */
  readonly css: string
  /** What was moved and why. */
  readonly moves: readonly ThemeMove[]
}

/**
 * Makes a theme of one or two colours, light and dark. Runs anywhere, without a page and without React; the same colours
 * always make the same theme.
 *
 * - The scale is made in OKLCH and written as sRGB hex. A chosen colour keeps its hue, and its chroma as far as sRGB has
 *   it; what follows from it has the lightness of the kit's own theme. Paper, ink and the red margin stay.
 * - Every pair of `contrastPairs` has its contrast, by moving lightness.
 * - The frame of the light theme has the chosen colour, with white text if it needs to be little darker for that, else
 *   with dark text.
 * - The grounds and the frame of the dark theme are almost black, with a trace of the darker of the two colours. A
 *   primary colour that is too dark to be read there becomes a chalk of it; a light one stays.
 * - Danger, success and warning are those of the kit. One that is too near to the primary colour, or to another of them,
 *   is moved to the nearest colour that is `leastDistance` apart from them in OKLab. The chalk of a red is so light that
 *   danger stays.
 * - Black, white and grey make a theme without a hue. Two equal colours are the same as one.
 *
 * @throws {TypeError} for what is no colour: it names the colour and says how one is written
 * @example
 * const { css, moves } = makeTheme({ primary: '#7a1f2b', frame: '#00796b' })
 */
export function makeTheme({ primary, frame = primary }: ThemeColours): Theme {
  const chosen = { primary: asSixDigits('primary', primary), frame: asSixDigits('frame', frame) }
  const colours = { light: coloursOf('light', chosen), dark: coloursOf('dark', chosen) }
  return {
    tokens: { light: asTokens(colours.light), dark: asTokens(colours.dark) },
    css: asCss(colours),
    moves: (['light', 'dark'] as const).flatMap((theme) => movesOf(theme, chosen, colours[theme])),
  }
}

/** A colour as '#rrggbb'. */
function asSixDigits(name: string, colour: unknown): string {
  const text = typeof colour === 'string' ? colour.trim().toLowerCase() : ''
  const [, digits = ''] = /^#([\da-f]{6}|[\da-f]{3})$/.exec(text) ?? []
  if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  const given = JSON.stringify(typeof colour === 'string' ? colour.slice(0, 40) : colour)
  throw new TypeError(`The ${name} colour is ${given}. Write it as # and six digits, such as #7a1f2b.`)
}

function asTokens(colours: HexColours): ThemeTokens {
  return Object.fromEntries(colourNames.map((name) => [`--kit-color-${name}`, colours[name]])) as ThemeTokens
}

function asCss({ light, dark }: Record<ThemeName, HexColours>): string {
  const own = { light: defaultColours('light'), dark: defaultColours('dark') }
  const rule = (names: readonly ColourName[]) => {
    const changed = names
      .filter((name) => light[name] !== own.light[name] || dark[name] !== own.dark[name])
      .map((name) => `--kit-color-${name}:light-dark(${light[name]},${dark[name]})`)
    return `:root,[data-theme]{${changed.join(';')}}`
  }
  const others = colourNames.filter((name) => !STRONGER.includes(name))
  return `${rule(others)}@media not (prefers-contrast:more){${rule(STRONGER)}}`
}

/** What tokens.css makes stronger for people who want more contrast. */
const STRONGER: readonly ColourName[] = ['text', 'text-muted', 'border', 'on-frame-muted']
