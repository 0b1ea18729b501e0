import { HttpError } from '../errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The text of bytes that a caller sent. Bytes that are not UTF-8 would all become the same sign, and so would two user ids
 * that differ.
 * @param what they are, as the message names them
 * @throws HttpError 400 if they are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array, what: string): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw notUtf8(what)
  }
}

/**
 * Refuses escapes such as %FF that are not UTF-8. A percent sign that begins no escape is a percent sign.
 * @throws HttpError 400
 */
export function refuseBadEscapes(text: string, what: string): void {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, ''))
  } catch {
    throw notUtf8(what)
  }
}

const notUtf8 = (what: string) =>
  new HttpError(400, `${what} is not in UTF-8, so its letters cannot be told apart: send it in UTF-8.`)
