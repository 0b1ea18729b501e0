import sharp, { type Sharp } from 'sharp'

/** A file for Playwright's `setInputFiles`. */
export type Picture = { name: string; mimeType: string; buffer: Buffer }

/** Red above and blue below, with noise so that the compressed file stays large. */
async function grainy(width: number, height: number, sideways: boolean): Promise<Sharp> {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at += 3) {
    // A seeded random generator: the same picture each time, and fast for 12 million numbers.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = state >>> 27
    const pixel = at / 3
    const above = sideways ? pixel % width < width / 2 : pixel < pixels.length / 6
    pixels[at + (above ? 0 : 2)] = 200 + grain
    pixels[at + 1] = grain
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/**
 * A portrait photo as a phone makes it: a landscape JPEG of several megabytes, with orientation and GPS position in its
 * EXIF metadata.
 */
export async function phonePhoto(): Promise<Picture> {
  const picture = (await grainy(4000, 3000, true))
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
  return { name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }
}

export async function pngPicture(): Promise<Picture> {
  return { name: 'poster.png', mimeType: 'image/png', buffer: await (await grainy(900, 1200, false)).png().toBuffer() }
}

/** A small picture of one colour. */
export async function smallPicture(background = '#369'): Promise<Picture> {
  const buffer = await sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'small.png', mimeType: 'image/png', buffer }
}
