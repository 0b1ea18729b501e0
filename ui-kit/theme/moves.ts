import { othersOf, type Status } from './apart.ts'
import type { Chosen } from './colours-of.ts'
import { colourDistance, contrast, fromHex } from './oklch.ts'
import { type ColourName, contrastPairs } from './pairs.ts'
import { asHex, defaultOf, type HexColours, type ThemeName } from './scale.ts'

/** A colour that is not as it was chosen, or not as in the kit's own theme. */
export interface ThemeMove {
  readonly theme: ThemeName
  /** The colour, without `--kit-color-`. */
  readonly colour: 'primary' | 'frame' | 'accent' | 'danger' | 'success' | 'warning'
  readonly from: string
  readonly to: string
  /** `other`: it has mainly another hue or chroma. */
  readonly change: 'darker' | 'lighter' | 'other'
  /** `contrast`: it could not be read or seen. `distance`: it looked like another colour that means something else. */
  readonly reason: 'contrast' | 'distance'
  /** The colour that it had too little contrast with, or was too near to. */
  readonly with: ColourName
  /** All of this as an English sentence. */
  readonly text: string
}

const NAMES = {
  primary: 'primary colour',
  frame: 'colour of header, footer and menu',
  accent: 'highlight colour',
  danger: 'colour of errors',
  success: 'colour of success',
  warning: 'colour of warnings',
}

const SEEN = {
  primary: 'links, and text on buttons, can be read',
  frame: 'white text on it can be read',
  accent: 'the line under the current link is seen in the header',
}

/** What was moved in one theme. That the frame is almost black in the dark theme is not a move. */
export function movesOf(theme: ThemeName, chosen: Chosen, hex: HexColours): ThemeMove[] {
  const moves: ThemeMove[] = []
  const note = (colour: ThemeMove['colour'], from: string) => {
    const to = hex[colour]
    if (from === to) return
    const change = changeOf(from, to)
    const made = change === 'other' ? 'was changed' : `was made ${change}`
    const beginning = `In the ${theme} theme the ${NAMES[colour]} ${made}, from ${from} to ${to}, so that`
    if (colour === 'primary' || colour === 'frame' || colour === 'accent') {
      const text = `${beginning} ${SEEN[colour]}.`
      moves.push({ theme, colour, from, to, change, reason: 'contrast', with: leastReadable(colour, from, hex), text })
    } else {
      const other = nearest(colour, from, hex)
      const name = other === 'primary-strong' ? NAMES.primary : NAMES[other]
      const text = `${beginning} it is told apart from the ${name}.`
      moves.push({ theme, colour, from, to, change, reason: 'distance', with: other, text })
    }
  }
  note('primary', chosen.primary)
  if (theme === 'light') note('frame', chosen.frame)
  for (const name of ['accent', 'danger', 'success', 'warning'] as const)
    note(name, asHex(theme, name, defaultOf(theme, name)))
  return moves
}

function changeOf(from: string, to: string): ThemeMove['change'] {
  const [was, is] = [fromHex(from), fromHex(to)]
  const lighter = is[0] - was[0]
  return colourDistance(from, to) > 2 * Math.abs(lighter) ? 'other' : lighter < 0 ? 'darker' : 'lighter'
}

/** Of the colours that it is on, or that are on it, the one it has least of the needed contrast with. */
function leastReadable(name: ColourName, from: string, hex: HexColours): ColourName {
  const shares = contrastPairs.flatMap(({ front, or, on, least }) => {
    if (or) return []
    const others = front === name ? on : on.includes(name) ? [front] : []
    return others.map((other) => ({ other, share: contrast(from, hex[other]) / least }))
  })
  return shares.reduce((one, next) => (next.share < one.share ? next : one)).other
}

function nearest(name: Status, from: string, hex: HexColours) {
  const far = (other: ColourName) => colourDistance(from, hex[other])
  return othersOf(name).reduce((one, next) => (far(next) < far(one) ? next : one))
}
