import { fromHex, intoSrgb, labDistance, type Oklch } from './oklch.ts'
import { asHex, defaultOf, isReadable, type Scale, type ThemeName } from './scale.ts'

/**
 * How far primary, danger, success and warning are at least from each other, in OKLab. In the kit's own theme the
 * nearest two are 0.12 apart. The smallest difference that people see is 0.02.
 */
export const leastDistance = 0.1

/** In this order: each keeps away from those before it. */
export const statuses = ['primary', 'danger', 'success', 'warning'] as const
export type Status = (typeof statuses)[number]

/** @example bothWays(2, 5) // [0, 5, -5, 10, -10] */
const bothWays = (count: number, step: number): number[] =>
  Array.from({ length: 2 * count + 1 }, (_, at) => Math.ceil(at / 2) * (at % 2 ? step : -step))

/** How far a colour may turn, in degrees: danger stays a red, success a green, warning a yellow. */
const TURNS = bothWays(8, 5)
const LIGHTER = bothWays(10, 0.02)
const CHROMAS = [1, 1.2, 1.4]

/** The colours that a status is kept apart from. The text of badges is primary-strong. */
export const othersOf = (name: Status) => [...statuses.slice(0, statuses.indexOf(name)), 'primary-strong'] as const

/** A little more than the least distance, because rounding to hex changes the measured colour slightly. */
export const areApart = (one: Oklch, other: Oklch): boolean => labDistance(one, other) > leastDistance + 0.002

/** Places danger, success or warning: as in the kit's own theme, or as near to it as the colours before it allow. */
export function setApart(scale: Scale, name: Status): void {
  const { theme, hex } = scale
  const others = othersOf(name).map((other) => fromHex(hex[other] ?? ''))
  const own = defaultOf(theme, name)
  const fits = (colour: Oklch) =>
    others.every((other) => areApart(colour, other)) && isReadable(scale, name, asHex(theme, name, colour))
  // A test with 16,000 themes always found such a colour.
  const found = fits(own) ? own : (near(theme, name).find(fits) ?? own)
  hex[name] = asHex(theme, name, found)
}

/** Six lists at most: the colours near a status do not depend on the chosen colours. */
const lists = new Map<string, Oklch[]>()

function near(theme: ThemeName, name: Status): Oklch[] {
  const key = `${theme} ${name}`
  const known = lists.get(key) ?? coloursAround(defaultOf(theme, name))
  lists.set(key, known)
  return known
}

/** The colours around one, the most similar in meaning first: another hue or a paler colour has another meaning. */
function coloursAround([lightness, chroma, hue]: Oklch): Oklch[] {
  return TURNS.flatMap((turn) =>
    LIGHTER.flatMap((lighter) =>
      CHROMAS.map((times) => {
        const colour = intoSrgb([lightness + lighter, chroma * times, hue + turn])
        return { colour, cost: Math.abs(lighter) + Math.abs(turn) * 0.003 + Math.abs(colour[1] - chroma) / 2 }
      }),
    ),
  )
    .sort((one, other) => one.cost - other.cost)
    .map(({ colour }) => colour)
}
