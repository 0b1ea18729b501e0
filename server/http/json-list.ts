import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import type { MessageRef } from '#contract/failures'
import { FailureResponse } from '../errors.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { BROTLI, type Encoding } from './encoding.ts'
import { EncodedJson, encodeJson } from './json.ts'

/** A list of records, and how it becomes a JSON body. */
export type JsonList<Row> = {
  message: string
  /** Of the message, where the portal shows it. */
  code?: string
  /** The name of the list. */
  field: string
  /** Reads the records. It may be called twice. */
  pages: () => AsyncGenerator<Row[]>
  /** A record as the contract writes it. */
  toResponse: (row: Row) => object
  /** The failure if there are no records. Without it, an empty list is a success. */
  noneFound?: MessageRef
}

/** Each of them holds a page of records and a compressor. */
const limitStreams = limitConcurrency(2)

/** Encodes a list: one page in one step, more of them page by page, so that other requests are handled in between. */
export async function encodeList<Row>(list: JsonList<Row>, encoding: Encoding | undefined): Promise<EncodedJson> {
  const { message, code, field, pages, toResponse, noneFound } = list
  const rows = pages()
  const first = await rows.next()
  if (first.done && noneFound) throw new FailureResponse(noneFound, { [field]: [] })
  if (first.done) return encodeJson({ success: true, message, code, [field]: [] }, encoding)
  const hasOnePage = (await rows.next()).done
  if (hasOnePage) return encodeJson({ success: true, message, code, [field]: first.value.map(toResponse) }, encoding)
  return limitStreams(() => streamList(list, encoding))
}

/** The list may be too long to be held as objects or as one text: it is written page by page into the compressor. */
async function streamList<Row>(list: JsonList<Row>, encoding: Encoding | undefined): Promise<EncodedJson> {
  const encoder: Transform = encoding ? encoders[encoding]() : new PassThrough()
  const chunks: Buffer[] = []
  await pipeline(Readable.from(textsOf(list)), encoder, async (written: AsyncIterable<Buffer>) => {
    for await (const chunk of written) chunks.push(chunk)
  })
  return new EncodedJson({ bytes: Buffer.concat(chunks), encoding })
}

async function* textsOf<Row>({ message, code, field, pages, toResponse }: JsonList<Row>): AsyncGenerator<string> {
  yield `${JSON.stringify({ success: true, message, code }).slice(0, -1)},${JSON.stringify(field)}:[`
  let isFirst = true
  for await (const page of pages()) {
    // Queries on SQLite are synchronous: without this pause, other requests would wait for the end.
    await nextTurn()
    if (page.length === 0) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(page.map(toResponse)).slice(1, -1)}`
    isFirst = false
  }
  yield ']}'
}

const encoders = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(),
}
