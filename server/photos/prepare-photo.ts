import { createHash } from 'node:crypto'
import type Sharp from 'sharp'
import type { Metadata } from 'sharp'
import { photoEdges, uploadLimits } from '#contract'
import { HttpError } from '../errors.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Photo } from '../store/tables/photos.ts'

/**
 * Every photo is stored as WebP: smaller than JPEG at the same quality, keeps the transparency of a PNG,
 * and every browser that runs the portal shows it.
 */
const TYPE = 'image/webp'
const QUALITY = 80

/** Two at the same time: each takes a core and up to 160 MB of memory. One AVIF, which takes up to 660 MB. */
const limitDecoding = limitConcurrency(2)
const limitAvifDecoding = limitConcurrency(1)

let loaded: Promise<typeof Sharp> | undefined

/** Loads sharp with the first photo: it takes longer than the rest of the server's start. */
function sharpOnce(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // The types of the contract and no other decoder, whatever the bytes pretend to be.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
    })
    return sharp
  })
  return loaded
}

/**
 * A photo as it is stored: its type is read from its bytes, it is turned upright, has no metadata and three sizes.
 * @param field whose photo it is, for the message
 * @throws HttpError 413 if it is too large, 415 if it is no photo that we take
 */
export async function preparePhoto(bytes: Buffer, field: string): Promise<Photo> {
  if (bytes.length > uploadLimits.photoBytes) {
    throw new HttpError(413, `${field} is too large: at most ${uploadLimits.photoBytes / 1024 / 1024} MB.`, { field })
  }
  const sharp = await sharpOnce()
  return limitDecoding(async () => {
    const found = await validate(sharp, bytes, field)
    try {
      const prepare = () => allSizes(sharp, bytes, found)
      const sizes = await (found.format === 'heif' ? limitAvifDecoding(prepare) : prepare())
      return { type: TYPE, sizes, version: createHash('sha256').update(sizes.full).digest('hex').slice(0, 16) }
    } catch {
      throw new HttpError(415, `${field} is damaged: it cannot be read to its end. Choose it again, or another.`, {
        field,
      })
    }
  })
}

/** Whether a stored photo can be decoded completely. */
export async function canBeShown(bytes: Uint8Array): Promise<boolean> {
  const sharp = await sharpOnce()
  return sharp(bytes, { failOn: 'error' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** What the header of a photo says that we take. */
async function validate(sharp: typeof Sharp, bytes: Buffer, field: string): Promise<Metadata> {
  // Only the header is read here, so that a decompression bomb is refused before it is decoded.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found || (found.format === 'heif' && found.compression !== 'av1')) {
    throw new HttpError(415, `${field} is not a photo that can be kept: send a JPEG, PNG, WebP, AVIF or GIF.`, {
      field,
    })
  }
  if (found.width * found.height > uploadLimits.photoPixels) {
    const most = uploadLimits.photoPixels / 1_000_000
    throw new HttpError(413, `${field} has too many pixels: at most ${most} megapixels.`, { field })
  }
  return found
}

async function allSizes(sharp: typeof Sharp, bytes: Buffer, found: Metadata): Promise<Photo['sizes']> {
  const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const
  // Decoded once; the smaller sizes come from the full one.
  const { data, info } = await sharp(bytes, { limitInputPixels: uploadLimits.photoPixels, failOn: 'error' })
    .autoOrient()
    .resize(within(photoEdges.full))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info }).webp({ quality: QUALITY })
  const thumb = { width: photoEdges.thumb, height: photoEdges.thumb, fit: 'cover' } as const
  const full = isAsStored(bytes, found) ? bytes : await pixels().toBuffer()
  const isSmall = Math.max(info.width, info.height) <= photoEdges.card
  return {
    full,
    card: isSmall ? full : await pixels().resize(within(photoEdges.card)).toBuffer(),
    thumb: await pixels().resize(thumb).toBuffer(),
  }
}

/** Bytes before the picture data of a WebP that has nothing else. */
const WEBP_HEADER = 20

/**
 * Whether a photo has the form in which they are stored, so that one of an export loses nothing when it comes back: small
 * enough, and nothing but picture data, which has no room for metadata.
 */
function isAsStored(bytes: Buffer, { format, width, height }: Metadata): boolean {
  if (format !== 'webp' || Math.max(width, height) > photoEdges.full) return false
  // Twice what the quality above takes for noise: more is another quality, or something hidden behind the picture.
  if (bytes.length > WEBP_HEADER + (width * height) / 2) return false
  const data = bytes.readUInt32LE(16)
  return (
    bytes.toString('latin1', 8, 16) === 'WEBPVP8 ' &&
    bytes.readUInt32LE(4) === bytes.length - 8 &&
    data + (data % 2) === bytes.length - WEBP_HEADER
  )
}
