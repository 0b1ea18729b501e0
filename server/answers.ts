import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StoredPhoto } from './store/photos.ts'

/** An answer that is not a document: nothing in it may run, and no other site may embed it. */
const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'same-origin',
}

const JSON_HEADERS = {
  ...INERT,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Origin',
}

/** Below this, compressing costs more than it saves. */
const COMPRESSED_FROM = 1024

/** Brotli's default of 11 is for files that are compressed once; 4 is nearly as fast as gzip, and smaller. */
const QUICKLY = 4

const compressors = {
  br: (text: string, quality: number) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: string) => promisify(gzip)(text),
}
export type Encoding = keyof typeof compressors

/** A text that is sent more than once: each encoding is made the first time it is asked for. */
export class KeptText {
  readonly text: string
  readonly #quality: number
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}

  /** @param quality of the brotli form, up to 11 */
  constructor(text: string, quality = QUICKLY) {
    this.text = text
    this.#quality = quality
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    this.#encoded[encoding] ??= compressors[encoding](this.text, this.#quality)
    return this.#encoded[encoding]
  }
}

/** A JSON text that is sent more than once. */
export class KeptJson extends KeptText {
  constructor(body: object) {
    super(JSON.stringify(body))
  }
}

/** Sends JSON, compressed if it is long and the caller takes it so. */
export async function sendJson(c: Context, body: object, status: ContentfulStatusCode = 200): Promise<Response> {
  const json = body instanceof KeptJson ? body : new KeptJson(body)
  const encoding = json.text.length < COMPRESSED_FROM ? undefined : accepted(c.req.header('accept-encoding'))
  if (!encoding) return c.body(json.text, status, JSON_HEADERS)
  const bytes = await json.encoded(encoding)
  return c.body(bytes as Uint8Array<ArrayBuffer>, status, { ...JSON_HEADERS, 'Content-Encoding': encoding })
}

/** The better encoding that the caller accepts; one with q=0 is declined. */
export function accepted(header = ''): Encoding | undefined {
  const takes = (name: Encoding) =>
    new RegExp(`(?:^|[ ,])${name}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[ ;,]|$)`).test(header)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/**
 * Sends a photo, or 304 to a caller that has this version.
 * @param caching what may be kept of it: by nobody else but asked about each time, or for good
 */
export function sendPhoto(
  c: Context,
  photo: StoredPhoto,
  size: string | undefined,
  caching: 'private' | 'public' | 'forever',
) {
  const etag = `"${photo.version}-${size ?? 'full'}"`
  const headers = { ...INERT, ETag: etag, 'Cache-Control': CACHING[caching], Vary: 'Origin' }
  if (isKnown(c, etag)) return c.body(null, 304, headers)
  return c.body(photo.bytes as Uint8Array<ArrayBuffer>, 200, { ...headers, 'Content-Type': photo.type })
}

/** Whether the caller already has what this tag names. */
export function isKnown(c: Context, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = c.req.header('if-none-match')?.split(',').map(strong)
  return known !== undefined && (known.includes(strong(etag)) || known.includes('*'))
}

const CACHING = {
  private: 'private, no-cache',
  public: 'public, no-cache',
  forever: 'public, max-age=31536000, immutable',
}
