/** How two pictures are compared. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** A pixel differs when a channel is this far away, of 255. */
const CHANNEL = 40

/** The share of the pixels in which two PNG pictures differ; 1 when they are of different sizes. */
export async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || Math.abs(a.info.width - b.info.width) > 1 || Math.abs(a.info.height - b.info.height) > 1) return 1
  const [width, height] = [Math.min(a.info.width, b.info.width), Math.min(a.info.height, b.info.height)]
  let differing = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [i, j] = [(y * a.info.width + x) * 3, (y * b.info.width + x) * 3]
      if ([0, 1, 2].some((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[j + c] ?? 0)) > CHANNEL)) differing += 1
    }
  return differing / (width * height)
}

/** Writes two pictures beside each other into one PNG file. */
export async function writeSideBySide([one, other]: readonly [Buffer, Buffer], file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const [a, b] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  await sharp({
    create: {
      width: a.width + b.width + 16,
      height: Math.max(a.height, b.height),
      channels: 3,
      background: 'magenta',
    },
  })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: a.width + 16, top: 0 },
    ])
    .png()
    .toFile(file)
}
