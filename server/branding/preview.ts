import type Sharp from 'sharp'
import { linkPreview } from '#contract'
import type { Brand } from './brand.ts'
import type { Letterer, Lettering } from './lettering.ts'
import { drawTile, type Mark, rectangle } from './tile.ts'

const { width: WIDTH, height: HEIGHT } = linkPreview
const MARGIN = 80
const TILE = 224
const GAP = 64
/** From the tile to the margin line, and its thickness. */
const [TO_LINE, THICK] = [30, 6]
const TEXT_WIDTH = WIDTH - 2 * MARGIN - TILE - GAP
const [NAME_HEIGHT, TAGLINE_HEIGHT] = [330, 100]
const BELOW_NAME = 36
/** The font of the name becomes smaller until it fits. */
const NAME_SIZES = [104, 92, 80, 70, 60, 52, 45]
const TAGLINE_SIZES = [36, 31, 27]
/** A longer text is cut: at the smallest size, this number of the widest letters fits. */
const LONGEST = 100

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The picture that other sites and messengers show beside a link: mark, name and tagline of the school. */
export async function drawPreview(sharp: typeof Sharp, letterer: Letterer, brand: Brand, mark: Mark): Promise<Buffer> {
  const { background, foreground, stripe } = brand
  const [name, tagline] = await Promise.all([brand.name, brand.tagline].map((text) => letterer.drawable(cut(text))))
  const paper = { background: foreground, foreground: background, dark: background }
  const tile = await drawTile(sharp, letterer, mark, { size: TILE, radius: 40, inner: 160, ...paper })
  const texts = [
    ...(name ? [await fitted(letterer, name, { sizes: NAME_SIZES, colour: foreground, height: NAME_HEIGHT })] : []),
    ...(tagline
      ? [await fitted(letterer, tagline, { sizes: TAGLINE_SIZES, colour: foreground, height: TAGLINE_HEIGHT })]
      : []),
  ]
  const isMirrored = RIGHT_TO_LEFT.test(name ?? '')
  /** Where something begins that is so far from the start of the line. */
  const left = (fromStart: number, width: number) => (isMirrored ? WIDTH - fromStart - width : fromStart)
  const total = texts.reduce((sum, { height }) => sum + height, BELOW_NAME * (texts.length - 1))
  let top = Math.round((HEIGHT - total) / 2)
  const lines = texts.map(({ input, width, height }) => {
    const placed = { input, top, left: left(MARGIN + TILE + GAP, width) }
    top += height + BELOW_NAME
    return placed
  })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([
      { ...rectangle(THICK, HEIGHT, stripe), left: left(MARGIN + TILE + TO_LINE, THICK), top: 0 },
      // Without a text the mark is in the middle.
      {
        input: tile,
        left: texts.length > 0 ? left(MARGIN, TILE) : (WIDTH - TILE) / 2,
        top: (HEIGHT - TILE) / 2,
      },
      ...lines,
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** The text at the first of these sizes at which it fits. */
async function fitted(
  letterer: Letterer,
  text: string,
  { sizes, colour, height }: { sizes: readonly number[]; colour: string; height: number },
): Promise<Lettering> {
  let drawn: Lettering | undefined
  for (const size of sizes) {
    drawn = await letterer.draw(text, { size, colour, width: TEXT_WIDTH })
    if (drawn.height <= height && drawn.width <= TEXT_WIDTH) return drawn
  }
  if (!drawn) throw new Error('There is no size to draw a text in.')
  return drawn
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cut(text: string): string {
  const all = [...letters.segment(text)].map(({ segment }) => segment)
  return all.length <= LONGEST
    ? text
    : `${all
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
