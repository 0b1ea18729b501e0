// needs: build
/** What pictures say of place, owner and device, in each place where a file can say it: nobody gets any of it. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { reduceProfile } from '../../server/photos/metadata/icc.ts'
import { stripMetadata } from '../../server/photos/metadata/strip.ts'
import { addNotice } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
test.after(() => school.stop())
const { visitor } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)

/** What each picture says, and none may keep. */
const SECRET = 'Model-Town-Lahore'
const XMP = Buffer.from(
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
)
const bare = (format: 'jpeg' | 'png' | 'gif' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer()
const [JPEG, PNG, GIF, WEBP] = await Promise.all((['jpeg', 'png', 'gif', 'webp'] as const).map(bare))
const [jpeg, png, gif, webp] = [JPEG, PNG, GIF, WEBP] as [Buffer, Buffer, Buffer, Buffer]
const EXIF = await sharp(jpeg)
  .withExif({ IFD0: { Artist: SECRET, Make: SECRET }, IFD3: { GPSLatitude: '31/1 30/1 0/1' } })
  .toBuffer()

const latin = (text: string) => Buffer.from(text, 'latin1')
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])

const segment = (marker: number, content: Buffer) => {
  const begin = Buffer.from([0xff, marker, 0, 0])
  begin.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([begin, content])
}
const inJpeg = (marker: number, ...content: (string | Buffer)[]) =>
  insert(
    jpeg,
    2,
    segment(marker, Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)))),
  )
/** IPTC-IIM: record 2, data set 90, is the city. */
const IPTC = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, SECRET.length]), latin(SECRET)])
const resources = Buffer.concat([
  latin('Photoshop 3.0\x008BIM\x04\x04\0\0'),
  Buffer.from([0, 0, 0, IPTC.length]),
  IPTC,
  Buffer.alloc(IPTC.length % 2),
])
/** An index of two pictures, as telephones write it. */
const MPF = latin(`MPF\0II*\0\x08\0\0\0\x01\0\x01\xb0\x02\0\x01\0\0\0\x02\0\0\0\0\0\0\0`)
const VIDEO = latin(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x28udta\0\0\0\x20\xa9xyz+31.5+074.3/${SECRET}`)

const chunk = (type: string, content: Buffer) => {
  const typed = Buffer.concat([latin(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
const AFTER_IHDR = 33
const inPng = (type: string, ...content: (string | Buffer)[]) =>
  insert(
    png,
    AFTER_IHDR,
    chunk(type, Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)))),
  )
const rawProfile = (kind: string, bytes: Buffer) => `\n${kind}\n${bytes.length}\n${bytes.toString('hex')}\n`
/** Behind the header and its colours. */
const AFTER_GIF_HEADER = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)
const pieces = (text: string) => Buffer.concat([Buffer.from([text.length]), latin(text), Buffer.from([0])])
const inGif = (label: number, ...content: Buffer[]) =>
  insert(gif, AFTER_GIF_HEADER, Buffer.concat([Buffer.from([0x21, label]), ...content]))

const [withExif, withXmp] = await Promise.all([
  sharp(webp)
    .withExif({ IFD0: { Artist: SECRET } })
    .webp({ lossless: true })
    .toBuffer(),
  sharp(webp).withXmp(XMP.toString()).webp({ lossless: true }).toBuffer(),
])
const riff = (type: string, content: Buffer) => {
  const begin = Buffer.alloc(8)
  begin.write(type, 'latin1')
  begin.writeUInt32LE(content.length, 4)
  return Buffer.concat([begin, content, Buffer.alloc(content.length % 2)])
}
const withChunk = (bytes: Buffer, type: string) =>
  riff('RIFF', Buffer.concat([bytes.subarray(8), riff(type, latin(SECRET))]))

const CARRIERS: [what: string, name: string, bytes: Buffer][] = [
  ['EXIF of a JPEG', 'a.jpg', EXIF],
  ['IPTC of a JPEG', 'a.jpg', inJpeg(0xed, resources)],
  ['XMP of a JPEG', 'a.jpg', inJpeg(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP)],
  ['long XMP of a JPEG', 'a.jpg', inJpeg(0xe1, `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}`, XMP)],
  ['a comment in a JPEG', 'a.jpg', inJpeg(0xfe, SECRET)],
  ['the maker of a JPEG', 'a.jpg', inJpeg(0xe5, `Samsung\0${SECRET}`)],
  ['where a JPEG comes from (C2PA)', 'a.jpg', inJpeg(0xeb, `JP\0\x01\0\0\0\x01jumb${SECRET}`)],
  [
    'a thumbnail of a JPEG',
    'a.jpg',
    Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe0, latin(`JFIF\0\x01\x01\0\0\x01\0\x01\x01\x06${SECRET}!`)),
      jpeg.subarray(2),
    ]),
  ],
  ['a second picture behind a JPEG', 'a.jpg', Buffer.concat([inJpeg(0xe2, MPF), EXIF])],
  ['a video behind a JPEG', 'a.jpg', Buffer.concat([jpeg, VIDEO])],
  ['a text in a PNG', 'a.png', inPng('tEXt', `Author\0${SECRET}`)],
  ['a packed text in a PNG', 'a.png', inPng('zTXt', 'Comment\0\0', deflateSync(SECRET))],
  [
    'a packed profile in a PNG',
    'a.png',
    inPng('zTXt', 'Raw profile type iptc\0\0', deflateSync(rawProfile('iptc', IPTC))),
  ],
  [
    'a profile in a text of a PNG',
    'a.png',
    inPng('iTXt', 'Raw profile type exif\0\x01\0\0\0', deflateSync(rawProfile('exif', latin(SECRET)))),
  ],
  ['XMP of a PNG', 'a.png', inPng('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', XMP)],
  ['EXIF of a PNG', 'a.png', inPng('eXIf', EXIF.subarray(EXIF.indexOf('Exif') + 6, EXIF.indexOf('Exif') + 200))],
  ['a private part of a PNG', 'a.png', inPng('prVt', SECRET)],
  ['what is behind a PNG', 'a.png', Buffer.concat([png, latin(SECRET)])],
  ['a comment in a GIF', 'a.gif', inGif(0xfe, pieces(SECRET))],
  ['XMP of a GIF', 'a.gif', inGif(0xff, Buffer.from([11]), latin('XMP DataXMP'), pieces(SECRET))],
  [
    'a second piece of how often a GIF is repeated',
    'a.gif',
    inGif(0xff, Buffer.from([11]), latin('NETSCAPE2.0'), Buffer.from([3, 1, 0, 0]), pieces(SECRET)),
  ],
  ['what is behind a GIF', 'a.gif', Buffer.concat([gif, latin(SECRET)])],
  ['EXIF of a WebP', 'a.webp', withExif],
  ['XMP of a WebP', 'a.webp', withXmp],
  ['a private part of a WebP', 'a.webp', withChunk(withXmp, 'PRIV')],
  ['what is behind a WebP', 'a.webp', Buffer.concat([webp, latin(SECRET)])],
]

/** What a picture must not have: the secret in any spelling, and anything but what its format needs. */
const saysNothing = (bytes: Buffer, what: string) => {
  for (const spelling of [latin(SECRET), Buffer.from(SECRET, 'utf16le'), latin(latin(SECRET).toString('hex'))]) {
    assert.not.ok(bytes.includes(spelling), what)
  }
  assert.not.match(bytes.toString('latin1'), /[tz]TXt|iTXt|eXIf|Exif|EXIF|XMP|Photoshop|MPF\0|ftyp/, what)
}
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

for (const [what, name, bytes] of CARRIERS) {
  test(`a file of a notice loses ${what}, and no pixel`, async () => {
    const notice = await addNotice(admin)
    const { status, body } = await admin.post(`/notice/addFile/${notice}?name=${name}`, bytes)
    assert.is(status, 200, body.message)
    const got = (await visitor.get(`/notice/file/${body.file._id}`)).bytes
    assert.is(got.length, body.file.size)
    assert.is.not(got.length, bytes.length)
    saysNothing(got, what)
    assert.ok((await pixelsOf(got)).equals(await pixelsOf(bytes)))
  })

  test(`a photo loses ${what}`, async () => {
    const photo = new File([new Uint8Array(bytes)], name, { type: `image/${name.slice(2)}` })
    const notice = await addNotice(admin, { photo })
    for (const size of ['', '?size=card', '?size=thumb']) {
      saysNothing((await visitor.get(`/notice/get-photo/${notice}${size}`)).bytes, what)
    }
  })
}

const gradient = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7) % 256))
const coloured = (profile: string) =>
  sharp(gradient, { raw: { width: 64, height: 64, channels: 3 } }).withIccProfile(profile)
for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`the colours of a ${format} stay as its profile means them, and the profile says nothing of a screen`, async () => {
    const bytes = await coloured('p3').toFormat(format).toBuffer()
    const { icc } = await sharp(bytes).metadata()
    const stripped = stripMetadata(bytes, format, icc) as Buffer
    const after = await sharp(stripped).metadata()
    assert.ok(after.icc && icc && after.icc.length < icc.length)
    assert.not.match(after.icc.toString('latin1'), /cprt|dmnd|dmdd|mmod|vcgt/)
    const inSrgb = (picture: Buffer) => sharp(picture).toColourspace('srgb').raw().toBuffer()
    assert.ok((await inSrgb(stripped)).equals(await inSrgb(bytes)))
    assert.not.ok((await inSrgb(bytes)).equals(await pixelsOf(await coloured('srgb').png().toBuffer())))
    assert.ok(reduceProfile(after.icc)?.equals(after.icc), 'stripped again it stays')
  })
}

test('what has only pixels stays as it is, an animation too', async () => {
  const frames = await Promise.all(
    ['#369', '#963'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  for (const format of ['gif', 'webp'] as const) {
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format, { loop: 3 })
      .toBuffer()
    assert.ok(stripMetadata(bytes, format, undefined)?.equals(bytes), format)
  }
  for (const [format, bytes] of Object.entries({ jpeg, png, gif, webp })) {
    assert.ok(stripMetadata(bytes, format, undefined)?.equals(bytes), format)
  }
  const progressive = await sharp(gradient, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg({ progressive: true })
    .toBuffer()
  assert.ok(stripMetadata(progressive, 'jpeg', undefined)?.equals(progressive))
})

test('what is not built as its format asks for is not stripped in part', () => {
  for (const [format, bytes] of Object.entries({ jpeg, png, webp })) {
    for (let length = 0; length < bytes.length - 1; length += 7) {
      assert.is(stripMetadata(bytes.subarray(0, length), format, undefined), undefined, `${format}, ${length}`)
    }
  }
})

test.run()
