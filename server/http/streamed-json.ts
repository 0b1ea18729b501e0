import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { atOnce } from './limit-concurrency.ts'

export type Encoding = 'br' | 'gzip'

/**
 * Quality 4: nearly as fast as gzip, smaller; the default 11 is for files that are compressed once. A
 * window of 256 kB instead of 4 MB: many compress at once, and records repeat at a short distance.
 */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }

const writing = atOnce(2)

/**
 * The JSON of a list that may be too long to be held as objects or as one text: it is written page by
 * page into the compressor, and what comes out is kept for whoever asks for the same encoding.
 */
export class LongJson {
  readonly #head: object
  readonly #field: string
  readonly #pages: () => AsyncIterable<object[]>
  readonly #encoded: Partial<Record<Encoding | 'identity', Promise<Buffer>>> = {}

  /** @param field the list's name, after those of `head` */
  constructor(head: object, field: string, pages: () => AsyncIterable<object[]>) {
    this.#head = head
    this.#field = field
    this.#pages = pages
  }

  encoded(encoding: Encoding | undefined): Promise<Buffer> {
    const name = encoding ?? 'identity'
    const writes = this.#encoded[name] ?? writing(() => this.#write(encoders[name]()))
    this.#encoded[name] = writes
    writes.catch(() => {
      // The next caller tries again.
      if (this.#encoded[name] === writes) delete this.#encoded[name]
    })
    return writes
  }

  async #write(encoder: Transform): Promise<Buffer> {
    const chunks: Buffer[] = []
    await pipeline(Readable.from(this.#texts()), encoder, async (written: AsyncIterable<Buffer>) => {
      for await (const chunk of written) chunks.push(chunk)
    })
    return Buffer.concat(chunks)
  }

  async *#texts(): AsyncGenerator<string> {
    yield `${JSON.stringify(this.#head).slice(0, -1)},${JSON.stringify(this.#field)}:[`
    let isFirst = true
    for await (const page of this.#pages()) {
      // The database answers without a turn of the event loop: without this, nobody else would get one.
      await nextTurn()
      if (page.length === 0) continue
      yield `${isFirst ? '' : ','}${JSON.stringify(page).slice(1, -1)}`
      isFirst = false
    }
    yield ']}'
  }
}

const encoders = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
}
