import type { Chosen } from './colours-of.ts'
import { colourDistance, contrast, fromHex } from './oklch.ts'
import { type ColourName, contrastPairs } from './pairs.ts'
import { asHex, defaultOf, type HexColours, type ThemeName } from './scale.ts'
import { othersOf, type Status } from './status-distance.ts'
import { moveText, type ThemeMove } from './theme-move.messages.ts'

/** What was moved in one theme. That the frame is almost black in the dark theme is not a move. */
export function movesOf(theme: ThemeName, chosen: Chosen, hex: HexColours): ThemeMove[] {
  const moves: ThemeMove[] = []
  const note = (colour: ThemeMove['colour'], from: string) => {
    const to = hex[colour]
    if (from === to) return
    const isStatus = colour === 'danger' || colour === 'success' || colour === 'warning'
    const move = {
      theme,
      colour,
      from,
      to,
      change: changeOf(from, to),
      reason: isStatus ? 'distance' : 'contrast',
      with: isStatus ? nearest(colour, from, hex) : leastReadable(colour, from, hex),
    } as const
    moves.push({ ...move, text: moveText(move) })
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
