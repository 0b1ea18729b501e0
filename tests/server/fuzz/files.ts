import sharp from 'sharp'
import type { Random } from '../../../sample/random.ts'

export type NastyFile = { name: string; type: string; bytes: Buffer }

const NAMES = [
  'photo.jpg',
  '../../../../etc/cron.d/x',
  '..\\..\\boot.ini',
  '/etc/passwd',
  'C:\\x.png',
  'a\0.png',
  '".png',
  'x"; name="userId',
  '\u202egnp.exe',
  'CON.png',
  '.htaccess',
  `${'n'.repeat(5000)}.png`,
  '',
  '%2e%2e%2fx.png',
  'photo.png\r\nX-Evil: 1',
]
const TYPES = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'text/html',
  'application/json',
  '',
  'image/png; charset=\0',
  '*/*',
]

/** Files to choose from: valid photos, and files that only claim to be photos. */
export async function nastyFiles(): Promise<(random: Random) => NastyFile> {
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
  const [png, jpeg, webp, gif, avif, tiff] = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const).map((format) =>
      photo.clone().toFormat(format).toBuffer(),
    ),
  )
  const photos = [png, jpeg, webp, gif, avif] as Buffer[]
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
  const wide = Buffer.from(png as Buffer)
  wide.writeUInt32BE(50_000, 16)
  wide.writeUInt32BE(50_000, 20)
  const others = [
    Buffer.alloc(0),
    Buffer.alloc(1),
    Buffer.alloc(70_000),
    Buffer.from(svg),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('GIF89a/*<script>*/=1;alert(1)'),
    Buffer.from('%PDF-1.4'),
    Buffer.from('#!/bin/sh\nrm -rf /'),
    wide,
    tiff as Buffer,
    Buffer.concat([png as Buffer, Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([Buffer.from('<html>'), png as Buffer]),
    ...photos.map((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
    ...photos.map((bytes) => bytes.subarray(0, 20)),
    Buffer.alloc(10 * 1024 * 1024 + 1, png as Buffer),
  ]
  return (random) => {
    const bytes = random.chance(0.7) ? random.pick(photos) : random.pick(others)
    return {
      name: random.chance(0.6) ? 'photo.jpg' : random.pick(NAMES),
      type: random.pick(TYPES),
      bytes: random.chance(0.1) ? flipped(random, bytes) : bytes,
    }
  }
}

/** A copy with some bytes changed. */
function flipped(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes.subarray(0, 100_000))
  for (let count = random.whole(1, 12); count > 0 && copy.length > 0; count--) {
    copy[random.whole(0, copy.length - 1)] = random.whole(0, 255)
  }
  return copy
}
