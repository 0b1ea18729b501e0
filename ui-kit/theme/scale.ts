import { defaults } from './default-colours.ts'
import { contrast, intoSrgb, type Oklch, toHex } from './oklch.ts'
import { type ColourName, contrastPairs } from './pairs.ts'

export type ThemeName = 'light' | 'dark'
export type HexColours = Record<ColourName, string>

/** The colours of one theme that are placed so far. */
export interface Scale {
  readonly theme: ThemeName
  readonly hex: Partial<HexColours>
}

/** The step by which lightness is moved: less than half of the smallest difference that people see. */
const STEP = 0.004

/** Lightness, chroma and hue of a colour in the kit's own theme. */
export function defaultOf(theme: ThemeName, name: ColourName): Oklch {
  const [lightness, chroma, hue] = defaults[theme][name]
  return [lightness, chroma, hue]
}

/** A colour of the kit's own theme with other lightness, chroma and hue: its opacity stays. */
export function asHex(theme: ThemeName, name: ColourName, colour: Oklch): string {
  const [, , , opacity] = defaults[theme][name] as readonly number[]
  return toHex(colour) + (opacity === undefined ? '' : Math.round(opacity * 255).toString(16))
}

export const colourNames = Object.keys(defaults.light) as ColourName[]

export const defaultColours = (theme: ThemeName): HexColours =>
  Object.fromEntries(colourNames.map((name) => [name, asHex(theme, name, defaultOf(theme, name))])) as HexColours

/** Whether a colour has its contrast with each placed colour that it is on, or that is on it. */
export function isReadable(scale: Scale, name: ColourName, hex: string): boolean {
  const hexOf = (one: ColourName) => (one === name ? hex : scale.hex[one])
  return contrastPairs.every(({ front, or, on, least }) =>
    on.every((background) => {
      if (front !== name && or !== name && background !== name) return true
      const behind = hexOf(background)
      const fronts = [front, or ?? front].map(hexOf)
      if (behind === undefined || fronts.includes(undefined)) return true
      return fronts.some((one) => contrast(one as string, behind) >= least)
    }),
  )
}

/**
 * Places a colour as near to the wished one as its contrasts allow: its lightness is moved, its hue stays, and its chroma
 * as far as sRGB has it.
 * @param fits what else the colour has to be
 */
export function setReadable(scale: Scale, name: ColourName, wished: Oklch, fits = (_: string) => true): void {
  const [start, chroma, hue] = wished
  for (let moved = 0; moved <= 1; moved += STEP)
    for (const lightness of moved === 0 ? [start] : [start - moved, start + moved]) {
      if (lightness < -STEP || lightness > 1 + STEP) continue
      const hex = asHex(scale.theme, name, intoSrgb([Math.min(1, Math.max(0, lightness)), chroma, hue]))
      if (!isReadable(scale, name, hex) || !fits(hex)) continue
      scale.hex[name] = hex
      return
    }
  throw new Error(`No lightness of --kit-color-${name} can be read in the ${scale.theme} theme`)
}
