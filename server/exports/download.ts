import { finished, Readable } from 'node:stream'
import type { Context } from 'hono'
import { allowTime } from '../http/one-at-a-time.ts'
import { DATA_HEADERS } from '../http/responses.ts'
import type { Place } from '../limit-concurrency.ts'

export const CSV = 'text/csv; charset=utf-8'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const ZIP = 'application/zip'

type File = {
  /** With its ending; may have letters of every script. */
  name: string
  type: string
  content: Readable | Uint8Array<ArrayBuffer>
}

/** Signs of folders and controls, and those that turn the reading direction: 'gpj.zip' could be read as 'piz.jpg'. */
const MISLEADING = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069/\\]/gu

/** Sends a file to be saved. No browser keeps a copy of its own, since another person may use it next. */
export function sendDownload({ name, type, content }: File): Response {
  const whole = name.replace(MISLEADING, '-')
  const ascii = name.replace(/[^\w.-]+/g, '-')
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': type,
    // The second name is for every browser of today, the first for other programs.
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRFC5987(whole)}`,
    'Cache-Control': 'private, no-store',
  }
  const body = content instanceof Readable ? (Readable.toWeb(content) as ReadableStream) : content
  return new Response(body, { headers })
}

/** encodeURIComponent leaves these, which the header takes for its own signs. */
const encodeRFC5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Milliseconds. A whole school may be some hundred MB; a reader who takes nothing is gone after 30 s all the same. */
const LONGEST_MS = 60 * 60_000

/**
 * Makes a stream when it is its turn, and keeps the place until the last byte is read or the client is gone.
 * @param join takes the place
 * @param make makes the stream
 * @param onFault is told of an error in the middle, when the status is sent already and only the connection can end
 */
export async function streamInPlace(
  c: Context,
  join: (signal: AbortSignal) => Place,
  make: () => Promise<Readable>,
  onFault: (error: Error) => void,
): Promise<Readable> {
  // A request that tests hand in has no connection.
  if (c.env?.incoming) allowTime(c.env.incoming.socket, LONGEST_MS)
  const { signal } = c.req.raw
  const place = join(signal)
  try {
    await place.turn
    const stream = await make()
    finished(stream, (error) => {
      place.leave()
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.name !== 'AbortError') onFault(error)
    })
    return stream
  } catch (error) {
    place.leave()
    throw error
  }
}
