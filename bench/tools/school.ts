import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROLE, UNLIMITED } from '#contract'
import { CLASSES } from '#contract/school/defaults'
import { type Random, seeded } from '../../sample/random.ts'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { prepareTrustedPhoto } from '../../server/photos/decode.ts'
import { hashPassword } from '../../server/security/credentials.ts'
import { newId } from '../../server/store/ids.ts'
import type { Tables } from '../../server/store/index.ts'
import { studentDetails } from '../../tools/samples.ts'

const SYLLABLES = 'ka ri mo ban tel su na zé ïra dor li fen gha vos wa qui pé tam shu jol ber ños hal cy'.split(' ')
const BATCH = 2_000

/** Makes a temporary data folder: students, the first `photos` of them with a photo, and eight notices with photos. */
export async function makeSchool({ students, photos }: { students: number; photos: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'))
  const { store } = await openSchoolData(dataDir)
  const random = seeded(7)
  const passwordHash = await hashPassword('bench-password')
  const pictures = await Promise.all([1, 2, 3, 4].map((seed) => picture(seeded(seed))))
  for (let from = 0; from < students; from += BATCH) {
    await store.transaction(async (tables) => {
      for (let index = from; index < Math.min(from + BATCH, students); index++) {
        await addStudent(tables, random, index, passwordHash, index < photos ? pictures[index % 4] : undefined)
      }
    })
  }
  await store.transaction(async (tables) => {
    for (let index = 0; index < 8; index++) {
      const id = newId()
      const photo = pictures[index % 4] as (typeof pictures)[0]
      const text = 'Sports day is on Friday. We meet on the field at half past eight. '.repeat(8)
      const fields = {
        title: `Notice ${index}`,
        description: text,
        catagory: 'Sport',
        date: UNLIMITED,
        createdAt: now(),
      }
      await tables.notices.add({ id, ...fields, photoVersion: photo.version })
      await tables.photos.put(id, 'photo', photo)
    }
  })
  await store.close()
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

const now = () => new Date().toISOString()

async function addStudent(tables: Tables, random: Random, index: number, passwordHash: string, photo?: Picture) {
  const word = () => {
    const text = Array.from({ length: random.whole(2, 4) }, () => random.pick(SYLLABLES)).join('')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const [family, createdAt] = [word(), now()]
  const name = `${word()} ${family}`
  const login = newId()
  const id = newId()
  await tables.users.add({
    id: login,
    userId: `${name.replace(' ', '-')}-${index}@mySchool.com`,
    role: ROLE.student,
    name,
    passwordHash,
    sealedPassword: null,
    sealedAnswer: null,
    createdAt,
  })
  await tables.students.add({
    id,
    login,
    ...studentDetails,
    name,
    fatherName: `${word()} ${family}`,
    age: String(random.whole(6, 16)),
    phone: `+92 42 5550 ${random.whole(1000, 9999)}`,
    grade: random.pick(CLASSES),
    rollNumber: String(index % 40),
    fee: 'Rs 8,500',
    address: `House ${random.whole(1, 400)}, ${word()} Street, ${word()}`,
    createdAt,
    photoVersion: photo?.version ?? null,
  })
  if (photo) await tables.photos.put(id, 'photo', photo)
}

type Picture = Awaited<ReturnType<typeof prepareTrustedPhoto>>

/** A picture of blurred shapes with noise, which is as large as a prepared real photo. */
async function picture(random: Random): Promise<Picture> {
  const [width, height] = [1200, 900]
  const blur = await sharp(Buffer.from(Array.from({ length: 12 * 9 * 3 }, () => random.whole(0, 255))), {
    raw: { width: 12, height: 9, channels: 3 },
  })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  for (let at = 0; at < blur.length; at++)
    blur[at] = Math.max(0, Math.min(255, (blur[at] as number) + random.whole(-9, 9)))
  const jpeg = await sharp(blur, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
  return prepareTrustedPhoto(jpeg)
}
