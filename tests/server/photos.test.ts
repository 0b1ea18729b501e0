import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { uploadLimits } from '#contract'
import type { HttpError } from '../../server/errors.ts'
import { createPhotos } from '../../server/photos/photos.ts'
import { createWorkers, type Workers } from '../../server/workers/workers.ts'
import { addNotice, addReport, addStudent, addTeacher, file, form, noticeFields, picture } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { ownWorkers, sharedWorkers } from '../../tools/workers.ts'
import { test } from '../test.ts'

const school = await start()
const admin = await school.login(ADMIN.userId, ADMIN.password)
const { visitor } = school
test.after(() => school.stop())

/** Left half red, right half blue. */
const halves = (width = 1600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ])

/** The colour of a pixel, as 'red' or 'blue'. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const pixel = await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] as number) > 128 ? 'red' : 'blue'
}

const send = (photo: File) => admin.post('/notice/addNotice', form({ ...noticeFields, photo }))

test('a phone photo is stored upright, small and without its metadata', async () => {
  const bytes = await halves()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where I live', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const id = await addNotice(admin, { photo: file(bytes, 'IMG_1.JPG', 'image/jpeg') })
  const { headers, bytes: stored } = await visitor.get(`/notice/get-photo/${id}`)
  assert.is(headers.get('content-type'), 'image/webp')
  const meta = await sharp(stored).metadata()
  assert.equal([meta.width, meta.height], [512, 1024], 'turned by a quarter, and at most 1,024 px')
  assert.is(meta.exif, undefined)
  assert.is(meta.orientation, undefined)
  assert.is(await colourAt(stored, 256, 100), 'red', 'what was left is above')
  assert.is(await colourAt(stored, 256, 900), 'blue')
})

test('three sizes: at most 1,024 px, at most 560 px, a square of 96 px', async () => {
  const id = await addNotice(admin, { photo: file(await halves().png().toBuffer(), 'a.png', 'image/png') })
  const sizeOf = async (query: string) => {
    const { width, height } = await sharp((await visitor.get(`/notice/get-photo/${id}${query}`)).bytes).metadata()
    return [width, height]
  }
  assert.equal(await sizeOf(''), [1024, 512])
  assert.equal(await sizeOf('?size=card'), [560, 280])
  assert.equal(await sizeOf('?size=thumb'), [96, 96])
  assert.is((await visitor.get(`/notice/get-photo/${id}?size=huge`)).status, 400)
})

test('a small photo is not enlarged', async () => {
  const id = await addNotice(admin, { photo: await picture('#369', 40, 30) })
  const { width, height } = await sharp((await visitor.get(`/notice/get-photo/${id}`)).bytes).metadata()
  assert.equal([width, height], [40, 30])
})

for (const type of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`${type} is accepted, whatever its name and declared type`, async () => {
    const bytes = await halves(80, 40).toFormat(type).toBuffer()
    const { body } = await send(file(bytes, 'notes.txt', 'text/plain'))
    assert.ok(body.success, body.message)
    const stored = await visitor.get(`/notice/get-photo/${body.notice._id}`)
    assert.is((await sharp(stored.bytes).metadata()).format, 'webp')
  })
}

const png = await halves(80, 40).png().toBuffer()
const refused: Array<[string, Uint8Array | string, number]> = [
  ['a text named .jpg', 'This is not a photo.', 415],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>', 415],
  ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj', 415],
  ['a TIFF', await halves(80, 40).tiff().toBuffer(), 415],
  ['a photo that is cut off', (await halves().png().toBuffer()).subarray(0, 4000), 415],
  ['a photo of 11 MB', Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]), 413],
  ['a PNG header of 50,000 × 50,000', pngHeader(50_000, 50_000), 413],
  ['a bomb of 60 megapixels, 1 px wide', pngHeader(1, 60_000_000), 413],
  ['a PNG of 39 megapixels, 1 px high', pngHeader(39_000_000, 1), 413],
  ['a PNG that is 1 px longer than the bound', pngHeader(1, uploadLimits.photoEdge + 1), 413],
]
for (const [name, bytes, status] of refused) {
  test(`${name} is refused with ${status}, and nothing is stored`, async () => {
    const before = await school.store.notices.count()
    const got = await send(file(bytes, 'photo.jpg', 'image/jpeg'))
    assert.is(got.status, status, got.body.message)
    assert.is(got.body.field, 'photo')
    assert.match(got.body.message, status === 413 ? /^photo .+ at most [\d,]+ / : /^photo /)
    assert.is(await school.store.notices.count(), before)
  })
}

test('data appended to a photo is removed', async () => {
  const script = Buffer.from('<script>alert(1)</script>')
  const webp = await halves(80, 40).webp().toBuffer()
  const inside = Buffer.concat([webp, Buffer.from('JUNK\x1A\0\0\0'), script, Buffer.alloc(26 - script.length)])
  inside.writeUInt32LE(inside.length - 8, 4)
  for (const polyglot of [Buffer.concat([png, script]), Buffer.concat([webp, script]), inside]) {
    const { body } = await send(file(polyglot, 'a.html', 'text/html'))
    const got = await visitor.get(`/notice/get-photo/${body.notice._id}`)
    assert.not.ok(got.bytes.includes('script'))
    assert.is(got.headers.get('x-content-type-options'), 'nosniff')
    assert.match(got.headers.get('content-security-policy') ?? '', /sandbox/)
  }
})

test('what a WebP hides within its picture data is removed', async () => {
  const webp = await halves(80, 40).webp().toBuffer()
  assert.is(webp.toString('latin1', 8, 16), 'WEBPVP8 ')
  const secret = Buffer.alloc(1_000, 'secret')
  const hiding = Buffer.concat([webp, secret])
  // The lengths of the file and of its only part, the picture, say that it belongs to it.
  hiding.writeUInt32LE(hiding.length - 8, 4)
  hiding.writeUInt32LE(hiding.length - 20, 16)
  const { body } = await send(file(hiding, 'a.webp', 'image/webp'))
  assert.not.ok((await visitor.get(`/notice/get-photo/${body.notice._id}`)).bytes.includes('secret'))
})

test('one login never holds the last free worker, however many photos it sends and however long they take', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-workers-'))
  const program = join(folder, 'worker.cjs')
  // A decoder that never ends for some bytes.
  writeFileSync(
    program,
    `process.on('message', ({ input: { bytes } }) => {
      if (String(bytes) === 'endless') return
      const sizes = { full: bytes, card: bytes, thumb: bytes }
      process.send({ result: { photo: { type: 'image/webp', version: '1', sentVersion: '1', sizes } } })
    })
    process.on('disconnect', () => process.exit())`,
  )
  const workers = createWorkers(program)
  let asked = 0
  const counting: Workers = {
    ...workers,
    forSender: Object.assign((...asking: Parameters<Workers['forSender']>) => {
      asked++
      return workers.forSender(...asking)
    }, workers.forSender),
  }
  // Over a socket a request says how small it is, and small ones are read at once.
  const own = await start({ workers: counting, socket: true })
  const kill = () => workers.pids().forEach((pid) => void process.kill(pid, 'SIGKILL'))
  try {
    const boss = await own.login(ADMIN.userId, ADMIN.password)
    const { userId, password } = await addTeacher(boss)
    const teacher = await own.login(userId, password)
    const [mine, theirs] = [await addStudent(boss), await addStudent(boss)]
    const report = await addReport(teacher, mine._id)
    const other = await addReport(boss, theirs._id)
    const endless = () => form({ photo: file(Buffer.from('endless'), 'a.png', 'image/png') })
    const statuses: number[] = []
    asked = 0
    const all = Array.from({ length: 8 }, async () => {
      statuses.push((await teacher.put(`/report/updateReport/${report}`, endless())).status)
    })
    while (asked < all.length) await nextTurn()
    const { body } = await boss.put(`/report/updateReport/${other}`, form({ photo: await picture() }))
    assert.ok(body.success, body.message)
    assert.equal(statuses, [])
    while (statuses.length < all.length) {
      kill()
      await nextTurn()
    }
    assert.equal([...new Set(statuses)], [503])
  } finally {
    await own.stop()
    kill()
    rmSync(folder, { recursive: true })
  }
})

test('a photo whose decoder is killed has a reason, and the next is decoded by another', async () => {
  const workers = ownWorkers()
  const own = await start({ workers })
  try {
    const boss = await own.login(ADMIN.userId, ADMIN.password)
    const add = async () => boss.post('/notice/addNotice', form({ ...noticeFields, photo: await picture() }))
    assert.equal(workers.pids(), [], 'none is started before the first photo')
    const lost = add()
    while (workers.pids().length === 0) await nextTurn()
    for (const pid of workers.pids()) process.kill(pid, 'SIGKILL')
    const { status, body } = await lost
    assert.equal([status, body.field], [503, 'photo'])
    assert.match(body.message, /Send it again/)
    assert.is((await add()).status, 200)
    assert.is(workers.pids().length, 1)
  } finally {
    await own.stop()
    for (const pid of workers.pids()) process.kill(pid, 'SIGKILL')
  }
})

test('an AVIF that takes more memory than one photo gets is refused before it is decoded', async () => {
  const bytes = await halves(80, 40).avif().toBuffer()
  // The header says 24 megapixels: 80 × 40 and 6,000 × 4,000 as it has them.
  const size = (width: number, height: number) => {
    const box = Buffer.from('ispe\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
    box.writeUInt32BE(width, 8)
    box.writeUInt32BE(height, 12)
    return box
  }
  const at = bytes.indexOf(size(80, 40))
  assert.ok(at > 0)
  size(6_000, 4_000).copy(bytes, at)
  const { prepare } = createPhotos(sharedWorkers, 400_000_000)
  const thrown: HttpError = await prepare(bytes, 'photo').catch((error) => error)
  assert.is(thrown.status, 413)
  assert.match(thrown.message, /more memory or time than the server gives to one photo. Save it as JPEG/)
})

test("a notice's photo is public: revalidated each time, or immutable with its version in the URL", async () => {
  const id = await addNotice(admin, { photo: await picture('#123') })
  const version = (await visitor.get(`/notice/getSingleNotice/${id}`)).body.data.photoVersion
  const caching = async (query: string) =>
    (await visitor.get(`/notice/get-photo/${id}${query}`)).headers.get('cache-control')
  assert.is(await caching(''), 'public, no-cache')
  assert.is(await caching('?v=other'), 'public, no-cache')
  assert.is(await caching(`?v=${version}`), 'public, max-age=31536000, immutable')
})

test("a student's photo is private", async () => {
  const { _id } = await addStudent(admin)
  const got = await admin.get(`/student/get-student-photo/${_id}?v=1`)
  assert.is(got.headers.get('cache-control'), 'private, no-store')
})

test('a caller that has the photo gets 304, until it changes', async () => {
  const id = await addNotice(admin, { photo: await picture('#123') })
  const path = `/notice/get-photo/${id}?size=thumb`
  const etag = (await visitor.get(path)).headers.get('etag') as string
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const got = await visitor.get(path, { 'if-none-match': tags })
    assert.is(got.status, 304, tags)
    assert.is(got.bytes.length, 0)
    assert.is(got.headers.get('etag'), etag)
  }
  await admin.post(`/notice/updateNotice/${id}`, form({ photo: await picture('#fed') }))
  assert.is((await visitor.get(path, { 'if-none-match': etag })).status, 200)
})

test('the photo of a notice without one is 404', async () => {
  const id = await addNotice(admin)
  const got = await visitor.get(`/notice/get-photo/${id}`)
  assert.is(got.status, 404)
  assert.is(got.body.message, 'There is no such photo.')
})

test('twenty uploads at once are all stored', async () => {
  const photo = file(await halves(1200, 800).jpeg().toBuffer(), 'a.jpg', 'image/jpeg')
  const all = await Promise.all(Array.from({ length: 20 }, () => send(photo)))
  assert.ok(all.every((got) => got.body.success))
})

/** The header of a PNG that claims this size. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test.run()
