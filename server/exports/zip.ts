import type { PassThrough } from 'node:stream'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
  // yazl holds this function for each file until the ZIP is complete. It is defined outside of `add`, so that it does not
  // hold the content of every photo in memory.
  const giveSource = (give: (error: unknown, stream: Readable) => void) => source && give(null, source)

  const add: AddFile = async (path, content, isCompressed = false) => {
    // Queries on SQLite are synchronous, and a socket may take bytes at once: without this pause, other requests would wait
    // until the last file.
    await nextTurn()
    return new Promise((resolve, reject) => {
      stop = reject
      if (output.destroyed) return reject(gone())
      source = Readable.from(content, { objectMode: false })
      source.once('end', resolve).once('error', reject)
      zip.addReadStreamLazy(path, { compress: !isCompressed, mtime }, giveSource)
    })
  }
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

/** A text for programs of every system, with the line ends that the oldest of them need. */
export const textFile = (text: string): string => text.replaceAll('\n', '\r\n')
