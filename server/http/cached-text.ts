import { createHash } from 'node:crypto'
import type { BrotliOptions } from 'node:zlib'
import { BROTLI, type EncodedBody, type Encoding, encodeText } from './encoding.ts'

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
