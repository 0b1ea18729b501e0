import type { BrotliOptions } from 'node:zlib'
import { BROTLI, type EncodedBody, type Encoding, encodeText } from './encoding.ts'

/** A text that is sent more than once: each encoding is made the first time that it is requested. */
export class CachedText {
  readonly text: string
  readonly #brotli: BrotliOptions
  readonly #bodies = new Map<Encoding | undefined, Promise<EncodedBody>>()

  constructor(text: string, brotli: BrotliOptions = BROTLI) {
    this.text = text
    this.#brotli = brotli
  }

  /** All callers share the same bytes. With a string, each open connection would hold a copy. */
  encoded(encoding: Encoding | undefined): Promise<EncodedBody> {
    const body = this.#bodies.get(encoding) ?? encodeText(this.text, encoding, this.#brotli)
    this.#bodies.set(encoding, body)
    return body
  }
}
