/** Untrusted bytes are decoded in a worker process only: when they crash a decoder, only that process ends. */
import type Sharp from 'sharp'
import type { Metadata } from 'sharp'
import { photoEdges, photoExcess, uploadLimits } from '#contract'
import { photoHash } from '../store/photo-hash.ts'
import type { Photo } from '../store/tables/photos.ts'
import { loadSharp } from './sharp.ts'

/**
 * Every photo is stored as WebP: smaller than JPEG at the same quality, keeps the transparency of a PNG,
 * and every browser that runs the portal shows it.
 */
const TYPE = 'image/webp'
const QUALITY = 80

/** A photo that is ready to be stored. `sentVersion` is the version of the bytes as they were sent. */
export type PreparedPhoto = Photo & { sentVersion: string }

/** The result for a photo. `decodedBytes`: it was not decoded, since it needs more memory than was allowed. */
export type Decoded =
  | { photo: PreparedPhoto }
  | { decodedBytes: number; isAvif: boolean }
  | { fault: 'foreign' | 'pixels' | 'edge' | 'damaged' }

/**
 * A photo as it is stored: its type is read from its bytes, it is turned upright, has no metadata and three sizes. It
 * is always encoded again, so that no hidden data in the bytes is served.
 * @param mostBytes of memory that decoding may take
 */
export async function decodePhoto({ bytes, mostBytes }: { bytes: Buffer; mostBytes: number }): Promise<Decoded> {
  const sharp = await loadSharp()
  // Only the header is read here, so that a decompression bomb is refused before it is decoded.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const isAvif = header?.format === 'heif'
  if (!header || (isAvif && header.compression !== 'av1')) return { fault: 'foreign' }
  const tooLarge = photoExcess(header)
  if (tooLarge) return { fault: tooLarge }
  const decodedBytes = decodedBytesOf(header)
  if (decodedBytes > mostBytes) return { decodedBytes, isAvif }
  try {
    const sizes = await allSizes(sharp, bytes)
    return { photo: { type: TYPE, sizes, version: photoHash(sizes.full), sentVersion: photoHash(bytes) } }
  } catch {
    return { fault: 'damaged' }
  }
}

/** Prepares a picture that is no upload, such as a drawing of the sample school, in this process. */
export async function prepareTrustedPhoto(bytes: Buffer): Promise<PreparedPhoto> {
  const decoded = await decodePhoto({ bytes, mostBytes: Number.POSITIVE_INFINITY })
  if (!('photo' in decoded)) throw new Error(`This picture is no photo: ${JSON.stringify(decoded)}`)
  return decoded.photo
}

/**
 * Bytes for each pixel of an AVIF of 8 bits, and of 10 or 12, with and without transparency: its decoder holds the
 * planes of the file and the converted pixels, several times. Measured with libheif 1.21 (17.9 and 24.6).
 */
const AVIF_BYTES = { uchar: 18, ushort: 25 }

/**
 * The memory that decoding takes at most: all pixels at once. Only AVIF needs more; a PNG or JPEG that is not interlaced
 * needs far less.
 */
function decodedBytesOf({ format, width, height, channels, depth }: Metadata): number {
  const sampleBytes = depth === 'uchar' ? 1 : 2
  const pixelBytes = format === 'heif' ? AVIF_BYTES[sampleBytes === 1 ? 'uchar' : 'ushort'] : channels * sampleBytes
  return width * height * pixelBytes
}

async function allSizes(sharp: typeof Sharp, bytes: Buffer): Promise<Photo['sizes']> {
  const fitInside = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const
  // Decoded once; the smaller sizes come from the full one.
  const { data, info } = await sharp(bytes, { limitInputPixels: uploadLimits.photoPixels, failOn: 'error' })
    .autoOrient()
    .resize(fitInside(photoEdges.full))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info }).webp({ quality: QUALITY })
  const thumb = { width: photoEdges.thumb, height: photoEdges.thumb, fit: 'cover' } as const
  const full = await pixels().toBuffer()
  const isSmall = Math.max(info.width, info.height) <= photoEdges.card
  return {
    full,
    card: isSmall ? full : await pixels().resize(fitInside(photoEdges.card)).toBuffer(),
    thumb: await pixels().resize(thumb).toBuffer(),
  }
}
