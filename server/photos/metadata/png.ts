/** PNG (W3C, third edition): chunks, each of a length, a type, its content and a checksum. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = 8
/** Pixels, those of an animation, transparency, density, and how colours are meant. */
const NEEDED: readonly string[] = [
  ...['IHDR', 'PLTE', 'IDAT', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['gAMA', 'cHRM', 'sRGB', 'sBIT', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi'],
]

export function stripPng(bytes: Buffer, profile: Buffer | undefined): Buffer | undefined {
  const kept = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; ; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    if (type === 'IEND') break
    // Capitals: a decoder that does not know this chunk cannot show the picture.
    if (/^[A-Z]/.test(type) && !NEEDED.includes(type)) return undefined
    if (NEEDED.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'iCCP' && profile) kept.push(profileChunk(profile))
    at = end
  }
  return Buffer.concat([...kept, chunk('IEND', Buffer.alloc(0))])
}

/** The profile has a name, and is packed. */
const profileChunk = (profile: Buffer) =>
  chunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]))

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
