import { finished } from 'node:stream'
import type { Context } from 'hono'
import { messageRef } from '#contract/failures'
import { isPicture } from '#contract/notices/files'
import { HttpError } from '../errors.ts'
import { networkOf } from '../http/client-ip.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { allowTime } from '../http/one-at-a-time.ts'
import { CACHING, DATA_HEADERS, isUnchanged } from '../http/responses.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { fileVersion } from '../school/to-response.ts'
import type { Tables } from '../store/index.ts'
import type { NoticeFileRow } from '../store/tables/notice-files.ts'

/** 10 MB on a line of 10 kB in a second. A reader that takes no byte is still disconnected after 30 s. */
const MAX_FILE_MS = 20 * 60_000

/**
 * What is read of a file for one reader, in bytes: it is in memory until the reader has taken it. Smaller ones cost SQLite
 * more, which reads the piece of each from its beginning.
 */
const SLICE = 128 * 1024

/** Files that are sent to one network at once: six connections each of fifty people who read the same notice. */
const OF_NETWORK = 300
/** In seconds. */
const RETRY_AFTER = 5

const tooManyFiles = () =>
  new HttpError(429, messageRef('networkBusy', { seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })

const limitNetwork = limitConcurrencyByKey(OF_NETWORK, { waiting: 0, tooMany: tooManyFiles })

/**
 * In place of `sandbox` and `default-src 'none'` alone, with which Chrome and Safari refuse to show a PDF. Nothing in a
 * PDF runs in our origin: the viewer of each browser is apart from the page.
 */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Sends a file of a notice, or the part of it that the request asks for; 304 to a caller that has it.
 * @param caching 'private': a browser stores no copy; 'public': stored, and requested again each time; 'forever': stored
 * @throws HttpError 429 if too many are sent to this network
 */
export function sendNoticeFile(
  c: Context,
  file: NoticeFileRow,
  { noticeFiles }: Pick<Tables, 'noticeFiles'>,
  { caching, ip }: { caching: keyof typeof CACHING; ip: string },
): Response {
  const { type, name, size } = file
  const isPdf = type === 'application/pdf'
  const etag = `"${fileVersion(file)}"`
  const headers = {
    ...DATA_HEADERS,
    ...(isPdf && { 'Content-Security-Policy': PDF_POLICY }),
    ...(caching !== 'private' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Disposition': contentDisposition(name, isPdf || isPicture(type) ? 'inline' : 'attachment'),
    'Cache-Control': CACHING[caching],
    'Accept-Ranges': 'bytes',
    Vary: 'Origin',
    ETag: etag,
  }
  if (isUnchanged(c, etag)) return new Response(null, { status: 304, headers })
  const isSame = [undefined, etag].includes(c.req.header('if-range'))
  const range = isSame ? rangeOf(c.req.header('range'), size) : undefined
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  // A request that tests hand in has no connection.
  if (c.env?.incoming) {
    const { release } = limitNetwork.acquire(networkOf(ip))
    // Not the end of the body: one whose reader is gone before its first byte is neither read nor cancelled.
    finished(c.env.outgoing, release)
    allowTime(c.env.incoming.socket, MAX_FILE_MS)
  }
  return new Response(streamOf(file.id, { first, last }, noticeFiles), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(last - first + 1),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    },
  })
}

/** A part of a body: its first and its last byte, from 0. */
export type Range = { first: number; last: number }

/**
 * The part that a request asks for. Of several parts, and of what cannot be read, the whole is sent, as RFC 9110 allows.
 * @returns undefined: the whole; 'none': there is no such part
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  // '-500' is the last 500 bytes.
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return first <= last ? { first, last } : 'none'
}

/** A part of a file, of which one slice is in memory at a time, and read when the client takes it. */
function streamOf(id: string, { first, last }: Range, files: Tables['noticeFiles']): ReadableStream<Uint8Array> {
  let at = first
  return new ReadableStream(
    {
      async pull(controller) {
        // Up to the same places in the file for everybody, so that they are the same slices.
        const next = Math.min(at - (at % SLICE) + SLICE, last + 1)
        const slice = await files.slice(id, at, next - at)
        // It was deleted meanwhile: the connection ends before its end.
        if (!slice) throw new Error(`The file ${id} of a notice has no bytes from ${at} on any more.`)
        at = next
        controller.enqueue(slice)
        if (at > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
