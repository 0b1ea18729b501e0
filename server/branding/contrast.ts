type Rgb = [red: number, green: number, blue: number]

/** Above this a text can be read by WCAG AA. One of white and black always has more, on any ground. */
const READABLE = 4.5

/** From the softest pair to the strongest. */
const INKS = ['#fbfaf5', '#1d2430', '#ffffff', '#000000'] as const

export const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

/** The relative luminance of WCAG, from 0 to 1. */
export function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((hex) => luminanceOf(rgbOf(hex))).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour in which text can be read on a ground: the preferred one if it can, else paper or ink. */
export const readableOn = (ground: string, preferred?: string): string =>
  [...(preferred ? [preferred] : []), ...INKS].find((ink) => contrastOf(ink, ground) >= READABLE) ?? '#000000'
