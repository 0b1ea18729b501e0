import type { PassThrough } from 'node:stream'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/**
 * Adds a file to a ZIP. Resolves when it is written, so that only one is in memory.
 * @param isCompressed a photo is: to compress it again costs time and saves nothing
 */
export type AddFile = (path: string, content: Content, isCompressed?: boolean) => Promise<void>

/**
 * A ZIP that is made while it is read.
 * @param fill adds the files, one after the other; once the reader is gone, adding rejects
 * @param mtime the time of all files in it
 */
export function zipStream(fill: (add: AddFile) => Promise<void>, mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let source: Readable | undefined
  let stop = (_: Error) => {}

  const add: AddFile = (path, content, isCompressed = false) =>
    new Promise((resolve, reject) => {
      stop = reject
      if (output.destroyed) return reject(gone())
      source = Readable.from(content, { objectMode: false })
      source.once('end', resolve).once('error', reject)
      zip.addReadStream(source, path, { compress: !isCompressed, mtime })
    })
  output.once('close', () => {
    source?.destroy()
    stop(gone())
  })
  zip.on('error', (error: Error) => output.destroy(error))
  fill(add).then(
    () => zip.end(),
    (error) => output.destroy(error),
  )
  return output
}

const gone = () => new Error('The reader of the ZIP is gone.')
