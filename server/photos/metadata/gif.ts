/** GIF (89a): a header, and blocks, each of pieces of at most 255 bytes that end with an empty one. */

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** How often an animation is repeated. Other programs keep XMP and profiles, which no browser reads, in such blocks. */
const REPETITION = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/

export function stripGif(bytes: Buffer): Buffer | undefined {
  const header = 13 + colourTable(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, header)]
  for (let at = header; at < bytes.length; ) {
    const kind = bytes.readUInt8(at)
    if (kind === TRAILER) break
    if (kind === EXTENSION) {
      const label = bytes.readUInt8(at + 1)
      const end = endOfPieces(bytes, at + 2)
      const isRepetition = label === APPLICATION && REPETITION.test(bytes.toString('latin1', at + 3, at + 14))
      // Its own piece of three bytes only: more could be anything.
      if (isRepetition) kept.push(bytes.subarray(at, at + 18), Buffer.from([0]))
      if (label === CONTROL) kept.push(bytes.subarray(at, end))
      at = end
    } else if (kind === IMAGE) {
      const end = endOfPieces(bytes, at + 10 + colourTable(bytes.readUInt8(at + 9)) + 1)
      kept.push(bytes.subarray(at, end))
      at = end
    } else if (kind === 0) {
      // Some programs fill the space between blocks.
      at++
    } else return undefined
  }
  return Buffer.concat([...kept, Buffer.from([TRAILER])])
}

/** The bytes of a table of colours, as the flags before it say. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfPieces(bytes: Buffer, from: number): number {
  let at = from
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at)
  return at + 1
}
