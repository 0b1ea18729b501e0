import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of these files, by path. */
export function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(bytes, path, { compressionLevel: 1 })
  zip.end()
  return buffer(zip.outputStream)
}
