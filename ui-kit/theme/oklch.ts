/**
 * Colours in OKLCH, by way of Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/), and their contrast as
 * WCAG 2 defines it.
 */

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
/** Linear red, green and blue; outside of 0 to 1 is what no sRGB screen shows. */
export type LinearRgb = readonly [number, number, number]

/** Lightness, green to red, blue to yellow. */
type Lab = readonly [lightness: number, a: number, b: number]

function toLab([lightness, chroma, hue]: Oklch): Lab {
  const radians = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]
}

export function toLinearRgb(colour: Oklch): LinearRgb {
  const [lightness, a, b] = toLab(colour)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const cut = (channel: number): number => Math.min(1, Math.max(0, channel))

/** As CSS writes it. @example toHex([1, 0, 0]) // '#ffffff' */
export function toHex(colour: Oklch): string {
  const channels = toLinearRgb(colour).map((channel) => {
    const linear = cut(channel)
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** @param hex '#' and six digits; what follows is left out */
function readHex(hex: string): LinearRgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

export function fromHex(hex: string): Oklch {
  const [red, green, blue] = readHex(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360]
}

/** The same lightness and hue, with as much of the chroma as sRGB has there. */
export function intoSrgb([lightness, chroma, hue]: Oklch): Oklch {
  const fits = (some: number) =>
    toLinearRgb([lightness, some, hue]).every((channel) => channel > -0.0005 && channel < 1.0005)
  if (fits(chroma)) return [lightness, chroma, hue]
  let [least, most] = [0, chroma]
  while (most - least > 0.0005) {
    const middle = (least + most) / 2
    if (fits(middle)) least = middle
    else most = middle
  }
  return [lightness, least, hue]
}

function luminance(hex: string): number {
  const [red, green, blue] = readHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2 contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** How far two colours are from each other in OKLab: 0.02 is just seen, black and white are 1 apart. */
export function labDistance(one: Oklch, other: Oklch): number {
  const [first, second] = [toLab(one), toLab(other)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** As `labDistance`, of two hex colours. */
export const colourDistance = (one: string, other: string): number => labDistance(fromHex(one), fromHex(other))
