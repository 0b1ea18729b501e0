/**
 * A profile says how the colours of a picture are meant (ICC.1:2022), and also who made it and of which screen, with its
 * serial number. Only what colours are computed with stays.
 */

const HEADER = 128
const TAG = 12
/** White point, primaries, curves and tables, for screens and printers. */
const NEEDED = /^(wtpt|bkpt|chad|lumi|cicp|[rgb]XYZ|[rgbk]TRC|A2B[0-3]|B2A[0-3]|D2B[0-3]|B2D[0-3]|gamt)$/
/** In the header: program, maker and model of the device, who made it, and the checksum; the day it was made on. */
const ORIGIN: [from: number, to: number][] = [
  [4, 8],
  [24, 36],
  [48, 56],
  [80, 100],
]

/** @returns undefined: it is none, and is left out */
export function reduceProfile(profile: Buffer): Buffer | undefined {
  if (profile.length < HEADER + 4 || profile.toString('latin1', 36, 40) !== 'acsp') return undefined
  const tags = tagsOf(profile).filter(({ name }) => NEEDED.test(name))
  const described = [...tags, { name: 'desc', content: description(profile.readUInt8(8)) }]
  const table = Buffer.alloc(4 + described.length * TAG)
  table.writeUInt32BE(described.length)
  const contents: Buffer[] = []
  /** Where each content is: curves of three colours are often one. */
  const places = new Map<string, number>()
  let end = HEADER + table.length
  described.forEach(({ name, content }, number) => {
    const key = content.toString('latin1')
    const place = places.get(key) ?? end
    if (place === end) {
      const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
      contents.push(padded)
      places.set(key, place)
      end += padded.length
    }
    const at = 4 + number * TAG
    table.write(name, at, 'latin1')
    table.writeUInt32BE(place, at + 4)
    table.writeUInt32BE(content.length, at + 8)
  })
  const header = Buffer.from(profile.subarray(0, HEADER))
  for (const [from, to] of ORIGIN) header.fill(0, from, to)
  header.writeUInt32BE(end)
  return Buffer.concat([header, table, ...contents])
}

function tagsOf(profile: Buffer): { name: string; content: Buffer }[] {
  const count = profile.readUInt32BE(HEADER)
  // More than any profile has.
  if (count > 100) return []
  return Array.from({ length: count }, (_, number) => {
    const at = HEADER + 4 + number * TAG
    const from = profile.readUInt32BE(at + 4)
    return {
      name: profile.toString('latin1', at, at + 4),
      content: profile.subarray(from, from + profile.readUInt32BE(at + 8)),
    }
  })
}

/** Each profile has to have a name: of version 2 as `desc`, of version 4 as `mluc`. */
function description(version: number): Buffer {
  const name = 'Colours'
  if (version < 4) {
    const text = Buffer.alloc(12 + name.length + 1 + 78)
    text.write('desc', 'latin1')
    text.writeUInt32BE(name.length + 1, 8)
    text.write(name, 12, 'latin1')
    return text
  }
  const text = Buffer.alloc(28 + name.length * 2)
  text.write('mluc', 'latin1')
  text.writeUInt32BE(1, 8)
  text.writeUInt32BE(12, 12)
  text.write('enUS', 16, 'latin1')
  text.writeUInt32BE(name.length * 2, 20)
  text.writeUInt32BE(28, 24)
  Buffer.from(name, 'utf16le').swap16().copy(text, 28)
  return text
}
