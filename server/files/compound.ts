/** The container of documents before 2007, of messages and of documents with a password (MS-CFB, Compound File Binary). */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Of the table of sectors, the header itself names as many parts. Larger files name more of them elsewhere. */
const PARTS_IN_HEADER = 109
/** More than any directory in a file of 10 MB is asked for. */
const MOST_SECTORS = 1_024
const LAST_SECTOR = 0xfffffffa

export const isCompound = (firstBytes: Buffer): boolean => firstBytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

type Container = {
  firstBytes: Buffer
  /** Fills a buffer from a position on. */
  readInto(chunk: Buffer, at: number): Promise<unknown>
}

/** The names of the streams in a compound file, in small letters; none where its directory cannot be read. */
export async function streamNames({ firstBytes, readInto }: Container): Promise<string[]> {
  if (firstBytes.length < 512) return []
  const sectorBytes = 2 ** firstBytes.readUInt16LE(0x1e)
  if (sectorBytes !== 512 && sectorBytes !== 4_096) return []
  const sector = async (number: number) => {
    const bytes = Buffer.alloc(sectorBytes)
    await readInto(bytes, (number + 1) * sectorBytes)
    return bytes
  }
  /** The sector that follows one, as the table of sectors says. */
  const after = async (number: number) => {
    const inOnePart = sectorBytes / 4
    const part = Math.floor(number / inOnePart)
    if (part >= PARTS_IN_HEADER) return LAST_SECTOR
    const table = await sector(firstBytes.readUInt32LE(0x4c + part * 4))
    return table.readUInt32LE((number % inOnePart) * 4)
  }
  const names: string[] = []
  let number = firstBytes.readUInt32LE(0x30)
  for (let read = 0; number < LAST_SECTOR && read < MOST_SECTORS; read++) {
    const entries = await sector(number)
    for (let at = 0; at < sectorBytes; at += 128) {
      const length = Math.min(entries.readUInt16LE(at + 64), 64)
      if (length > 2) names.push(entries.toString('utf16le', at, at + length - 2).toLowerCase())
    }
    number = await after(number)
  }
  return names
}
