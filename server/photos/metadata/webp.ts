/** WebP (RFC 9649): chunks in a RIFF file, each of a type, a length and its content, to even lengths. */

const HEADER = 12
const PIXELS: readonly string[] = ['VP8 ', 'VP8L', 'ALPH']
const NEEDED: readonly string[] = ['VP8X', 'ANIM', 'ANMF', ...PIXELS]
/** In VP8X: there is EXIF, XMP, a profile. */
const METADATA = 0b0000_1100
const HAS_PROFILE = 0b0010_0000
/** Place and time of a picture in an animation, before its own chunks. */
const FRAME_HEADER = 16

export function stripWebp(bytes: Buffer, profile: Buffer | undefined): Buffer | undefined {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length + 1) return undefined
  const kept: Buffer[] = []
  for (const { type, content } of chunksOf(bytes.subarray(HEADER, end))) {
    if (type === 'ICCP' && profile) kept.push(chunk(type, profile))
    if (!NEEDED.includes(type)) continue
    kept.push(chunk(type, type === 'VP8X' ? flagged(content, profile) : type === 'ANMF' ? frame(content) : content))
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  return chunk('RIFF', body)
}

function flagged(content: Buffer, profile: Buffer | undefined): Buffer {
  const flags = Buffer.from(content)
  flags[0] = (flags.readUInt8(0) & ~METADATA & ~HAS_PROFILE) | (profile ? HAS_PROFILE : 0)
  return flags
}

function frame(content: Buffer): Buffer {
  const chunks = chunksOf(content.subarray(FRAME_HEADER)).filter(({ type }) => PIXELS.includes(type))
  return Buffer.concat([content.subarray(0, FRAME_HEADER), ...chunks.map(({ type, content }) => chunk(type, content))])
}

function chunksOf(bytes: Buffer): { type: string; content: Buffer }[] {
  const chunks: { type: string; content: Buffer }[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) throw new RangeError('A chunk is longer than the file.')
    chunks.push({ type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, end) })
    at = end + ((end - at) % 2)
  }
  return chunks
}

function chunk(type: string, content: Buffer): Buffer {
  const begin = Buffer.alloc(8)
  begin.write(type, 'latin1')
  begin.writeUInt32LE(content.length, 4)
  return Buffer.concat([begin, content, Buffer.alloc(content.length % 2)])
}
