/** A file as programs before 2007 write it, with streams of these names in its directory. */
export function compoundFile(...names: string[]): Buffer {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt32LE(1, 0x30)
  const table = Buffer.alloc(512, 0xff)
  const sectors = Math.ceil((names.length + 1) / 4)
  // Its directory is in every second sector.
  for (let at = 0; at < sectors; at++) table.writeUInt32LE(at + 1 < sectors ? at * 2 + 3 : 0xfffffffe, (at * 2 + 1) * 4)
  const directory = Array.from({ length: sectors }, (_, sector) => {
    const entries = Buffer.alloc(1_024)
    ;['Root Entry', ...names].slice(sector * 4, sector * 4 + 4).forEach((name, at) => {
      entries.write(name, at * 128, 'utf16le')
      entries.writeUInt16LE(name.length * 2 + 2, at * 128 + 64)
    })
    return entries
  })
  return Buffer.concat([header, table, ...directory])
}
