/**
 * Takes everything out of a picture but its pixels and what their colours need: EXIF, XMP, IPTC, comments, texts,
 * thumbnails, a second picture or a video behind its end. Pixels are not encoded again. What stays is named, so that what
 * nobody has thought of goes too.
 */
import { stripGif } from './gif.ts'
import { reduceProfile } from './icc.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const FORMATS: Record<string, (bytes: Buffer, profile: Buffer | undefined) => Buffer | undefined> = {
  jpeg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
}

/**
 * @param format as sharp names it
 * @param profile the colour profile in the picture
 * @returns undefined: it is not built as its format asks for
 */
export function stripMetadata(bytes: Buffer, format: string, profile: Buffer | undefined): Buffer | undefined {
  try {
    return FORMATS[format]?.(bytes, profile && reduceProfile(profile))
  } catch (error) {
    // It ends in the middle of a length, or a length leads out of it.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
