/** Untrusted bytes are decoded in a worker process only: when they crash a decoder, only that process ends. */
import type Sharp from 'sharp'
import type { Metadata } from 'sharp'
import { photoEdges, photoExcess, uploadLimits } from '#contract'
import { photoHash } from '../store/photo-hash.ts'
import type { Photo } from '../store/tables/photos.ts'
import { stripMetadata } from './metadata/strip.ts'
import { loadSharp } from './sharp.ts'

/**
 * Every photo is stored as WebP: smaller than JPEG at the same quality, keeps the transparency of a PNG,
 * and every browser that runs the portal shows it.
 */
const TYPE = 'image/webp'
const QUALITY = 80

/** Of a picture that is kept as a file. */
const KEPT_QUALITY = 92

/** A photo that is ready to be stored. `sentVersion` is the version of the bytes as they were sent. */
export type PreparedPhoto = Photo & { sentVersion: string }

/** Why there is no result. `decodedBytes`: it was not decoded, since it needs more memory than was allowed. */
export type NotDecoded = { decodedBytes: number } | { fault: 'foreign' | 'pixels' | 'edge' | 'damaged' }

/** The result for a photo. */
export type Decoded = { photo: PreparedPhoto } | NotDecoded

/** The result for a picture that is kept as it was sent. `instead`: what is kept in its place, if it had more than its pixels. */
export type Checked = { instead?: Buffer } | NotDecoded

type Input = { bytes: Buffer; mostBytes: number }

/**
 * A photo as it is stored: its type is read from its bytes, it is turned upright, has no metadata and three sizes. It
 * is always encoded again, so that no hidden data in the bytes is served.
 * @param mostBytes of memory that decoding may take
 */
export const decodePhoto = (input: Input): Promise<Decoded> =>
  decoded(input, async (sharp, { bytes }) => {
    const sizes = await allSizes(sharp, bytes)
    return { photo: { type: TYPE, sizes, version: photoHash(sizes.full), sentVersion: photoHash(bytes) } }
  })

/**
 * Decodes a picture to its end, and takes out what it says of place, owner and device (`stripMetadata`). Its pixels stay as
 * they are, so that each letter of a scan does; only one that lies on its side is encoded again in its own format, upright.
 */
export const checkPicture = (input: Input): Promise<Checked> =>
  decoded(input, async (sharp, { bytes }, { format, icc, orientation = 1, pages = 1 }) => {
    const options = { limitInputPixels: uploadLimits.photoPixels, failOn: 'error' } as const
    const isAnimation = pages > 1
    const encodeAgain = () =>
      sharp(bytes, options)
        .autoOrient()
        .keepIccProfile()
        // A quality would leave a PNG fewer colours.
        .toFormat(format, format === 'png' ? {} : { quality: KEPT_QUALITY })
        .toBuffer()
    const strip = (picture: Buffer) => stripMetadata(picture, format, icc)
    const isUpright = orientation === 1 || isAnimation
    let stripped = isUpright ? strip(bytes) : undefined
    if (!stripped && !isAnimation) stripped = strip(await encodeAgain())
    if (!stripped) return { fault: 'damaged' }
    await sharp(stripped, options).resize(fitInside(photoEdges.card)).raw().toBuffer()
    return stripped.equals(bytes) ? {} : { instead: stripped }
  })

/** Reads the header and, if it may be decoded, the rest. */
async function decoded<T extends object>(
  { bytes, mostBytes }: Input,
  decode: (sharp: typeof Sharp, input: Input, header: Metadata) => Promise<T>,
): Promise<T | NotDecoded> {
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
  if (decodedBytes > mostBytes) return { decodedBytes }
  try {
    return await decode(sharp, { bytes, mostBytes }, header)
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

const fitInside = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const

async function allSizes(sharp: typeof Sharp, bytes: Buffer): Promise<Photo['sizes']> {
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
