/** Calculates WCAG 2 contrast ratios from the text of tokens.css, without a browser. */

export type Theme = 'light' | 'dark'
/** Linear red, green and blue, 0 to 1. */
export type LinearRgb = readonly [number, number, number]

/** Every `--kit-color-*` of tokens.css in one theme; a `var()` is resolved. */
export function readColours(css: string, theme: Theme): Map<string, LinearRgb> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(/--kit-color-([\w-]+):\s*([^;]+);/g)) declared.set(name, value)

  const colours = new Map<string, LinearRgb>()
  for (const [name, value] of declared) {
    const alias = /^var\(--kit-color-([\w-]+)\)$/.exec(value)?.[1]
    const found = [...(declared.get(alias ?? '') ?? value).matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)]
    const chosen = found[theme === 'dark' ? found.length - 1 : 0]
    if (!chosen) throw new Error(`--kit-color-${name} is not an oklch() colour: ${value}`)
    colours.set(name, oklchToLinearRgb(Number(chosen[1]), Number(chosen[2]), Number(chosen[3])))
  }
  return colours
}

/**
 * Converts OKLCH, by way of Björn Ottosson's OKLab, to linear sRGB. A channel outside 0–1 is a colour that no sRGB screen
 * can show.
 */
export function oklchToLinearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([r, g, b]: LinearRgb): number {
  const cut = (channel: number) => Math.min(1, Math.max(0, channel))
  return 0.2126 * cut(r) + 0.7152 * cut(g) + 0.0722 * cut(b)
}

/** As CSS writes it. @example asHex([1, 1, 1]) // '#ffffff' */
export function asHex(linear: LinearRgb): string {
  const channels = linear.map((channel) => {
    const cut = Math.min(1, Math.max(0, channel))
    const encoded = cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
