import type { Context } from 'hono'
import type { CachedText } from './cached-text.ts'
import { encodingFor, isUnchanged, respond } from './responses.ts'

/** Sends a file that is made of the school's data, or 304 to a caller that has it. Each time, a browser asks for it again. */
export async function sendText(
  c: Context,
  type: string,
  text: CachedText,
  special: Record<string, string> = {},
): Promise<Response> {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: text.etag,
    ...special,
  }
  if (isUnchanged(c, headers.ETag)) return respond(c, null, 304, headers)
  const { bytes, encoding } = await text.encoded(encodingFor(c))
  return respond(c, bytes, 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
}
