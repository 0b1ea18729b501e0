import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'

/** How a response may be compressed. */
export type Encoding = 'br' | 'gzip'

/** A body as bytes; `encoding` is absent if it is not compressed. */
export type EncodedBody = { bytes: Uint8Array<ArrayBuffer>; encoding?: Encoding }

/**
 * Quality 4: nearly as fast as gzip, smaller; the default 11 is for files that are compressed once. A
 * window of 256 kB instead of 4 MB: many compress at once, and records repeat at a short distance.
 */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** A text as bytes in this encoding. */
export async function encodeText(
  text: string,
  encoding: Encoding | undefined,
  brotli: BrotliOptions = BROTLI,
): Promise<EncodedBody> {
  if (!encoding) return { bytes: Buffer.from(text) }
  const bytes = encoding === 'br' ? await promisify(brotliCompress)(text, brotli) : await promisify(gzip)(text)
  return { bytes, encoding }
}

/** The better encoding that the caller accepts; one with q=0 is declined. */
export function acceptedEncoding(header = ''): Encoding | undefined {
  return BR.test(header) ? 'br' : GZIP.test(header) ? 'gzip' : undefined
}

const BR = /(?:^|[ ,])br(?! *; *q=0(?:\.0*)? *(?:,|$))(?:[ ;,]|$)/
const GZIP = /(?:^|[ ,])gzip(?! *; *q=0(?:\.0*)? *(?:,|$))(?:[ ;,]|$)/
