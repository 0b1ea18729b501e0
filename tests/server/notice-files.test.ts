// needs: build
/** The files of notices: which are taken, who gets them, how they are sent, and what is left of one that could not be kept. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { noticeFileLimits } from '#contract/notices/files'
import { storedName } from '../../server/notice-files/name.ts'
import { rangeOf } from '../../server/notice-files/send.ts'
import { openRaw } from '../../tools/engine.ts'
import { addNotice, addNoticeFile, form } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'
import { noticeCallers, READERS } from './notice-readers.ts'

/** What was read of files to be sent: from where, and how many bytes. */
let reads: [at: number, length: number][] = []
let untilRead = Promise.resolve()
const school = await start({
  socket: true,
  portalDir: resolve('dist/portal'),
  env: { NOTICE_FILES_MB: '20', TRUST_PROXY: '1' },
  between: (store) => ({
    ...store,
    noticeFiles: {
      ...store.noticeFiles,
      async slice(...args) {
        reads.push([args[1], args[2]])
        await untilRead
        return store.noticeFiles.slice(...args)
      },
    },
  }),
})
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const TXT = Buffer.from('Bring water.')

const send = (notice: string, name: string, bytes: Buffer, query = '', by = admin) =>
  by.post(`/notice/addFile/${notice}?name=${encodeURIComponent(name)}${query}`, bytes)
const filesOf = async (notice: string) => (await admin.get(`/notice/getSingleNotice/${notice}`)).body.data.files
test.after.each(async () => {
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.transaction(async ({ deleted }) => {
    await deleted.remove('notice', ids, { at: new Date().toISOString(), by: null })
    await deleted.erase(ids)
  })
})

/** A PDF of these objects, as a small program would write it. */
const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object as Buffer),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ])
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const PDF_OF_TEXT = pdf(CATALOG, PAGES, '<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 4 0 R >> >> >>')
const SCAN = pdf(CATALOG, PAGES, '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /I 4 0 R >> >> >>')
const packed = (text: string, filter = '/FlateDecode') => {
  const bytes = deflateSync(text)
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
const PACKED_TEXT = pdf(CATALOG, PAGES, packed('5 0 << /Resources << /Font << /F1 4 0 R >> >> >>'))
const PACKED_SCAN = pdf(CATALOG, PAGES, packed('5 0 << /Resources << /XObject << /I 4 0 R >> >> >>'))
const LOCKED = pdf(
  CATALOG,
  PAGES,
  Buffer.concat([Buffer.from('<< /Type /ObjStm >>\nstream\n'), randomBytes(200), Buffer.from('\nendstream')]),
)

const image = (format: 'png' | 'jpeg' | 'webp' | 'gif', edge = 40) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .toFormat(format)
    .toBuffer()
const office = (part: string, more: Record<string, Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': Buffer.from('<Types/>'), [part]: Buffer.from('<a/>'), ...more })
const typesOf = (part: string) => Buffer.from(`<Types><Override ContentType="application/${part}"/></Types>`)
const openDocument = (kind: string, more: Record<string, Buffer> = {}) =>
  zipOf({
    mimetype: Buffer.from(`application/vnd.oasis.opendocument.${kind}`),
    'content.xml': Buffer.from('<a/>'),
    ...more,
  })
const OOXML = 'application/vnd.openxmlformats-officedocument'

const TAKEN: [name: string, bytes: Buffer, type: string][] = [
  ['a.pdf', PDF_OF_TEXT, 'application/pdf'],
  ['a.jpg', await image('jpeg'), 'image/jpeg'],
  ['a.jpeg', await image('jpeg'), 'image/jpeg'],
  ['a.png', await image('png'), 'image/png'],
  ['a.webp', await image('webp'), 'image/webp'],
  ['a.gif', await image('gif'), 'image/gif'],
  ['a.docx', await office('word/document.xml'), `${OOXML}.wordprocessingml.document`],
  ['b.docx', await office('word/document2.xml'), `${OOXML}.wordprocessingml.document`],
  ['a.pptx', await office('ppt/presentation.xml'), `${OOXML}.presentationml.presentation`],
  ['a.odt', await openDocument('text'), 'application/vnd.oasis.opendocument.text'],
  ['a.ods', await openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
  ['a.odp', await openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation'],
  ['a.txt', Buffer.from('Grüße'), 'text/plain'],
  ['a.csv', Buffer.from('Name,Class\nAnn,5\n'), 'text/csv'],
  ['in UTF-16.txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain'],
  ['in Windows-1252.txt', Buffer.from('Grüße', 'latin1'), 'text/plain'],
]
for (const [name, bytes, type] of TAKEN) {
  test(`taken, and sent as it was: ${name}`, async () => {
    const notice = await addNotice(admin)
    const { status, body } = await send(notice, name, bytes)
    assert.is(status, 200, body.message)
    const { _id, ...file } = body.file
    assert.equal(file, { name, label: '', type, size: bytes.length, version: file.version })
    assert.equal(await filesOf(notice), [{ _id, ...file }])
    const got = await visitor.get(`/notice/file/${_id}`)
    assert.is(got.status, 200)
    assert.ok(got.bytes.equals(bytes))
    assert.is(got.headers.get('content-type'), type)
    assert.is(got.headers.get('x-content-type-options'), 'nosniff')
    const isShown = /^(image\/|application\/pdf)/.test(type)
    assert.match(got.headers.get('content-disposition') ?? '', isShown ? /^inline; / : /^attachment; /)
    const policy = got.headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.is(policy.includes('sandbox'), type !== 'application/pdf', 'in a sandbox Chrome shows no PDF')
    assert.not.match(policy, /script-src/)
  })
}

test('an Excel file as our exports write it is taken', async () => {
  const list = await admin.post('/export/users', { format: 'xlsx' })
  const { body } = await send(await addNotice(admin), 'list.xlsx', list.bytes)
  assert.is(body.file?.type, `${OOXML}.spreadsheetml.sheet`, body.message)
})

const truncated = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
/** A ZIP that says that a part unpacks to 600 MB. Nothing here reads more of it than that. */
async function bomb(): Promise<Buffer> {
  const zip = await office('word/document.xml')
  const entry = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  zip.writeUInt32LE(600 * 1024 * 1024, entry + 24)
  return zip
}
const REFUSED: [what: string, name: string, bytes: Buffer, code: string][] = [
  ['a PDF that is HTML', 'a.pdf', HTML, 'noticeFileNamedOther'],
  ['a page', 'a.html', HTML, 'noticeFileForeign'],
  [
    'a drawing that may have a script',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'noticeFileForeign',
  ],
  ['a program', 'a.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'noticeFileForeign'],
  ['a PDF that ends early', 'a.pdf', truncated(PDF_OF_TEXT), 'noticeFileCutOff'],
  ['a JPEG that ends early', 'a.jpg', truncated(await image('jpeg')), 'photoDamaged'],
  ['a document that ends early', 'a.docx', truncated(await office('word/document.xml')), 'noticeFileCutOff'],
  [
    'a document with macros',
    'a.docx',
    await office('word/document.xml', { 'word/vbaProject.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'a table with macros',
    'a.xlsx',
    await office('xl/workbook.xml', { 'xl/vbaProject.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'a document whose macros have another name',
    'a.docx',
    await office('word/document.xml', {
      '[Content_Types].xml': typesOf('vnd.ms-office.vbaProject'),
      'word/a.bin': TXT,
    }),
    'noticeFileHasMacros',
  ],
  [
    'a table with macros as sheets',
    'a.xlsm',
    await office('xl/workbook.xml', { '[Content_Types].xml': typesOf('vnd.ms-excel.macrosheet+xml') }),
    'noticeFileHasMacros',
  ],
  [
    'a document for macros that has none: Office would not open it by the name that it is kept under',
    'a.docm',
    await office('word/document.xml', { '[Content_Types].xml': typesOf('vnd.ms-word.document.macroEnabled.main+xml') }),
    'noticeFileHasMacros',
  ],
  [
    'a text with macros in Basic',
    'a.odt',
    await openDocument('text', { 'Basic/Standard/Module1.xml': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'a text with macros in Python',
    'a.odt',
    await openDocument('text', { 'Scripts/python/a.py': TXT }),
    'noticeFileHasMacros',
  ],
  ['a ZIP', 'a.zip', await zipOf({ 'a.txt': TXT }), 'noticeFileForeign'],
  ['a ZIP that is named as a document', 'a.docx', await zipOf({ 'a.txt': TXT }), 'noticeFileForeign'],
  ['a zip bomb', 'a.docx', await bomb(), 'noticeFileUnpacksTooMuch'],
  ['a document of an old program', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'noticeFileOldOffice'],
  ['a HEIC photo', 'a.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'photoIsHeic'],
  ['an empty file', 'a.txt', Buffer.alloc(0), 'fileEmpty'],
]
for (const [what, name, bytes, code] of REFUSED) {
  test(`refused, with the reason, and nothing is kept: ${what}`, async () => {
    const notice = await addNotice(admin)
    const before = await store.noticeFiles.totalBytes()
    const { status, body } = await send(notice, name, bytes)
    assert.is(body.code, code, body.message)
    assert.is(status, code === 'fileEmpty' ? 400 : 415)
    assert.is(await filesOf(notice), undefined)
    assert.is(await store.noticeFiles.totalBytes(), before)
  })
}

/** A picture that says where it was taken, as a telephone writes it. */
const withPlace = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
/** Two pictures that follow each other, with a place in XMP. */
const animation = async () =>
  sharp(await Promise.all([image('png'), image('png')]), { join: { animated: true } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>51,30N</exif:GPSLatitude></x:xmpmeta>')
    .webp()
    .toBuffer()

for (const [what, name, bytes, pages] of [
  ['a photo', 'a.jpg', await withPlace('jpeg'), 1],
  ['a drawing', 'a.png', await withPlace('png'), 1],
  ['a WebP', 'a.webp', await withPlace('webp'), 1],
  ['an animated WebP', 'b.webp', await animation(), 2],
] as const) {
  test(`${what} loses the place where it was taken, stays upright, and moves as before`, async () => {
    const notice = await addNotice(admin)
    const { status, body } = await send(notice, name, bytes)
    assert.is(status, 200, body.message)
    const got = await visitor.get(`/notice/file/${body.file._id}`)
    assert.is(got.bytes.length, body.file.size)
    const [before, after] = [await sharp(bytes).metadata(), await sharp(got.bytes).metadata()]
    assert.ok(before.exif ?? before.xmp)
    assert.equal([after.exif, after.xmp, after.format, after.pages ?? 1], [undefined, undefined, before.format, pages])
    if (pages === 1) assert.equal([after.width, after.height], [20, 40])
    assert.is((await send(notice, name, bytes)).body.files.length, 1, 'sent again it is the same')
  })
}

const TEXTLESS: [what: string, bytes: Buffer, withoutText: true | undefined][] = [
  ['a PDF with text', PDF_OF_TEXT, undefined],
  ['a scan', SCAN, true],
  ['a PDF with text in packed objects', PACKED_TEXT, undefined],
  ['a scan with packed objects', PACKED_SCAN, true],
  ['a PDF with a password, of which it is not sure', LOCKED, undefined],
]
for (const [what, bytes, withoutText] of TEXTLESS) {
  test(`${what} ${withoutText ? 'is told to be without text' : 'is not told to be without text'}`, async () => {
    const { body } = await send(await addNotice(admin), 'a.pdf', bytes)
    assert.is(body.file.withoutText, withoutText)
  })
}

test('a name loses folders and what misleads, keeps letters of every script, and ends as its kind does', async () => {
  const notice = await addNotice(admin)
  const { body } = await send(notice, 'C:\\circulars/والدین کے لیے \u202Egpj.exe', PDF_OF_TEXT)
  assert.is(body.file.name, 'والدین کے لیے gpj.exe.pdf')
  const got = await visitor.get(`/notice/file/${body.file._id}`)
  const disposition = got.headers.get('content-disposition') ?? ''
  assert.ok(disposition.endsWith(`filename*=UTF-8''${encodeURIComponent(body.file.name)}`), disposition)
  assert.is(storedName('scan.jpg', 'application/pdf'), 'scan.pdf')
  assert.is(storedName('photo.JPEG', 'image/jpeg'), 'photo.jpeg')
  assert.is(storedName('../../.htaccess', 'text/plain'), 'htaccess.txt')
  assert.is(storedName('a\u0007b\nc.txt', 'text/plain'), 'a-b-c.txt')
  assert.is(storedName('...', 'image/png'), 'file.png')
  assert.ok(storedName(`${'a'.repeat(300)}.txt`, 'text/plain').length <= noticeFileLimits.name)
})

test('the same bytes sent again are not added again, and a sixth file is refused', async () => {
  const notice = await addNotice(admin)
  const first = await send(notice, 'a.txt', TXT, '&label=First')
  const again = await send(notice, 'a.txt', TXT)
  assert.is(again.body.file._id, first.body.file._id)
  for (let count = 1; count < 5; count++) await addNoticeFile(admin, notice, `${count}.txt`, Buffer.from(`${count}`))
  const sixth = await send(notice, '6.txt', Buffer.from('6'))
  assert.equal([sixth.status, sixth.body.code], [400, 'noticeFilesFull'])
  assert.equal(
    (await filesOf(notice)).map(({ name }: { name: string }) => name),
    ['a.txt', '1.txt', '2.txt', '3.txt', '4.txt'],
  )
})

test('the files of all notices keep to the bound of the server, which the health says', async () => {
  const large = () =>
    Buffer.concat([
      PDF_OF_TEXT.subarray(0, -6),
      randomBytes(10 * 1024 * 1024 - PDF_OF_TEXT.length),
      Buffer.from('%%EOF\n'),
    ])
  const notice = await addNotice(admin)
  assert.is((await send(notice, 'a.pdf', large())).status, 200)
  const { files } = (await visitor.get('/health')).body
  assert.is(files.most, 20)
  const other = await addNotice(admin)
  assert.is((await send(other, 'a.pdf', large())).status, 200)
  const refused = await send(other, 'a.txt', TXT)
  assert.equal([refused.status, refused.body.code], [413, 'noticeFilesNoRoom'])
  await admin.delete(`/notice/deleteNotice/${notice}`)
  assert.is((await send(other, 'a.txt', TXT)).status, 413, 'what can be restored counts')
  await admin.post('/admin/deleted/erase', { ids: [notice] })
  assert.is((await send(other, 'a.txt', TXT)).status, 200)
  const tooLarge = await send(other, 'a.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
  assert.equal([tooLarge.status, tooLarge.body.code], [413, 'fileTooLarge'])
})

test('a label and the order are changed, each change is in the audit, and lists say it at once', async () => {
  const notice = await addNotice(admin)
  const [first, second] = [
    await addNoticeFile(admin, notice),
    await addNoticeFile(admin, notice, 'b.txt', Buffer.from('b')),
  ]
  const inList = async () => {
    const [{ files }] = (await visitor.get('/notice/getNotice')).body.notice
    return files?.map(({ name, label }: Record<string, string>) => label || name)
  }
  assert.equal(await inList(), ['a.txt', 'b.txt'])
  const { body } = await admin.put(`/notice/changeFile/${second}`, { label: 'Map', position: 0 })
  assert.equal(
    body.files.map(({ _id }: { _id: string }) => _id),
    [second, first],
  )
  assert.equal(await inList(), ['Map', 'a.txt'])
  await admin.put(`/notice/changeFile/${second}`, { label: '' })
  assert.equal(await inList(), ['b.txt', 'a.txt'], 'the order stays')
  await admin.delete(`/notice/deleteFile/${second}`)
  assert.equal(await inList(), ['a.txt'])
  assert.is((await visitor.get(`/notice/file/${second}`)).status, 404)
  const { data } = (await admin.get(`/admin/audit?record=${notice}`)).body
  assert.equal(
    data.map(({ action }: { action: string }) => action),
    ['delete file', 'change file', 'change file', 'add file', 'add file', 'add'],
  )
})

test('two admins who change files at once lose nothing', async () => {
  const notice = await addNotice(admin)
  const other = await school.login(ADMIN.userId, ADMIN.password)
  const texts = Array.from({ length: 8 }, (_, at) => Buffer.from(`text ${at}`))
  const added = await Promise.all(
    texts.map((bytes, at) => send(notice, `${at}.txt`, bytes, '', at % 2 ? other : admin)),
  )
  assert.is(added.filter(({ status }) => status === 200).length, 5)
  const files: { _id: string }[] = await filesOf(notice)
  const [first, second, third] = files.map(({ _id }) => _id)
  const done = await Promise.all([
    admin.delete(`/notice/deleteFile/${first}`),
    other.delete(`/notice/deleteFile/${first}`),
    other.put(`/notice/changeFile/${first}`, { label: 'gone' }),
    admin.put(`/notice/changeFile/${second}`, { position: 4 }),
    other.put(`/notice/changeFile/${third}`, { label: 'Map' }),
  ])
  assert.is(done.slice(0, 2).filter(({ status }) => status === 200).length, 1)
  const left = await store.noticeFiles.of(notice)
  assert.equal(
    left.map(({ position }) => position),
    [0, 1, 2, 3],
  )
  assert.is(left.at(-1)?.id, second)
  assert.is(left.find(({ id }) => id === third)?.label, 'Map')
})

const BYTES = Buffer.concat([Buffer.from('abc'), Buffer.alloc(3 * 1024 * 1024, 'x'), Buffer.from('xyz')])

test('a part of a file is sent to who asks for it, across its pieces', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  const get = (headers: Record<string, string>) => visitor.get(`/notice/file/${id}`, headers)
  const whole = await get({})
  const etag = whole.headers.get('etag') as string
  assert.is(whole.headers.get('accept-ranges'), 'bytes')
  const piece = 1024 * 1024
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    [`bytes=${piece - 2}-${piece + 1}`, piece - 2, piece + 1],
    ['bytes=-3', BYTES.length - 3, BYTES.length - 1],
    [`bytes=${BYTES.length - 1}-`, BYTES.length - 1, BYTES.length - 1],
    ['bytes=5-99999999', 5, BYTES.length - 1],
  ] as const) {
    const got = await get({ range, 'if-range': etag })
    assert.is(got.status, 206, range)
    assert.is(got.headers.get('content-range'), `bytes ${first}-${last}/${BYTES.length}`)
    assert.ok(got.bytes.equals(BYTES.subarray(first, last + 1)), range)
  }
  const none = await get({ range: `bytes=${BYTES.length}-` })
  assert.equal([none.status, none.headers.get('content-range')], [416, `bytes */${BYTES.length}`])
  for (const range of ['bytes=2-1', 'bytes=a-b', 'pages=1-2', 'bytes=0-1,4-5', 'bytes=-']) {
    assert.is((await get({ range })).status, 200, range)
  }
  const changed = await get({ range: 'bytes=0-1', 'if-range': '"of another file"' })
  assert.equal([changed.status, changed.bytes.length], [200, BYTES.length])
  assert.is((await get({ 'if-none-match': etag })).status, 304)
  assert.equal(rangeOf('bytes=-0', 10), 'none')
  assert.equal(rangeOf('bytes=-50', 10), { first: 0, last: 9 })
})

test('of a file is read what the request takes, in small slices that all who take them share', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  reads = []
  await visitor.get(`/notice/file/${id}`, { range: 'bytes=2-2' })
  assert.equal(reads, [[2, 1]])
  reads = []
  await visitor.get(`/notice/file/${id}`, { range: 'bytes=1000-' })
  const ends = reads.map(([at, length]) => at + length)
  assert.is(ends.at(-1), BYTES.length)
  assert.ok(Math.max(...reads.map(([, length]) => length)) <= 128 * 1024)
  reads = []
  await visitor.get(`/notice/file/${id}`)
  assert.equal(
    reads.map(([at, length]) => at + length),
    ends,
    'wherever they begin, the slices end at the same places',
  )
  const both = await Promise.all([store.noticeFiles.slice(id, 0, 9), store.noticeFiles.slice(id, 0, 9)])
  assert.is(both[0], both[1])
  assert.ok(BYTES.subarray(0, 9).equals(both[0] ?? new Uint8Array()))
})

test('one network gets 300 files at once, others get theirs, and one that is given up makes room', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin))
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  untilRead = promise
  try {
    const ask = (ip: string, signal?: AbortSignal) =>
      fetch(`${school.origin}/api/v1/notice/file/${id}`, {
        headers: { 'x-forwarded-for': ip },
        ...(signal && { signal }),
      })
    const given = new AbortController()
    const held = await Promise.all([
      ask('192.0.2.1', given.signal),
      ...Array.from({ length: 299 }, () => ask('192.0.2.1')),
    ])
    assert.equal([...new Set(held.map(({ status }) => status))], [200])
    const refused = await ask('192.0.2.1')
    assert.equal([refused.status, (await refused.json()).code], [429, 'tooManyFiles'])
    assert.ok(refused.headers.get('retry-after'))
    assert.is((await ask('192.0.2.2')).status, 200)
    given.abort()
    assert.ok(await eventually(async () => (await ask('192.0.2.1')).status === 200))
    goOn()
    for (const got of held.slice(1)) assert.is((await got.text()).length, 12)
  } finally {
    goOn()
  }
})

test('a file that is taken away while it is sent ends the connection, so that nobody takes half of it for the whole', async () => {
  const id = await addNoticeFile(admin, await addNotice(admin), 'a.txt', BYTES)
  const raw = await openRaw(school.dataDir)
  await raw.all('delete from "noticeFileParts" where file = ? and part > 1', id)
  await raw.close()
  const failed = await visitor.get(`/notice/file/${id}`).catch((error) => error)
  assert.instance(failed, Error)
  assert.is((await visitor.get('/health')).status, 200)
})

const callers = await noticeCallers(school, admin)
for (const [audience, readers] of Object.entries(READERS)) {
  test(`a file of a notice for ${audience} is sent to ${readers.join(', ')}, and is unknown to others`, async () => {
    const notice = await addNotice(admin, { audience, classes: audience === 'classes' ? '5' : '' })
    const id = await addNoticeFile(admin, notice)
    const [{ version }] = await filesOf(notice)
    const isForAll = audience === 'everybody'
    for (const [who, caller] of Object.entries(callers)) {
      const got = await caller.get(`/notice/file/${id}`)
      assert.is(got.status, readers.includes(who) ? 200 : 404, who)
      if (got.status !== 200) continue
      assert.is(got.headers.get('cache-control'), isForAll ? 'public, no-cache' : 'private, no-store')
      const named = await caller.get(`/notice/file/${id}?v=${version}`)
      assert.is(/immutable/.test(named.headers.get('cache-control') ?? ''), isForAll)
      const part = await caller.get(`/notice/file/${id}`, { range: 'bytes=0-1' })
      assert.is(part.headers.get('cache-control'), got.headers.get('cache-control'))
    }
    const feed = String((await visitor.get('//notices.atom')).bytes)
    const link = `<link rel="enclosure" href="${school.origin}/api/v1/notice/file/${id}" type="text/plain" length="12" title="a.txt"/>`
    assert.is(feed.includes(link), isForAll, feed)
    assert.is(feed.includes(id), isForAll)
    // Planned, over, and deleted: for visitors it is gone with its notice, and comes back with it.
    await admin.post(`/notice/updateNotice/${notice}`, form({ appearsOn: '2999-01-01' }))
    assert.is((await callers.teacher?.get(`/notice/file/${id}`))?.status, 404)
    assert.is((await admin.get(`/notice/file/${id}`)).headers.get('cache-control'), 'private, no-store')
    await admin.post(`/notice/updateNotice/${notice}`, form({ appearsOn: '' }))
    await admin.delete(`/notice/deleteNotice/${notice}`)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = { GET: 'file', PUT: 'changeFile', DELETE: 'deleteFile' }[method]
      assert.is((await admin.call(method, `/notice/${path}/${id}`, method === 'PUT' ? {} : undefined)).status, 404)
    }
    await admin.post('/admin/deleted/restore', { ids: [notice] })
    assert.is((await admin.get(`/notice/file/${id}`)).status, 200)
  })
}

test('of a file for which the disk has no room nothing is kept, and the next one is taken', async () => {
  const notice = await addNotice(admin)
  const limit = (...args: string[]) =>
    execFileSync('prlimit', ['--pid', String(process.pid), ...args], { encoding: 'utf8' })
  const bound = (bytes: string) => limit(`--fsize=${bytes}:`)
  const before = limit('--fsize', '--output=SOFT', '--noheadings').trim()
  // The file itself is received, and the database cannot grow by as much.
  bound(String(6_500_000))
  const large = Buffer.alloc(6 * 1024 * 1024, 'large ')
  const refused = await send(notice, 'large.txt', large).finally(() => bound(before))
  assert.is(refused.status, 503, refused.body.message)
  assert.match(refused.body.message, /disk/)
  assert.is(await filesOf(notice), undefined)
  const raw = await openRaw(school.dataDir)
  assert.equal(await raw.all('select part from "noticeFileParts"'), [])
  await raw.close()
  assert.is((await send(notice, 'large.txt', large)).status, 200)
  assert.equal((await store.checks.photos()).damaged, [])
})

test.run()
