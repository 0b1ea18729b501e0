import type { Context } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { EncodedJson, encodeJson } from './json.ts'

/** For a response that is not a document: nothing in it may run, and no other site may frame or embed it. */
export const DATA_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** How long a response may be kept, and by whom. What is kept for ever has a version in its URL. */
export const CACHING = {
  private: 'private, no-store',
  public: 'public, no-cache',
  forever: 'public, max-age=31536000, immutable',
}

const jsonHeaders = (encoding?: Encoding) => ({
  ...DATA_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Origin',
  ...(encoding && { 'Content-Encoding': encoding }),
})
/** Made once: to put them together takes 4 of the 33 µs of a short response. */
const JSON_HEADERS = { plain: jsonHeaders(), br: jsonHeaders('br'), gzip: jsonHeaders('gzip') }

/**
 * Like `c.body()`, for a response of several headers. That makes a `Headers` object of them, which takes as long as the
 * rest of a short response; @hono/node-server writes out a plain record as it is. Not where a handler may have set a
 * header on the context, since a response made here would lose it: on an error, or for a cookie, which no GET sets.
 */
export function respond(
  c: Context,
  body: Uint8Array<ArrayBuffer> | null,
  status: StatusCode,
  headers: Record<string, string>,
): Response {
  if (c.req.method === 'GET' && status < 400) return new Response(body, { status, headers })
  return c.newResponse(body, status, headers)
}

/** Sends JSON, compressed if it is long and the caller accepts that. */
export async function sendJson(c: Context, body: object, status: ContentfulStatusCode = 200): Promise<Response> {
  const json = body instanceof EncodedJson ? body : await encodeJson(body, encodingFor(c))
  const { bytes, encoding } = json.body
  return respond(c, bytes, status, JSON_HEADERS[encoding ?? 'plain'])
}

/** The encoding in which this caller gets a long body. */
export const encodingFor = (c: Context) => acceptedEncoding(c.req.header('accept-encoding'))

/** A photo in one size, as the store has it. */
type SentPhoto = { type: string; version: string; bytes: Uint8Array }

/**
 * Sends a photo, or 304 to a caller that has this version.
 * @param caching 'private': a browser stores no copy, since another person may use it next; 'public': stored, and
 *   requested again each time; 'forever': stored and not requested again
 */
export function sendPhoto(c: Context, photo: SentPhoto, size: string | undefined, caching: Caching): Response {
  const headers = headersOf(photo, size, caching)
  if (!isUnchanged(c, headers.ETag)) return respond(c, photo.bytes as Uint8Array<ArrayBuffer>, 200, headers)
  const { 'Content-Type': _, ...untyped } = headers
  return respond(c, null, 304, untyped)
}

/** Whether the caller already has the version with this ETag. */
export function isUnchanged(c: Context, etag: string): boolean {
  const sent = c.req.header('if-none-match')
  if (sent === undefined) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = sent.split(',').map(strong)
  return known.includes(strong(etag)) || known.includes('*')
}

const photoHeaders = (caching: string) => ({ ...DATA_HEADERS, 'Cache-Control': caching, Vary: 'Origin' })
/** Other sites may show the photo, as link previews do. */
const openPhotoHeaders = (caching: string) => ({
  ...photoHeaders(caching),
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
const PHOTO_HEADERS = {
  private: photoHeaders(CACHING.private),
  public: openPhotoHeaders(CACHING.public),
  forever: openPhotoHeaders(CACHING.forever),
}

type Caching = keyof typeof CACHING
type PhotoHeaders = (typeof PHOTO_HEADERS)[Caching] & { ETag: string; 'Content-Type': string }

/** As long as the store has a photo in its cache: to put its headers together takes 4 of the 45 µs of a request. */
const headersOfPhotos = new WeakMap<SentPhoto, Partial<Record<Caching, PhotoHeaders>>>()

function headersOf(photo: SentPhoto, size: string | undefined, caching: Caching): PhotoHeaders {
  const known = headersOfPhotos.get(photo) ?? {}
  headersOfPhotos.set(photo, known)
  known[caching] ??= {
    ...PHOTO_HEADERS[caching],
    ETag: `"${photo.version}-${size ?? 'full'}"`,
    'Content-Type': photo.type,
  }
  return known[caching]
}
