import { finished, Readable } from 'node:stream'
import type { Context } from 'hono'
import { contentDisposition } from '../http/content-disposition.ts'
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

/** Sends a file to be saved. The browser may not cache it, since another person may use the browser next. */
export function sendDownload({ name, type, content }: File): Response {
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name),
    'Cache-Control': 'private, no-store',
  }
  const body = content instanceof Readable ? (Readable.toWeb(content) as ReadableStream) : content
  return new Response(body, { headers })
}

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
