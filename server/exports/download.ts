import { finished, Readable } from 'node:stream'
import type { Context } from 'hono'
import { allowTime } from '../http/one-at-a-time.ts'
import { DATA_HEADERS } from '../http/responses.ts'
import type { Slot } from '../limit-concurrency.ts'

export const CSV = 'text/csv; charset=utf-8'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const ZIP = 'application/zip'

type File = {
  /** With its ending; may have letters of every script. */
  name: string
  type: string
  content: Readable | Uint8Array<ArrayBuffer>
}

/** Path separators, control characters and direction marks: with these, 'gpj.zip' could be read as 'piz.jpg'. */
const MISLEADING = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069/\\]/gu

/** Sends a file to be saved. The browser may not cache it, since another person may use the browser next. */
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

/** encodeURIComponent leaves these characters, which have a meaning in the header (RFC 5987). */
const encodeRFC5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A whole school may be some hundred MB. A reader that takes no byte is still disconnected after 30 s. */
const MAX_DOWNLOAD_MS = 60 * 60_000

/**
 * Makes a stream when it is its turn, and holds the slot until the last byte is read or the client is gone.
 * @param acquire takes the slot
 * @param make makes the stream
 * @param onFault is called with an error in the middle, when the status is already sent and only the connection can end
 */
export async function streamWithSlot(
  c: Context,
  acquire: (signal: AbortSignal) => Slot,
  make: () => Promise<Readable>,
  onFault: (error: Error) => void,
): Promise<Readable> {
  // A request that tests hand in has no connection.
  if (c.env?.incoming) allowTime(c.env.incoming.socket, MAX_DOWNLOAD_MS)
  const { signal } = c.req.raw
  const slot = acquire(signal)
  try {
    await slot.turn
    const stream = await make()
    finished(stream, (error) => {
      slot.release()
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.name !== 'AbortError') onFault(error)
    })
    return stream
  } catch (error) {
    slot.release()
    throw error
  }
}
