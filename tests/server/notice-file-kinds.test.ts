// needs: build
/** Which files a notice takes, known by their bytes, and why others are refused. */
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { compoundFile as compound } from '../../tools/compound-file.ts'
import { CATALOG, PAGES, PDF_OF_TEXT, pdfOf } from '../../tools/pdf-of.ts'
import { addNotice } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { test } from '../test.ts'

const school = await start()
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const TXT = Buffer.from('Bring water.')

const send = (notice: string, name: string, bytes: Buffer) =>
  admin.post(`/notice/addFile/${notice}?name=${encodeURIComponent(name)}`, bytes)
const filesOf = async (notice: string) => (await admin.get(`/notice/getSingleNotice/${notice}`)).body.data.files

const SCAN = pdfOf(CATALOG, PAGES, '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /I 4 0 R >> >> >>')
const packed = (text: string, filter = '/FlateDecode') => {
  const bytes = deflateSync(text)
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
const PACKED_TEXT = pdfOf(CATALOG, PAGES, packed('5 0 << /Resources << /Font << /F1 4 0 R >> >> >>'))
const PACKED_SCAN = pdfOf(CATALOG, PAGES, packed('5 0 << /Resources << /XObject << /I 4 0 R >> >> >>'))
const LOCKED = pdfOf(
  CATALOG,
  PAGES,
  Buffer.concat([Buffer.from('<< /Type /ObjStm >>\nstream\n'), randomBytes(200), Buffer.from('\nendstream')]),
)

const image = (format: 'png' | 'jpeg' | 'webp' | 'gif', edge = 40) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .toFormat(format)
    .toBuffer()
const OOXML = 'application/vnd.openxmlformats-officedocument'
const MAIN: Record<string, string> = {
  word: `${OOXML}.wordprocessingml.document.main+xml`,
  xl: `${OOXML}.spreadsheetml.sheet.main+xml`,
  ppt: `${OOXML}.presentationml.presentation.main+xml`,
}
/** The types of parts: that of the document, and more as they would be written. */
const typesOf = (part: string, more = '', main = MAIN[part.split('/')[0] as string]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="${OOXML}.spreadsheetml.printerSettings"/><Override PartName="/${part}" ContentType="${main}"/>${more}</Types>`,
  )
const office = (part: string, more: Record<string, Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': typesOf(part), [part]: Buffer.from('<a/>'), ...more })
/** A document of Word with one more part of a type. */
const withPart = (path: string, type: string, bytes: Buffer = TXT) =>
  office(WORD, {
    '[Content_Types].xml': typesOf(WORD, `<Override PartName="/${path}" ContentType="${type}"/>`),
    [path]: bytes,
  })
const WORD = 'word/document.xml'
const TABLE = 'xl/workbook.xml'
const relations = (type: string, target: string, mode = ' TargetMode="External"') =>
  Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/></Relationships>`,
  )
/** A document of Word with a relation. */
const related = (path: string, ...relation: Parameters<typeof relations>) =>
  office(WORD, { [path]: relations(...relation) })
const utf16 = (bytes: Buffer) => Buffer.from(`\ufeff${bytes.toString().replace('UTF-8', 'UTF-16')}`, 'utf16le')
const VBA = '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
const openDocument = (kind: string, more: Record<string, Buffer> = {}) =>
  zipOf({
    mimetype: Buffer.from(`application/vnd.oasis.opendocument.${kind}`),
    'content.xml': Buffer.from('<a/>'),
    ...more,
  })
const manifest = (entries: string) =>
  Buffer.from(
    `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${entries}</manifest:manifest>`,
  )

const TAKEN: [name: string, bytes: Buffer, type: string][] = [
  ['a.pdf', PDF_OF_TEXT, 'application/pdf'],
  ['after a byte order mark.pdf', Buffer.concat([Buffer.from('\ufeff\r\n'), PDF_OF_TEXT]), 'application/pdf'],
  [
    'after a warning.pdf',
    Buffer.concat([Buffer.from('<br />\n<b>Notice</b>: Undefined index\n'.repeat(20)), PDF_OF_TEXT]),
    'application/pdf',
  ],
  ['with NULs of a copier.pdf', Buffer.concat([PDF_OF_TEXT, Buffer.alloc(100_000)]), 'application/pdf'],
  [
    'made for the web.pdf',
    pdfOf('<< /Linearized 1 /L 150 /H [ 1 2 ] >>', CATALOG, '<< /Font << >> >>'),
    'application/pdf',
  ],
  ['a.jpg', await image('jpeg'), 'image/jpeg'],
  ['a.jpeg', await image('jpeg'), 'image/jpeg'],
  ['a.png', await image('png'), 'image/png'],
  ['a.webp', await image('webp'), 'image/webp'],
  ['a.gif', await image('gif'), 'image/gif'],
  ['a.docx', await office('word/document.xml'), `${OOXML}.wordprocessingml.document`],
  ['b.docx', await office('word/document2.xml'), `${OOXML}.wordprocessingml.document`],
  [
    'in UTF-16.docx',
    await office(WORD, { '[Content_Types].xml': utf16(typesOf(WORD)) }),
    `${OOXML}.wordprocessingml.document`,
  ],
  [
    'with pictures, a table, links, fonts and settings of a printer.docx',
    await office(WORD, {
      '[Content_Types].xml': typesOf(
        WORD,
        `<Default Extension="xlsx" ContentType="${OOXML}.spreadsheetml.sheet"/><Default Extension="odttf" ContentType="${OOXML}.obfuscatedFont"/>`,
      ),
      'word/media/image1.png': await image('png'),
      'word/embeddings/Table.xlsx': await office(TABLE),
      'word/fonts/font1.odttf': TXT,
      'word/printerSettings1.bin': TXT,
      'word/charts/_rels/chart1.xml.rels': relations('package', '../embeddings/Table.xlsx', ''),
      'word/_rels/document.xml.rels': relations('hyperlink', 'https://example.org/'),
    }),
    `${OOXML}.wordprocessingml.document`,
  ],
  ['a.pptx', await office('ppt/presentation.xml'), `${OOXML}.presentationml.presentation`],
  ['a.odt', await openDocument('text'), 'application/vnd.oasis.opendocument.text'],
  ['a.ods', await openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
  ['a.odp', await openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation'],
  ['a.txt', Buffer.from('Grüße'), 'text/plain'],
  ['a.csv', Buffer.from('Name,Class\nAnn,5\n'), 'text/csv'],
  ['as DOS ends it.csv', Buffer.from('Name,Class\r\nA,5\r\n\x1a'), 'text/csv'],
  ['about PDFs.txt', Buffer.from('Each begins with %PDF-1.4.'), 'text/plain'],
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
/** The first part has a second name, which yauzl reads and Office does not (APPNOTE 4.6.9). */
function withOtherName(zip: Buffer, other: string): Buffer {
  const entry = zip.indexOf('PK\x01\x02', 0, 'latin1')
  const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28)
  const extra = Buffer.alloc(9 + other.length)
  extra.writeUInt16LE(0x7075)
  extra.writeUInt16LE(extra.length - 4, 2)
  extra.writeUInt8(1, 4)
  extra.writeUInt32LE(crc32(zip.subarray(entry + 46, nameEnd)), 5)
  extra.write(other, 9)
  const named = Buffer.concat([zip.subarray(0, nameEnd), extra, zip.subarray(nameEnd)])
  named.writeUInt16LE(named.readUInt16LE(entry + 30) + extra.length, entry + 30)
  const end = named.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  named.writeUInt32LE(named.readUInt32LE(end + 12) + extra.length, end + 12)
  return named
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
  [
    'a PDF made for the web that ends early',
    'a.pdf',
    truncated(pdfOf('<< /Linearized 1 /L 5000 >>', Buffer.from(`${CATALOG}%%EOF${' '.repeat(4_900)}`))),
    'noticeFileCutOff',
  ],
  ['a PDF that begins late', 'a.pdf', Buffer.concat([Buffer.alloc(1_100, 32), PDF_OF_TEXT]), 'noticeFileNamedOther'],
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
      '[Content_Types].xml': typesOf(WORD, VBA),
      'word/a.bin': TXT,
    }),
    'noticeFileHasMacros',
  ],
  [
    'macros named in UTF-16',
    'a.docx',
    await office(WORD, { '[Content_Types].xml': utf16(typesOf(WORD, VBA)), 'word/a.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'macros named with a letter by its number',
    'a.docx',
    await office(WORD, { '[Content_Types].xml': typesOf(WORD, VBA.replace('vbaP', 'vba&#80;')), 'word/a.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'macros in a list of types in small letters',
    'a.docx',
    await zipOf({ '[content_types].xml': typesOf(WORD, VBA), [WORD]: TXT, 'word/a.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'macros in a list of types with a percent sign in its name',
    'a.docx',
    await zipOf({ '%5BContent_Types%5D.xml': typesOf(WORD, VBA), [WORD]: TXT, 'word/a.bin': TXT }),
    'noticeFileHasMacros',
  ],
  [
    'two lists of types',
    'a.docx',
    await office(WORD, { '[content_types].xml': typesOf(WORD, VBA), 'word/a.bin': TXT }),
    'noticeFileDamaged',
  ],
  [
    'a list of types that has another name too',
    'a.docx',
    withOtherName(
      await zipOf({ 'a.xml': typesOf(WORD, VBA), '[Content_Types].xml': typesOf(WORD), [WORD]: TXT }),
      'b.xml',
    ),
    'noticeFileDamaged',
  ],
  [
    'a list of types in pieces',
    'a.docx',
    await office(WORD, { '[Content_Types].xml/[0].piece': typesOf(WORD, VBA) }),
    'noticeFileDamaged',
  ],
  [
    'types as a document type sets them',
    'a.docx',
    await office(WORD, {
      '[Content_Types].xml': Buffer.from(
        `<!DOCTYPE Types [<!ENTITY a "vbaProject">]>${typesOf(WORD)
          .toString()
          .replace(/^<\?.*\?>/, '')}`,
      ),
    }),
    'noticeFileDamaged',
  ],
  [
    'types in letters that are none of ours',
    'a.docx',
    await office(WORD, {
      '[Content_Types].xml': Buffer.from(typesOf(WORD).toString().replace('UTF-8', 'IBM037')),
    }),
    'noticeFileDamaged',
  ],
  [
    'macros that are said to be settings of a printer',
    'a.docx',
    await office(WORD, {
      'word/printer.bin': TXT,
      'word/_rels/document.xml.rels': relations('vbaProject', 'printer.bin', ''),
    }),
    'noticeFileHasMacros',
  ],
  [
    'buttons that start a program from elsewhere',
    'a.docx',
    await related('_rels/.rels', 'ui/extensibility', 'customUI.xml', ''),
    'noticeFileHasMacros',
  ],
  [
    'a part that no document needs',
    'a.docx',
    await withPart('word/a.exe', 'application/x-msdownload'),
    'noticeFileHasObjects',
  ],
  ['an OLE object', 'a.docx', await withPart('word/embeddings/a.bin', `${OOXML}.oleObject`), 'noticeFileHasObjects'],
  [
    'an ActiveX control',
    'a.docx',
    await withPart('word/activeX/activeX1.xml', 'application/vnd.ms-office.activeX+xml'),
    'noticeFileHasObjects',
  ],
  [
    'a template from elsewhere',
    'a.docx',
    await related('word/_rels/settings.xml.rels', 'attachedTemplate', 'https://example.org/a.dotm'),
    'noticeFileHasObjects',
  ],
  [
    'a template from elsewhere that is not said to be, with other quotes',
    'a.docx',
    await related(
      'Word/_RELS/settings.xml.RELS',
      'attachedTemplate',
      '\\\\example.org\\a.dotm',
      " TargetMode='Internal'",
    ),
    'noticeFileHasObjects',
  ],
  [
    'a frame from elsewhere',
    'a.docx',
    await related('word/_rels/webSettings.xml.rels', 'frame', 'https://example.org/'),
    'noticeFileHasObjects',
  ],
  [
    'an object from elsewhere',
    'a.docx',
    await related('word/_rels/document.xml.rels', 'oleObject', 'https://example.org/a.rtf'),
    'noticeFileHasObjects',
  ],
  [
    'a table in a document that has macros',
    'a.docx',
    await withPart(
      'word/embeddings/Table.xlsx',
      `${OOXML}.spreadsheetml.sheet`,
      await office(TABLE, { 'xl/vbaProject.bin': TXT }),
    ),
    'noticeFileHasMacros',
  ],
  [
    'a table in a document that is said to be a picture',
    'a.docx',
    await office(WORD, {
      'word/a.png': await office(TABLE, { 'xl/vbaProject.bin': TXT }),
      'word/_rels/document.xml.rels': relations('package', 'a.png', ''),
    }),
    'noticeFileHasMacros',
  ],
  [
    'a table that takes values from a program',
    'a.xlsx',
    await office(TABLE, {
      '[Content_Types].xml': typesOf(
        TABLE,
        `<Override PartName="/xl/link.xml" ContentType="${OOXML}.spreadsheetml.externalLink+xml"/>`,
      ),
      'xl/link.xml': Buffer.from('<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>'),
    }),
    'noticeFileHasObjects',
  ],
  [
    'a document that is a text of another program too',
    'a.docx',
    await openDocument('text', { '[Content_Types].xml': typesOf(WORD), [WORD]: TXT }),
    'noticeFileDamaged',
  ],
  [
    'a document with more references than can be read soon',
    'a.docx',
    await office(
      WORD,
      Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`word/_rels/${at}.rels`, Buffer.from('<a/>')])),
    ),
    'noticeFileDamaged',
  ],
  [
    'a document whose parts are referred to without an end',
    'a.docx',
    await related('word/_rels/document.xml.rels', 'hyperlink', 'a'.repeat(9 * 1024 * 1024)),
    'noticeFileDamaged',
  ],
  [
    'a table with macros as sheets',
    'a.xlsm',
    await office('xl/workbook.xml', {
      '[Content_Types].xml': typesOf(
        TABLE,
        '<Override PartName="/xl/macrosheets/sheet1.xml" ContentType="application/vnd.ms-excel.macrosheet+xml"/>',
      ),
    }),
    'noticeFileHasMacros',
  ],
  [
    'a document for macros that has none: Office would not open it by the name that it is kept under',
    'a.docm',
    await office('word/document.xml', {
      '[Content_Types].xml': typesOf(WORD, '', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    }),
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
  [
    'an object of Windows',
    'a.odt',
    await openDocument('text', {
      'META-INF/manifest.xml': manifest(
        '<manifest:file-entry manifest:full-path="Object 1" manifest:media-type="application/vnd.sun.star.oleobject"/>',
      ),
    }),
    'noticeFileHasObjects',
  ],
  [
    'a text with a password',
    'a.odt',
    await openDocument('text', {
      'META-INF/manifest.xml': manifest(
        '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>',
      ),
    }),
    'noticeFileLocked',
  ],
  [
    'a text with macros in the text in it',
    'a.odt',
    await openDocument('text', { 'Object 1/Basic/a.xml': TXT }),
    'noticeFileHasMacros',
  ],
  ['a template of a text', 'a.ott', await openDocument('text-template'), 'noticeFileOtherOffice'],
  [
    'a template of Word',
    'a.dotx',
    await office(WORD, { '[Content_Types].xml': typesOf(WORD, '', `${OOXML}.wordprocessingml.template.main+xml`) }),
    'noticeFileOtherOffice',
  ],
  [
    'a template of Word with another name',
    'a.docx',
    await office(WORD, { '[Content_Types].xml': typesOf(WORD, '', `${OOXML}.wordprocessingml.template.main+xml`) }),
    'noticeFileOtherOffice',
  ],
  [
    'a slide show',
    'a.ppsx',
    await office('ppt/presentation.xml', {
      '[Content_Types].xml': typesOf('ppt/presentation.xml', '', `${OOXML}.presentationml.slideshow.main+xml`),
    }),
    'noticeFileOtherOffice',
  ],
  [
    'a document of an old program',
    'a.doc',
    compound('1Table', 'ObjectPool', 'Data', 'Other', 'WordDocument'),
    'noticeFileOtherOffice',
  ],
  [
    'a document of an old program that is not whole',
    'a.doc',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'noticeFileOtherOffice',
  ],
  ['an old table with another name', 'a.xlsx', compound('Workbook'), 'noticeFileOtherOffice'],
  ['a document with a password', 'a.docx', compound('EncryptionInfo', 'EncryptedPackage'), 'noticeFileLocked'],
  ['a document of InPage', 'a.inp', compound('InPage300', 'DocumentInfo'), 'noticeFileInPage'],
  ['the beginning of a document of InPage', 'a.inp', compound().subarray(0, 600), 'noticeFileInPage'],
  ['an e-mail', 'a.msg', compound('__nameid_version1.0', '__properties_version1.0'), 'noticeFileMessage'],
  ['another file of Windows', 'a.pub', compound('Quill', 'Escher'), 'noticeFileForeign'],
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

/** A scan that unpacks to 6 MB in several streams, none of which is long. */
const MANY_STREAMS = pdfOf(CATALOG, PAGES, ...Array.from({ length: 6 }, () => packed(' '.repeat(1024 * 1024))))
const TEXTLESS: [what: string, bytes: Buffer, withoutText: true | undefined][] = [
  ['a PDF with text', PDF_OF_TEXT, undefined],
  ['a scan', SCAN, true],
  ['a PDF with text in packed objects', PACKED_TEXT, undefined],
  ['a scan with packed objects', PACKED_SCAN, true],
  ['a scan of which too much would have to be unpacked to be sure', MANY_STREAMS, undefined],
  ['a PDF with a password, of which it is not sure', LOCKED, undefined],
]
for (const [what, bytes, withoutText] of TEXTLESS) {
  test(`${what} ${withoutText ? 'is told to be without text' : 'is not told to be without text'}`, async () => {
    const { body } = await send(await addNotice(admin), 'a.pdf', bytes)
    assert.is(body.file.withoutText, withoutText)
  })
}

test.run()
