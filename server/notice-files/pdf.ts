import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Readers look for the header in as many bytes: some systems write a byte order mark, line ends or a warning before it. */
const HEADER_WITHIN = 1_024
const HEADER = '%PDF-'

/** Where a PDF begins in the first bytes of a file; -1: it is none. */
export const pdfStart = (firstBytes: Buffer): number => firstBytes.subarray(0, HEADER_WITHIN).indexOf(HEADER)

/**
 * Whether the end of a PDF is missing. Whatever follows its end is no matter: copiers write thousands of NULs there. One
 * that is made for the web has an end near its beginning too, and says how long it is.
 */
export function isCutOff(bytes: Buffer): boolean {
  if (!bytes.includes('%%EOF')) return true
  const beginning = bytes.toString('latin1', 0, 2 * HEADER_WITHIN)
  const [, length] = /\/Linearized\b[^>]{0,200}?\/L\s{1,4}(\d{1,10})\b/.exec(beginning) ?? []
  return length !== undefined && bytes.length < Number(length)
}

/** Bounds of what is unpacked of one PDF: of all streams together. A scan of a hundred pages has some ten of some 10 kB. */
const MOST_STREAMS = 100
const MOST_UNPACKED = 4 * 1024 * 1024
/** In as many bytes the dictionary of a stream of objects ends, and the stream begins. */
const LONGEST_DICTIONARY = 1_024

/**
 * Whether a PDF is only pictures of its words, as scans are: nothing in it names a font. Fonts are named in plain text or
 * in packed streams of objects, of which some are unpacked. It is said only where it is sure: a scan with one line of
 * text, such as a stamp, has a font and counts as text; so does a PDF whose streams cannot be unpacked here (one with a
 * password, or of unusual packing). One whose text was recognised has a font for it, rightly.
 */
export async function lacksText(bytes: Buffer): Promise<boolean> {
  if (bytes.includes('/Font')) return false
  let streams = 0
  let left = MOST_UNPACKED
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const begin = bytes.subarray(at, at + LONGEST_DICTIONARY).indexOf('stream')
    if (++streams > MOST_STREAMS || begin < 0) return false
    const objects = await unpacked(bytes.subarray(afterLineEnd(bytes, at + begin + 'stream'.length)), left)
    if (!objects || objects.includes('/Font')) return false
    left -= objects.length
  }
  return true
}

/** The keyword is followed by LF, or CR and LF. */
function afterLineEnd(bytes: Buffer, at: number): number {
  const lineFeed = bytes[at] === 0x0d ? at + 1 : at
  return bytes[lineFeed] === 0x0a ? lineFeed + 1 : lineFeed
}

/** What a packed stream begins with; what is behind its end is ignored. undefined: it cannot be unpacked, or is longer than `most`. */
const unpacked = (packed: Buffer, most: number): Promise<Buffer | undefined> =>
  unpack(packed, { maxOutputLength: Math.max(1, most) }).catch(() => undefined)
