import type Sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import type { Letterer } from './lettering.ts'

export type Tile = {
  /** The side of the square, in pixels. */
  size: number
  /** Of its corners. */
  radius: number
  /** The side of the square in its middle that is drawn into. */
  inner: number
  background: string
  foreground: string
  /** Below a light logo. */
  dark: string
}

/** The mark of the school: its logo as file, else its initials, else ('') an exercise book. */
export type Mark = { logo: Uint8Array } | { initials: string }

/** Width and height of initials at most, as a share of the square that they are drawn into. */
const LETTERS = { width: 0.92, height: 0.6 }
/** Above this brightness a logo with a transparent ground was made for a dark one, and below that a ground is dark. */
const [LIGHT, DARK] = [0.85, 0.58]
const WHITE = '#ffffff'

/** A square with the mark of the school, as PNG. */
export async function drawTile(sharp: typeof Sharp, letterer: Letterer, mark: Mark, tile: Tile): Promise<Buffer> {
  const { size, inner, foreground } = tile
  const isLogo = 'logo' in mark
  const background = isLogo ? await backgroundOf(sharp, mark.logo, tile.dark) : tile.background
  const drawn = isLogo
    ? await scaledLogo(sharp, mark.logo, inner)
    : mark.initials
      ? await fittedInitials(letterer, mark.initials, tile)
      : exerciseBook(inner, foreground, background)
  return square(sharp, { ...tile, background })
    .composite(drawn.parts.map((part) => centred(part, drawn, size)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

type Drawn = { width: number; height: number; parts: OverlayOptions[] }

const centred = (part: OverlayOptions, { width, height }: Drawn, size: number): OverlayOptions => ({
  ...part,
  left: Math.round((size - width) / 2) + (part.left ?? 0),
  top: Math.round((size - height) / 2) + (part.top ?? 0),
})

async function scaledLogo(sharp: typeof Sharp, logo: Uint8Array, inner: number): Promise<Drawn> {
  const { data, info } = await sharp(logo)
    .resize({ width: inner, height: inner, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, parts: [{ input: data }] }
}

/** White, or the dark ground for a light logo. */
async function backgroundOf(sharp: typeof Sharp, logo: Uint8Array, dark: string): Promise<string> {
  const { data } = await sharp(logo)
    .resize({ width: 32, height: 32, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(4 * at, 4 * at + 4)])
  const seen = pixels.filter(([, , , alpha = 0]) => alpha > 127)
  if (seen.length === pixels.length || seen.length === 0) return WHITE
  const light = seen.reduce((sum, pixel) => sum + brightnessOf(pixel), 0)
  return light / seen.length > LIGHT && brightnessOf(bytesOf(dark)) < DARK ? dark : WHITE
}

/** From 0 to 1, as an eye weighs the three colours. */
const brightnessOf = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255

/** Red, green and blue of '#rrggbb'. */
const bytesOf = (hex: string) => Buffer.from(hex.slice(1), 'hex')

async function fittedInitials(letterer: Letterer, initials: string, { inner, foreground }: Tile): Promise<Drawn> {
  const tried = await letterer.draw(initials, { size: inner, colour: foreground })
  const scale = inner * Math.min(LETTERS.width / tried.width, LETTERS.height / tried.height)
  const { input, width, height } = await letterer.draw(initials, { size: inner * scale, colour: foreground })
  return { width, height, parts: [{ input }] }
}

/** A page with a margin and three lines, which needs no letters. */
function exerciseBook(inner: number, foreground: string, backdrop: string): Drawn {
  const at = (share: number) => Math.round(share * inner)
  const [width, height] = [at(0.8), inner]
  const line = (left: number, top: number, width: number, height: number) =>
    ({ ...rectangle(width, height, backdrop), left, top }) as const
  const thin = Math.max(1, at(0.05))
  return {
    width,
    height,
    parts: [
      rectangle(width, height, foreground),
      line(at(0.2), 0, thin, height),
      ...[0.3, 0.5, 0.7].map((top) => line(at(0.34), at(top), at(0.34), thin)),
    ],
  }
}

export const rectangle = (width: number, height: number, background: string): OverlayOptions => ({
  input: { create: { width, height, channels: 4, background } },
})

/** A square of one colour with round corners. */
function square(sharp: typeof Sharp, { size, radius, background }: Pick<Tile, 'size' | 'radius' | 'background'>) {
  const pixels = Buffer.alloc(size * size * 4, Buffer.from([...bytesOf(background), 255]))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      // How far the middle of the pixel is outside of the square whose corners are the middles of the circles.
      const [dx, dy] = [x, y].map((at) => Math.max(radius - at - 0.5, at + 0.5 - (size - radius), 0)) as [
        number,
        number,
      ]
      const inside = radius - Math.hypot(dx, dy) + 0.5
      if (radius > 0 && inside < 1) pixels[(y * size + x) * 4 + 3] = Math.round(255 * Math.max(0, inside))
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
}
