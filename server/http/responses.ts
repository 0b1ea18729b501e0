import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import type { StoredPhoto } from '../store/photos.ts'
import { BROTLI, type Encoding, LongJson } from './streamed-json.ts'

/** An answer that is not a document: nothing in it may run, and no other site may frame or embed it. */
const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const JSON_HEADERS = {
  ...INERT,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Origin',
}

/** Below this, compressing costs more than it saves. */
const COMPRESSED_FROM = 1024

const compressors = {
  br: (text: string, options: BrotliOptions) => promisify(brotliCompress)(text, options),
  gzip: (text: string) => promisify(gzip)(text),
}

/** A text that is sent more than once: each encoding is made the first time it is asked for. */
export class KeptText {
  readonly text: string
  readonly #brotli: BrotliOptions
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}
  #bytes?: Buffer

  constructor(text: string, brotli: BrotliOptions = BROTLI) {
    this.text = text
    this.#brotli = brotli
  }

  encoded(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (!encoding) {
      // The same bytes for all who wait for them: of a text each connection would hold a copy.
      this.#bytes ??= Buffer.from(this.text)
      return this.#bytes
    }
    this.#encoded[encoding] ??= compressors[encoding](this.text, this.#brotli)
    return this.#encoded[encoding]
  }
}

/** A JSON text that is sent more than once. */
export class KeptJson extends KeptText {
  constructor(body: object) {
    super(JSON.stringify(body))
  }
}

type Sent = string | Uint8Array<ArrayBuffer> | null

/**
 * A plain record of headers is written out as it stands; c.body() makes a Headers of it first, which costs
 * more than all else in a short answer. Only where nothing was set on the context: a GET sets no cookie.
 */
export function respond(c: Context, body: Sent, status: StatusCode, headers: Record<string, string>): Response {
  if (c.req.method === 'GET' && status < 400) return new Response(body, { status, headers })
  return c.newResponse(body, status, headers)
}

/** Sends JSON, compressed if it is long and the caller takes it so. */
export async function sendJson(c: Context, body: object, status: ContentfulStatusCode = 200): Promise<Response> {
  const json = body instanceof KeptJson || body instanceof LongJson ? body : new KeptJson(body)
  const isShort = json instanceof KeptJson && json.text.length < COMPRESSED_FROM
  if (isShort) return respond(c, json.text, status, JSON_HEADERS)
  const encoding = accepted(c.req.header('accept-encoding'))
  const sent = await json.encoded(encoding)
  const headers = encoding ? { ...JSON_HEADERS, 'Content-Encoding': encoding } : JSON_HEADERS
  return respond(c, sent as Sent, status, headers)
}

/** The better encoding that the caller accepts; one with q=0 is declined. */
export function accepted(header = ''): Encoding | undefined {
  return BR.test(header) ? 'br' : GZIP.test(header) ? 'gzip' : undefined
}

const naming = (encoding: Encoding) => new RegExp(`(?:^|[ ,])${encoding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[ ;,]|$)`)
const BR = naming('br')
const GZIP = naming('gzip')

/**
 * Sends a photo, or 304 to a caller that has this version.
 * @param caching 'private': a browser keeps no copy, since another person may use it next; 'public': kept, and
 *   asked about each time; 'forever': kept for good
 */
export function sendPhoto(
  c: Context,
  photo: StoredPhoto,
  size: string | undefined,
  caching: 'private' | 'public' | 'forever',
) {
  const etag = `"${photo.version}-${size ?? 'full'}"`
  const headers = PHOTO_HEADERS[caching]
  if (isKnown(c, etag)) return respond(c, null, 304, { ...headers, ETag: etag })
  return respond(c, photo.bytes as Uint8Array<ArrayBuffer>, 200, { ...headers, ETag: etag, 'Content-Type': photo.type })
}

/** Whether the caller already has what this tag names. */
export function isKnown(c: Context, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = c.req.header('if-none-match')?.split(',').map(strong)
  return known !== undefined && (known.includes(strong(etag)) || known.includes('*'))
}

const photoHeaders = (caching: string) => ({ ...INERT, 'Cache-Control': caching, Vary: 'Origin' })
/** Other sites may show it, as link previews do. */
const openPhotoHeaders = (caching: string) => ({
  ...photoHeaders(caching),
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
const PHOTO_HEADERS = {
  private: photoHeaders('private, no-store'),
  public: openPhotoHeaders('public, no-cache'),
  forever: openPhotoHeaders('public, max-age=31536000, immutable'),
}
