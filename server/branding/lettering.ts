import { createRequire } from 'node:module'
import type Sharp from 'sharp'
import type { OutputInfo } from 'sharp'
import { escapeMarkup } from '#contract'

/** Found where npm puts packages, from the sources and from the built server alike. */
const FONT_FILES = [
  '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
]
/** Letters that none of them has are looked for in the fonts of the machine. */
const FAMILIES = 'Atkinson Hyperlegible Next, Noto Sans Arabic, Noto Sans Devanagari Bold'
/** So that the size of a font is one in pixels. */
const DPI = 72

/** Only visible characters count: letters, digits, signs. Spaces and marks of direction draw nothing. */
const DRAWN = /[^\p{Z}\p{C}]/u
/**
 * Two code points that no font has, since they are no characters. For a missing one a box is drawn with its number: with
 * four digits for the first of them, with more for the second.
 */
const WITHOUT_GLYPH = { short: '\ufdd0', long: '\u{1fffe}' }

/** A text as a picture that can be placed on another one. */
export type Lettering = { input: Buffer; width: number; height: number }

type Style = { size: number; colour: string; width?: number }

let fonts: Promise<void> | undefined

/** Registers each font file with the library: from then on this process finds it by its family. */
function loadFonts(sharp: typeof Sharp): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  fonts ??= Promise.all(
    FONT_FILES.map((file) => sharp({ text: { text: 'a', fontfile: resolve(file) } }).toBuffer()),
  ).then(() => {})
  return fonts
}

/**
 * Draws texts with the fonts of this program, and without those of the machine. The fonts may lack letters: for these a
 * text would have boxes, so each word with one is left out.
 */
export async function letteringWith(sharp: typeof Sharp) {
  await loadFonts(sharp)

  const maskOf = (letter: string) =>
    sharp({ text: { text: escapeMarkup(letter), font: `${FAMILIES} 32`, dpi: DPI } })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => edgeOf(data, info))

  const boxes = { short: await maskOf(WITHOUT_GLYPH.short), long: await maskOf(WITHOUT_GLYPH.long) }
  const isKnown = new Map<string, Promise<boolean>>()

  /** Whether a font has the letter: without one, it is drawn as a box around its number. */
  const hasGlyph = (letter: string): Promise<boolean> => {
    const box = (letter.codePointAt(0) ?? 0) > 0xffff ? boxes.long : boxes.short
    const known =
      isKnown.get(letter) ??
      maskOf(letter).then(
        (margin) => margin !== box,
        // Nothing is drawn for it.
        () => true,
      )
    isKnown.set(letter, known)
    return known
  }

  return {
    /** The words of a text of which every letter can be drawn. */
    async drawable(text: string): Promise<string> {
      const words = await Promise.all(
        text.split(/\s+/).map(async (word) => {
          const known = await Promise.all([...word].filter((letter) => DRAWN.test(letter)).map(hasGlyph))
          return known.length > 0 && known.every(Boolean) ? word : ''
        }),
      )
      return words.filter(Boolean).join(' ')
    },

    /** A text, in lines of at most this width. */
    async draw(text: string, { size, colour, width }: Style): Promise<Lettering> {
      const { data, info } = await sharp({
        text: {
          text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
          font: `${FAMILIES} ${size}`,
          dpi: DPI,
          rgba: true,
          wrap: 'word-char',
          ...(width && { width }),
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true })
      return { input: data, width: info.width, height: info.height }
    },
  }
}

export type Letterer = Awaited<ReturnType<typeof letteringWith>>

/** The outermost pixels and the size: those of a box are the same for each letter, those of a letter are its own. */
function edgeOf(data: Buffer, { width, height }: OutputInfo): string {
  const row = (y: number) => data.subarray(y * width, (y + 1) * width).toString('latin1')
  const sides = Array.from({ length: height }, (_, y) => [data[y * width], data[(y + 1) * width - 1]])
  return JSON.stringify([width, height, row(0), row(height - 1), sides])
}
