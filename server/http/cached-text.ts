import { createHash } from 'node:crypto'
import type { BrotliOptions } from 'node:zlib'
import type { Context } from 'hono'
import { BROTLI, type EncodedBody, type Encoding, encodeText } from './encoding.ts'
import { DATA_HEADERS, encodingFor, isUnchanged, respond } from './responses.ts'

/** A text that is sent more than once: each encoding is made the first time that it is requested. */
export class CachedText {
  readonly text: string
  #etag: string | undefined
  readonly #brotli: BrotliOptions
  readonly #bodies = new Map<Encoding | undefined, Promise<EncodedBody>>()

  constructor(text: string, brotli: BrotliOptions = BROTLI) {
    this.text = text
    this.#brotli = brotli
  }

  /** Weak: the encodings of a text share it. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`
    return this.#etag
  }

  /** All callers share the same bytes. With a string, each open connection would hold a copy. */
  encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    const body = this.#bodies.get(encoding) ?? encodeText(this.text, encoding, this.#brotli)
    this.#bodies.set(encoding, body)
    return body
  }
}

/** Sends a text, or 304 to a caller that has it, where the headers have its ETag. */
export async function sendCached(
  c: Context,
  text: CachedText,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  if (headers.ETag && isUnchanged(c, headers.ETag)) return respond(c, null, 304, headers)
  const { bytes, encoding } = await text.encoded(encodingFor(c))
  return respond(c, bytes, status, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
}

/** Sends a file that is made of the school's data. Each time, a browser asks for it again. */
export const sendText = (
  c: Context,
  type: string,
  text: CachedText,
  special: Record<string, string> = {},
): Promise<Response> =>
  sendCached(c, text, {
    ...DATA_HEADERS,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: text.etag,
    ...special,
  })
