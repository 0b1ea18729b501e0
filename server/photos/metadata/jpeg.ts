/** JPEG (ITU-T T.81): segments, each of a marker, a length and its content, and pixels behind each start of a scan. */

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const JFIF = 'JFIF\0'
const ADOBE = 'Adobe'
/** A segment has 64 kB: a longer profile is in several, which are numbered. */
const PROFILE = 'ICC_PROFILE\0'
const PROFILE_PART = 65_519

/** Tables, frames, restart intervals: what a decoder needs. */
const isNeeded = (marker: number) =>
  // SOF0 to SOF15, DHT, DAC; not JPG (C8), which is reserved.
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) ||
  // DQT, DNL, DRI, DHP, EXP
  (marker >= 0xdb && marker <= 0xdf)

export function stripJpeg(bytes: Buffer, profile: Buffer | undefined): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const kept: Buffer[] = []
  let jfif: Buffer | undefined
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    // Before a marker there may be any number of fill bytes.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    const content = segment.subarray(4)
    if (marker === APP0 && begins(content, JFIF)) jfif ??= withoutThumbnail(content)
    // Says in which colours the channels are.
    else if (marker === APP14 && begins(content, ADOBE)) kept.push(ofMarker(APP14, content.subarray(0, 12)))
    else if (isNeeded(marker)) kept.push(segment)
    at = end
    if (marker === SOS) {
      at = endOfScan(bytes, end)
      kept.push(segment, bytes.subarray(end, at))
    }
  }
  const ends = Buffer.from([0xff, EOI])
  return Buffer.concat([bytes.subarray(0, 2), ...(jfif ? [jfif] : []), ...profileIn(profile), ...kept, ends])
}

const begins = (content: Buffer, text: string) => content.toString('latin1', 0, text.length) === text

/** Version and density. */
const withoutThumbnail = (content: Buffer) => ofMarker(APP0, Buffer.concat([content.subarray(0, 12), Buffer.alloc(2)]))

/** Where the pixels of a scan end: at the next marker that is none of theirs. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    const isInScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isInScan) return at
  }
  throw new RangeError('The scan has no end.')
}

function profileIn(profile: Buffer | undefined): Buffer[] {
  const parts: Buffer[] = []
  const count = Math.ceil((profile?.length ?? 0) / PROFILE_PART)
  for (let part = 0; profile && part < count; part++) {
    const numbers = Buffer.from([part + 1, count])
    const content = profile.subarray(part * PROFILE_PART, (part + 1) * PROFILE_PART)
    parts.push(ofMarker(APP2, Buffer.concat([Buffer.from(PROFILE, 'latin1'), numbers, content])))
  }
  return parts
}

function ofMarker(marker: number, content: Buffer): Buffer {
  const begin = Buffer.from([0xff, marker, 0, 0])
  begin.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([begin, content])
}
