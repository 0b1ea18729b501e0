import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Bounds of what is unpacked of one PDF. A scan of a hundred pages has some ten such streams of some 10 kB. */
const MOST_STREAMS = 100
const STREAM_BYTES = 512 * 1024

/**
 * Whether a PDF is only pictures of its words, as scans are: nothing in it names a font. Fonts are named in plain text or
 * in packed streams of objects, of which some are unpacked. It is said only where it is sure: a scan with one line of
 * text, such as a stamp, has a font and counts as text; so does a PDF whose streams cannot be unpacked here (one with a
 * password, or of unusual packing). One whose text was recognised has a font for it, rightly.
 */
export async function lacksText(bytes: Buffer): Promise<boolean> {
  if (bytes.includes('/Font')) return false
  let streams = 0
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const begin = bytes.indexOf('stream', at)
    if (++streams > MOST_STREAMS || begin < 0) return false
    const objects = await unpacked(bytes.subarray(afterLineEnd(bytes, begin + 'stream'.length)))
    if (!objects || objects.includes('/Font')) return false
  }
  return true
}

/** The keyword is followed by LF, or CR and LF. */
function afterLineEnd(bytes: Buffer, at: number): number {
  const lineFeed = bytes[at] === 0x0d ? at + 1 : at
  return bytes[lineFeed] === 0x0a ? lineFeed + 1 : lineFeed
}

/** What a packed stream begins with; what is behind its end is ignored. undefined: it cannot be unpacked, or is too long. */
const unpacked = (packed: Buffer): Promise<Buffer | undefined> =>
  unpack(packed.subarray(0, STREAM_BYTES), { maxOutputLength: 8 * STREAM_BYTES }).catch(() => undefined)
