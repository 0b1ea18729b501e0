import { fromHex, intoSrgb, labDistance, type Oklch } from './oklch.ts'
import { asHex, defaultOf, isReadable, type Scale } from './scale.ts'

/**
 * How far primary, danger, success and warning are at least from each other, in OKLab. In the kit's own theme the nearest
 * two are 0.12 apart. What is just seen is 0.02.
 */
export const leastDistance = 0.1

/** In this order: each keeps away from those before it. */
export const statuses = ['primary', 'danger', 'success', 'warning'] as const
export type Status = (typeof statuses)[number]

/** How far a colour may turn, in degrees: danger stays a red, success a green, warning a yellow. */
const TURNS = [0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25, 30, -30, 35, -35, 40, -40]
const LIGHTER = [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.12, -0.12, 0.15, -0.15, 0.18, -0.18]
const CHROMAS = [1, 1.25, 1.5, 0.75]

/** The colours that a status is kept apart from. The text of badges is primary-strong. */
export const othersOf = (name: Status) => [...statuses.slice(0, statuses.indexOf(name)), 'primary-strong'] as const

/** Places danger, success or warning: as in the kit's own theme, or as near to it as the colours before it allow. */
export function placeApart(scale: Scale, name: Status): void {
  const { theme, hex } = scale
  const others = othersOf(name).map((other) => fromHex(hex[other] ?? ''))
  const own = defaultOf(theme, name)
  // What is written as hex is not exactly the colour that was measured.
  const isApart = (colour: Oklch) => others.every((other) => labDistance(colour, other) > leastDistance + 0.002)
  const found =
    isApart(own) && isReadable(scale, name, asHex(theme, name, own))
      ? own
      : near(own)
          .filter(isApart)
          .map((colour) => ({ colour, moved: labDistance(colour, own) }))
          .sort((one, other) => one.moved - other.moved)
          .find(({ colour }) => isReadable(scale, name, asHex(theme, name, colour)))?.colour
  if (!found) throw new Error(`No colour for ${name} is apart from the others in the ${theme} theme`)
  hex[name] = asHex(theme, name, found)
}

const near = ([lightness, chroma, hue]: Oklch): Oklch[] =>
  TURNS.flatMap((turn) =>
    LIGHTER.flatMap((lighter) => CHROMAS.map((times) => intoSrgb([lightness + lighter, chroma * times, hue + turn]))),
  )
