/** Files that nobody should send, and that somebody sends: a clear word for each, and nothing is half-written. */

import { setTimeout as pause } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import * as assert from 'uvu/assert'
import writeXlsxFile from 'write-excel-file/node'
import { importLimits } from '#contract/imports'
import { csvOf } from '../../server/exports/csv.ts'
import { escapeFormula, unescapeFormula } from '../../server/exports/formulas.ts'
import { zipEntries } from '../../server/files/zip.ts'
import { readCsv } from '../../server/imports/read/csv.ts'
import { readXlsx } from '../../server/imports/read/xlsx.ts'
import type { Workers } from '../../server/workers/workers.ts'
import { changeDraft } from '../../tools/change-draft.ts'
import { compoundFile } from '../../tools/compound-file.ts'
import { form, picture, studentByLabels, studentDetails, studentSheet } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { floorOf, HOSTILE, timesSlower } from '../contract/hostile.ts'
import { messagesOf, withCodes } from '../message-codes.ts'
import { fc, property } from '../property.ts'
import { test } from '../test.ts'

let now = Date.now()
const jobs: string[] = []
const workers: Workers = {
  ...sharedWorkers,
  run(job, ...input) {
    jobs.push(job.name)
    return sharedWorkers.run(job, ...input)
  },
}
const school = await start({ clock: () => now, workers })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
const list = (...lines: string[]) => studentSheet(HEAD, ...lines)
const send = async (file: Buffer | string, kind = 'student') =>
  withCodes((await admin.post(`/imports?kind=${kind}&name=x`, Buffer.from(file))).body)
const rowsOf = async (id: string) => withCodes((await admin.get(`/imports/${id}?show=all`)).body.rows)
/** The file is refused as a whole, with these words. */
const expectRefused = async (file: Buffer | string, words: RegExp) => {
  const { success, message } = await send(file)
  assert.is(success, false, message)
  assert.match(message, words)
}
const xlsx = (rows: object[][]) => writeXlsxFile(rows as never).toBuffer()
const cell = (value: unknown, type: unknown = String, more = {}) => ({ value, type, ...more })
const OTHERS = Object.entries(studentByLabels()).filter(([heading]) => !HEAD.split(',').includes(heading))
const heads = [...HEAD.split(','), ...OTHERS.map(([heading]) => heading)].map((text) => cell(text))

test('what is no list of people is refused, and told what it is', async () => {
  const before = (await admin.get('/imports')).body.imports.length
  await expectRefused('%PDF-1.7 ...', /This is a PDF/)
  await expectRefused(Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file \(.xls\), or one with a password/)
  await expectRefused(compoundFile('EncryptionInfo', 'EncryptedPackage'), /old Excel file/)
  await expectRefused(compoundFile('1Table', 'WordDocument'), /^This is a text document/)
  await expectRefused(
    Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * at + 7) % 256)).fill(0, 10, 20),
    /no table that can be read/,
  )
  await expectRefused('\n\n , ,\n', /has no rows/)
  await expectRefused(await zipOf({ 'a.txt': Buffer.from('x') }), /no Excel file \(.xlsx\)/)
  const broken = await xlsx([heads])
  await expectRefused(broken.subarray(0, broken.length - 200), /ZIP cannot be read|Excel file cannot be read/)
  assert.is((await admin.post('/imports?kind=student', Buffer.alloc(0))).status, 400)
  assert.is((await admin.post('/imports?kind=pet', Buffer.from('x'))).status, 400)
  assert.is((await admin.post('/imports?kind=student&name=%00', Buffer.from('x'))).status, 400)
  assert.is((await admin.get('/imports')).body.imports.length, before)
  const { import: other } = await send('Item;Price\nChair;12\nDesk;40')
  assert.match(
    messagesOf(other.notes).join(' '),
    /No heading of this file is known, so its first row was read as a person/,
  )
  assert.equal([other.counts.refused, other.missing.length], [3, Object.keys(studentByLabels()).length])
})

test('too many rows or columns, and cells without end, are refused; a long cell only its row', async () => {
  const line = 'A,B,1,1,9,123,x,1'
  await expectRefused([HEAD, ...Array(100_000).fill(line)].join('\n'), /more than 5,000 rows/)
  await expectRefused(Array.from({ length: 200 }, (_, at) => `Column ${at}`).join(';'), /200 columns/)
  await expectRefused('x'.repeat(importLimits.sheetBytes + 1), /a list of people may have 10 MB/)
  await expectRefused(`${HEAD}\nA,"B,1,1,9,123,x,1\n${`${line}\n`.repeat(20)}`, /A quote \("\) that opens in line 2/)
  await expectRefused(`${HEAD}\n"${'a\n'.repeat(150_000)}`, /never closed/)
  const { import: long } = await send(list(`${'N'.repeat(5_000)},B,1,1,9,123,x,1`, 'Short,B,2,1,9,123,x,1'))
  assert.equal([long.counts.add, long.counts.refused], [1, 1])
  assert.match((await rowsOf(long._id))[0].errors.name?.message, /too long: at most 256/)
})

const SIGNS = {
  'combining marks': '\u0344\u0316',
  underscores: '_',
  digits: '7',
  spaces: ' ',
  'line breaks': '\n',
  quotes: '"',
  words: 'class ',
  slashes: 'a/',
  brackets: '(',
}
const longCell = (text: string) => `"${`a${text}a`.replaceAll('"', '""')}"`
const listOfLongCells = (text: string) => {
  const heads = `${HEAD},User Id,Photo`
  const row = heads.replace(/[^,]+/g, () => longCell(text))
  return [`${heads},${longCell(text)}`, ...Array(8).fill(row)].join('\n')
}
/** A list of letters, measured by the first test that compares another one with it. */
let letters: ReturnType<typeof floorOf> | undefined

for (const [what, sign] of Object.entries(SIGNS)) {
  test(`a list of long cells of ${what} takes no longer than one of letters`, async () => {
    const list = listOfLongCells('b'.repeat(9_000))
    letters ??= floorOf(() => send(list), 2)
    const times = await timesSlower(() => send(listOfLongCells(sign.repeat(9_000 / sign.length))), await letters)
    assert.ok(times < 10, `${times.toFixed(1)} times as much`)
  })
}

test('a ZIP with a name that is too long is refused before anything looks at the name', async () => {
  const zip = (sign: string) => zipOf({ [`${sign.repeat(60_000)}.png`]: Buffer.from('x') })
  const { import: draft } = await send(`${HEAD}\nAnn,Tom,78,9,9,12345,Road,1`)
  const photos = async (file: Buffer) => (await admin.post(`/imports/${draft._id}/photos`, file)).body
  const refused = await photos(await zip('_'))
  assert.match(refused.message, /name with its folders has 60,004 characters; at most 1,000 are taken/)
  await expectRefused(await zip('_'), /name with its folders has 60,004 characters/)
  const path = `${'x'.repeat(990)}/1.png`
  const photo = form({ path: path + HOSTILE['200,000 digits'], photo: new File(['x'], 'a.png') })
  assert.is((await admin.post(`/imports/${draft._id}/photo`, photo)).body.field, 'path')
})

test('formulas, dates and errors of a spreadsheet are refused at their cell; merged cells and second headings are told', async () => {
  const row = (name: string, number: unknown, age: unknown) => [
    ...[cell(name), cell('Tom Lee'), number, cell('Class 2'), age],
    ...[cell('12345'), cell('Road'), cell(100, Number), ...OTHERS.map(([, value]) => cell(value))],
  ]
  const date = cell(new Date(Date.UTC(2024, 4, 3)), Date, { format: 'dd/mm/yyyy' })
  const file = await xlsx([
    [cell('Class list of 2026', String, { columnSpan: 8 }), ...Array(7).fill(null)],
    heads,
    row('Ann', cell('007'), cell(9, Number)),
    row('Date', date, cell(9, Number)),
    row('Error', cell('8'), cell('#REF!')),
  ] as object[][])
  const { import: read } = await send(file)
  assert.match(messagesOf(read.notes).join(' '), /merged cells/)
  assert.equal([read.counts.add, read.counts.refused], [1, 2], JSON.stringify(await rowsOf(read._id)))
  const [dated, wrong, good] = await rowsOf(read._id)
  assert.match(dated.errors.rollNumber?.message, /is a date in the file \(2024-05-03\)/)
  assert.match(wrong.errors.age?.message, /formula or its error/)
  assert.equal([good.cells.rollNumber, good.cells.age, good.cells.grade, good.cells.fee], ['007', '9', '2', '100'])

  const text = `Name;Name;Class;Roll number\n=HYPERLINK("x");Second;1;1\n'=not a formula;b;1;2\n'+44 1;b;1;3`
  const { import: csv } = await send(text)
  assert.match(
    messagesOf(csv.notes).join(' '),
    /Columns 1 \('Name'\) and 2 \('Name'\) may be the same: column 1 is read/,
  )
  const [formula, quoted, phone] = await rowsOf(csv._id)
  assert.match(formula.errors.name?.message, /is a formula/)
  assert.equal(
    [quoted.cells.name, quoted.errors.name?.message, phone.cells.name],
    ['=not a formula', undefined, '+44 1'],
  )
})

test('encodings and separators are found by themselves', async () => {
  const text = (separator: string) =>
    ['Name', 'Class', 'Roll number'].join(separator).concat('\r\n', ['Zoë Müller', '3', '1'].join(separator))
  const latin = Buffer.from(text(';'), 'latin1')
  for (const [name, file] of [
    ['UTF-8', Buffer.from(text(','))],
    ['UTF-8 with BOM', Buffer.from(`\uFEFF${text('\t')}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')],
    ['Windows-1252', latin],
    ['pipes', Buffer.from(text('|'))],
    ['sep=', Buffer.from(`sep=~\r\n${text('~')}`)],
  ] as const) {
    const { import: read } = await send(file)
    assert.is(read.columns[0].sample, 'Zoë Müller', name)
    assert.equal(
      read.columns.map(({ field }: { field: string }) => field),
      ['name', 'grade', 'rollNumber'],
      name,
    )
    assert.is(read.notes.length, name === 'Windows-1252' ? 1 : 0)
  }
})

/** Texts that some program takes for more than one cell or row, or for a formula. */
const TRICKY = [
  ...['a;b', 'a,b', 'a\tb', 'a|b', 'a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\vb', 'a\fb'],
  ...['a"b', '"a"', '";"', ' a', 'a ', '\u00a0a', '=1+1', "'=1+1", '+44 1', '-1', '@a', '\t=1', '＝1'],
  ...['a;=1+1;b', 'a;"=1', "a; '-1", 'a\t@b', 'a|＝1', 'a\n+1', "a;'b;'=1", 'a;\t;'],
]

test('an exported cell is one cell for every program, and comes back through an import as it was', async () => {
  const heads = ['Name', 'Class', 'Address']
  const rows = TRICKY.map((text) => [text, '3', `${text}${text}`])
  const table = {
    columns: heads.map((heading, at) => ({ heading, value: (row: string[]) => row[at] ?? '' })),
    pages: async function* () {
      yield rows
    },
  }
  let exported = ''
  for await (const part of csvOf(table)) exported += part
  for (const [text = ''] of rows.filter(([text = '']) => /[;,\t|\s\u0085"]/.test(text) && !/^[+=]/.test(text))) {
    const quoted = escapeFormula(text).replaceAll('"', '""')
    assert.ok(exported.includes(`"${quoted}",3,`), JSON.stringify(text))
  }
  // A program that reads another separator takes the quotes in the middle of a cell for a part of it.
  for (const cell of exported.split(/[;|\t\r\n\v\f\u0085\u2028\u2029]/))
    assert.not.match(cell, /^[" ]*[=+\-@＝]/, JSON.stringify(cell))
  const read = readCsv(Buffer.from(exported), 'student')
  assert.equal(
    read.rows.map(({ cells }) => cells),
    [heads, ...rows],
  )
})

/**
 * Cells of signs that mean something to a program. One in quotes with space behind them loses its quotes, and one with
 * space before a = is a formula.
 */
const anyText = fc
  .string({ unit: fc.constantFrom(...';,\t|\n\r" \'=+-@＝\u00a0\u0085\u2028\v\fab1é'), maxLength: 8 })
  .filter((text) => !/^".*"\s+$|^\s+[=＝]/s.test(text))

property(
  'a table as the Excel of any language saves it is read as it was, quoted or not, with headings that are known or not',
  [
    fc.constantFrom(',', ';', '\t', '|'),
    fc.constantFrom(['Name', 'Class', 'Address'], ['Wer', 'Was', 'Wo']),
    fc.array(fc.tuple(anyText, anyText), { minLength: 3, maxLength: 20 }),
    fc.boolean(),
  ],
  (delimiter, headings, cells, quoted) => {
    const rows = [headings, ...cells.map(([one, other]) => [one, '3', other])]
    const escaped = rows.map((row) => row.map(escapeFormula))
    const file = stringify(escaped, { delimiter, quoted, quoted_match: /[\r\n]/ })
    // Outside of quotes, space before a text is not part of it.
    const isQuoted = (text: string) => quoted || /["\r\n]/.test(text) || text.includes(delimiter)
    const read = (text: string) => (isQuoted(text) ? text : unescapeFormula(escapeFormula(text).trimStart()))
    assert.equal(
      readCsv(Buffer.from(file), 'student').rows.map((row) => row.cells),
      rows.map((row) => row.map(read)),
    )
  },
)

test('refused rows that are downloaded and sent again say the same', async () => {
  const cells = TRICKY.map((text, at) => [
    text,
    'Tom',
    `tricky ${at}`,
    'no class',
    '9',
    '12345',
    `${text}x${text}`,
    '1',
  ])
  const { import: first } = await send(stringify([HEAD.split(','), ...cells.map((row) => row.map(escapeFormula))]))
  const { bytes } = await admin.get(`/imports/${first._id}/refused`)
  const { import: second } = await send(bytes)
  const [before, after] = [await rowsOf(first._id), await rowsOf(second._id)]
  assert.is(after.length, TRICKY.length)
  const cellsOf = (rows: { cells: object }[]) => rows.map(({ cells }) => JSON.stringify(cells)).sort()
  assert.equal(cellsOf(after), cellsOf(before))
})

test('two rows of one person, a user id that is taken, and two classes of one roll number are told apart', async () => {
  const line = (name: string, more: string) => `${name},Tom,5,9,9,12345,Road,1,${more}`
  const { import: read } = await send(
    studentSheet(`${HEAD},User Id`, line('Ann', ''), line('Ann', ''), line('Bob', ADMIN.userId)),
  )
  const [twice, taken] = await rowsOf(read._id)
  assert.match(twice.errors.rollNumber?.message, /The same class and roll number is in line 2/)
  assert.match(taken.errors.userId?.message, /belongs to somebody who is no student/)
})

test('a reason names a few of thousands with one class and roll number, and counts the others', async () => {
  const twins = Array.from({ length: 2_000 }, (_, at) => ({ id: `twin-${at}`, login: `twin-login-${at}` }))
  const createdAt = new Date().toISOString()
  const logins = twins.map(({ login }, at) => ({
    id: login,
    userId: `twin-${at}@x`,
    name: `Twin ${at}`,
    role: 1 as const,
    createdAt,
    passwordHash: '-',
    sealedPassword: null,
    sealedAnswer: null,
    passwordChangedAt: null,
  }))
  const people = twins.map((ids, at) => ({
    ...studentDetails,
    ...ids,
    name: `Twin ${at}`,
    rollNumber: '1',
    grade: '10' as const,
    createdAt,
    photoVersion: null,
    version: 1,
  }))
  await school.store.transaction(async (tables) => {
    assert.ok(await tables.users.add(...logins))
    await tables.students.add(...people)
  })
  const { import: read } = await send(`${HEAD}\n${'Twin 7,Tom,1,10,9,12345,Road,1\n'.repeat(50)}`)
  const rows = await rowsOf(read._id)
  assert.is(rows.length, 50)
  for (const { errors } of rows) {
    assert.is(
      errors.row?.message,
      '2,000 students have this class and roll number: Twin 0, Twin 1, Twin 2 and 1,997 others. Give the user id of the right one.',
    )
  }
})

test('what a file says is repeated in a note or a reason only in part', async () => {
  const workbook = workbookOf(2)
  workbook['xl/workbook.xml'] = workbook['xl/workbook.xml'].replace('"s0"', `"${'long'.repeat(2_000)}"`)
  const twins = `<row>${textCells('Same Name')}</row>`.repeat(40)
  const rows = sheetOf(`<row>${textCells('Name')}</row>${twins}`)
  const file = await xlsxWith({ ...workbook, [SHEET]: rows, 'xl/worksheets/sheet2.xml': rows })
  const { sheets: offered } = await send(file)
  assert.ok(offered[0].name.length < 100)
  const { import: read } = await send(file, 'student&sheet=1')
  assert.match(messagesOf(read.notes).join(' '), /The file has 2 sheets: only 'longlong(long)*…' was read/)
  assert.ok(messagesOf(read.notes).join(' ').length < 200)
  const photo = form({ path: 'same name.png', photo: await picture() })
  await admin.post(`/imports/${read._id}/photo`, photo)
  const { photos } = (await admin.get(`/imports/${read._id}`)).body.import
  assert.match(photos.stray[0].reason, /^It fits 40 rows \(lines 2, 3, 4 and 37 others\)/)
})

test('a ZIP with a path that leads out, a photo too large, or wrong sizes is refused; the draft stays', async () => {
  const { import: draft } = await send(list('Ann,Tom,77,9,9,12345,Road,1'))
  const photos = async (zip: Buffer) => {
    const { body } = await admin.post(`/imports/${draft._id}/photos`, zip)
    if (!body.success) return body.message as string
    for (;;) {
      const found = (await admin.get(`/imports/${draft._id}`)).body.import
      if (found.progress === null) return (found.problem?.message ?? JSON.stringify(found.photos.stray)) as string
      await pause(5)
    }
  }
  const escaped = (await zipOf({ 'aa/77.png': Buffer.from('x') }))
    .toString('latin1')
    .replaceAll('aa/77.png', '../77.png')
  assert.match(await photos(Buffer.from(escaped, 'latin1')), /cannot be read \(.*\.\.\//)
  assert.match(await photos(Buffer.from('no zip')), /This is no ZIP/)
  const large = await zipOf({ '77.png': Buffer.alloc(30 * 1024 * 1024) })
  assert.match(await photos(large), /too large: at most 10 MB/)
  // The size in the directory at the end is made smaller than what is in the file.
  const lying = Buffer.from(await zipOf({ '77.png': Buffer.alloc(5_000_000) }))
  lying.writeUInt32LE(100, lying.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  assert.match(await photos(lying), /cannot be read \(.*bytes/)
  assert.equal((await admin.get(`/imports/${draft._id}`)).body.import.counts.add, 1)
})

test('the names in a ZIP are read in UTF-8 also where it does not say so, as macOS makes it, and else as DOS wrote them', async () => {
  const photo = Buffer.from(await (await picture()).arrayBuffer())
  const names = ['Zoë Müller', 'علی رضا', 'Ann Lee']
  const zip = await zipOf(Object.fromEntries(names.map((name) => [`Fotos/${name.normalize('NFD')}.png`, photo])))
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    const begin = Buffer.from(signature, 'latin1')
    for (let at = zip.indexOf(begin); at >= 0; at = zip.indexOf(begin, at + 1)) {
      zip.writeUInt16LE(zip.readUInt16LE(at + flags) & ~0x800, at + flags)
    }
  }
  const { import: draft } = await send(list(...names.map((name, at) => `${name},Tom,${600 + at},9,9,12345,Road,1`)))
  assert.is((await admin.post(`/imports/${draft._id}/photos`, zip)).body.success, true)
  for (;;) {
    const { photos, progress } = (await admin.get(`/imports/${draft._id}`)).body.import
    if (progress !== null) await pause(5)
    else {
      assert.equal([photos.matched, photos.stray], [3, []])
      break
    }
  }
  const old = Buffer.from(
    (await zipOf({ 'M_ller.png': photo })).toString('latin1').replaceAll('M_ller', 'M\x81ller'),
    'latin1',
  )
  for (let at = old.indexOf('PK\x01\x02'); at >= 0; at = old.indexOf('PK\x01\x02', at + 1)) old.writeUInt16LE(0, at + 8)
  const paths: string[] = []
  for await (const { path } of zipEntries(old)) paths.push(path)
  assert.equal(paths, ['Müller.png'])
})

const partsOfHeads = (async () => {
  const files: Record<string, Buffer> = {}
  for await (const part of zipEntries(await xlsx([heads]))) files[part.path] = await part.read()
  return files
})()

/** An .xlsx whose parts are these, instead of those of a file with only the headings. */
async function xlsxWith(parts: Record<string, string | Buffer | undefined>): Promise<Buffer> {
  const files = { ...(await partsOfHeads) }
  for (const [path, content] of Object.entries(parts)) {
    if (content === undefined) delete files[path]
    else files[path] = Buffer.from(content)
  }
  return zipOf(files)
}
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
/** The parts that name the sheets of a workbook. */
const workbookOf = (sheets: number, target = (sheet: number) => `sheet${sheet + 1}.xml`) => {
  const each = (xml: (sheet: number) => string) => Array.from({ length: sheets }, (_, sheet) => xml(sheet)).join('')
  const relations = each((i) => `<Relationship Id="r${i}" Type="${TYPE}" Target="worksheets/${target(i)}"/>`)
  const named = each((i) => `<sheet name="s${i}" r:id="r${i}"/>`)
  return {
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${named}</sheets></workbook>`,
  }
}
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const textCells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')

test('an .xlsx that unpacks to millions of styles, texts, rows or characters is refused before it fills the memory', async () => {
  const MUCH = /takes too much memory or time/
  const long = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`
  const repeated = sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(20))
  for (const [parts, words] of [
    [{ [STYLES]: `<styleSheet><cellXfs>${'<xf/>'.repeat(300_000)}</cellXfs></styleSheet>` }, MUCH],
    [{ [STRINGS]: `<sst>${'<si><t/></si>'.repeat(510_000)}</sst>` }, MUCH],
    [{ [STRINGS]: `<sst><si><t>${'a'.repeat(11_000_000)}</t></si></sst>` }, MUCH],
    [{ [STRINGS]: long, [SHEET]: repeated }, MUCH],
    [{ [SHEET]: sheetOf(`<row>${textCells('x')}</row>`.repeat(21_000)) }, /more than 5,000 rows/],
    [{ [SHEET]: sheetOf('<row><c r="XFD1"><v>1</v></c></row>') }, /has 16384 columns/],
    [{ [SHEET]: Buffer.alloc(101 * 1024 * 1024, ' ') }, MUCH],
    [workbookOf(1_001), MUCH],
  ] as const) {
    const file = await xlsxWith(parts)
    assert.ok(file.length < 1024 * 1024)
    // In this process: of a worker that ends for lack of memory the words are the same.
    const read = await readXlsx(file, 'student').catch((error) => error)
    assert.match(read.message, words)
  }
  const far = `<row r="1048576">${textCells('Ann')}</row><row r="1048577" ht="12.8"></row>`
  const { import: read } = await send(await xlsxWith({ [SHEET]: sheetOf(`<row>${textCells('Name')}</row>${far}`) }))
  assert.is(read.counts.all, 1, 'a row far away costs nothing, and an empty one is none')
  assert.is((await rowsOf(read._id))[0].row, 1_048_576)
})

test('an .xlsx that lies, or lacks a part, has a reason', async () => {
  const whole = await xlsxWith({})
  const directory = Buffer.from('PK\x01\x02', 'latin1')
  // The directory at the end says of each part another size, or another place in the file.
  for (const [field, value, words] of [
    [24, 9, /cannot be read/],
    [42, 0x7fffffff, /ZIP cannot be read/],
  ] as const) {
    const lying = Buffer.from(whole)
    for (let at = lying.indexOf(directory); at >= 0; at = lying.indexOf(directory, at + 1)) {
      lying.writeUInt32LE(value, at + field)
    }
    await expectRefused(lying, words)
  }
  for (const parts of [
    { [SHEET]: undefined },
    { [STRINGS]: undefined },
    { 'xl/_rels/workbook.xml.rels': undefined },
    { [SHEET]: '<worksheet><sheetData><row>' },
    { [SHEET]: sheetOf('<row><c t="s"><v>99</v></c></row>') },
    { [SHEET]: sheetOf('<row><c r="1e9"><v>1</v></c></row>') },
    { [SHEET]: `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf(`<row>${textCells('&a;')}</row>`)}` },
    { [SHEET]: '<a>'.repeat(100_000) },
    { [SHEET]: Buffer.from('Name'.repeat(99)) },
    { 'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="rId99"/></sheets></workbook>' },
    // Two sheets of one part: it would be read for each of them.
    { ...workbookOf(2, () => 'sheet1.xml'), [SHEET]: sheetOf(`<row>${textCells('Name')}</row>`.repeat(2)) },
  ]) {
    await expectRefused(await xlsxWith(parts), /Excel file cannot be read/)
  }
  await expectRefused(await xlsxWith({ 'xl/workbook.xml': '<workbook/>' }), /has no rows/)
})

test("the cells of an .xlsx are read as the program shows them, whatever it calls its elements' namespace", async () => {
  const codes = [
    ...['[$-409]d\\-mmm\\-yy;@', '0.0 &quot;days&quot;', '00000', '0000\\-0000000', '&quot;R-&quot;000;[Red]\\-0'],
    ...['[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####', '#,##0', '0', '[$Rs-420] 0'],
  ]
  const styles =
    `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
    `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${codes.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`
  const strings =
    '<si><r><t>Ann </t></r><r><rPr/><t xml:space="preserve">Lee </t></r><rPh sb="0" eb="1"><t>no</t></rPh></si><si><t>_x0041_&amp;B</t></si>'
  const cells: [xml: string, read: string | undefined, error?: RegExp][] = [
    ['<x:c t="s"><x:v>0</x:v></x:c>', 'Ann Lee'],
    ['<x:c t="s"><x:v>1</x:v></x:c>', 'A&B'],
    ['<x:c t="inlineStr"><x:is><x:r><x:t>in</x:t></x:r><x:r><x:t>line</x:t></x:r></x:is></x:c>', 'inline'],
    ['<x:c t="str"><x:f>A1&amp;B1</x:f><x:v>as saved</x:v></x:c>', 'as saved'],
    ['<x:c t="b"><x:v>1</x:v></x:c>', 'TRUE'],
    ['<x:c><x:v>9.23001234567E11</x:v></x:c>', '923001234567'],
    ['<x:c s="3"><x:v>45415</x:v></x:c>', '45415'],
    ['<x:c s="4"><x:v>42</x:v></x:c>', '00042'],
    ['<x:c s="4"><x:v>-42</x:v></x:c>', '-00042'],
    ['<x:c s="4"><x:v>1234567</x:v></x:c>', '1234567'],
    ['<x:c s="5"><x:v>3001234567</x:v></x:c>', '0300-1234567'],
    ['<x:c s="6"><x:v>7</x:v></x:c>', 'R-007'],
    ['<x:c s="6"><x:v>-7</x:v></x:c>', '-7'],
    ['<x:c s="7"><x:v>5551234</x:v></x:c>', '555-1234'],
    ['<x:c s="7"><x:v>2125551234</x:v></x:c>', '(212) 555-1234'],
    // An amount is read without its signs.
    ['<x:c s="8"><x:v>1200</x:v></x:c>', '1200'],
    ['<x:c s="10"><x:v>1200</x:v></x:c>', '1200'],
    ['<x:c s="9"><x:v>9.5</x:v></x:c>', '10'],
    ['<x:c><x:v>3.5000000000000004</x:v></x:c>', '3.5'],
    ['<x:c><x:v>1234567890123456789</x:v></x:c>', '1.2345678901234568E+18'],
    ['<x:c><x:f>A1&amp;B1</x:f><x:v/></x:c>', '=A1&B1', /\(=A1&B1\) whose value is not in the file/],
    ['<x:c t="str"><x:f>IF(A1="","",1)</x:f><x:v></x:v></x:c>', undefined, /is required/],
    ['<x:c t="e" vm="1"><x:v>#VALUE!</x:v></x:c>', undefined, /is required/],
    ['<x:c t="e"><x:v>#SPILL!</x:v></x:c>', '#SPILL!', /a formula or its error \(#SPILL!\)/],
    ['<x:c s="1"><x:v>45415.75</x:v></x:c>', '2024-05-03', /a date in the file \(2024-05-03\)/],
    ['<x:c s="2"><x:v>45415</x:v></x:c>', '2024-05-03', /a date/],
    ['<x:c t="d"><x:v>2024-05-03T00:00:00Z</x:v></x:c>', '2024-05-03', /a date/],
  ]
  const prefixed = (tag: string, content: string) => `<x:${tag} xmlns:x="urn:x">${content}</x:${tag}>`
  const parts = (more: string) => ({
    [STYLES]: prefixed('styleSheet', styles.replace(/<(\/?)(?=\w)/g, '<$1x:')),
    [STRINGS]: prefixed('sst', strings.replace(/<(\/?)(?=\w)/g, '<$1x:')),
    [SHEET]: prefixed(
      'worksheet',
      `<x:sheetData><x:row>${textCells('Name', 'Address').replace(/<(\/?)(?=\w)/g, '<$1x:')}</x:row>${more}</x:sheetData>`,
    ),
  })
  const rows = cells.map(([xml]) => `<x:row>${textCells('x').replace(/<(\/?)(?=\w)/g, '<$1x:')}${xml}</x:row>`).join('')
  const { import: read } = await send(await xlsxWith(parts(rows)))
  assert.match(messagesOf(read.notes).join(' '), /has formulas.*The file has a picture: none was read/)
  const found = new Map((await rowsOf(read._id)).map((row: { row: number }) => [row.row, row]))
  for (const [at, [xml, text, error]] of cells.entries()) {
    const row = found.get(at + 2) as { cells: { address: string }; errors: { address?: { message: string } } }
    assert.is(row.cells.address, text, xml)
    if (error) assert.match(row.errors.address?.message ?? '', error, xml)
    else assert.is(row.errors.address?.message, undefined, xml)
  }
  const old =
    '<workbook xmlns:r="urn:r"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'
  const { import: from1904 } = await send(
    await xlsxWith({ ...parts('<x:row><x:c/><x:c s="1"><x:v>43953</x:v></x:c></x:row>'), 'xl/workbook.xml': old }),
  )
  assert.is((await rowsOf(from1904._id))[0].cells.address, '2024-05-03')
})

test('while one import is written, another is refused with its name and how far it is', async () => {
  const [one, two] = [await send(list('Ann,Tom,90,9,9,12345,Road,1')), await send(list('Bob,Tom,91,9,9,12345,Road,1'))]
  const id = one.import._id
  // As a server leaves it that is in the middle.
  const running = {
    state: 'running',
    task: 'logins',
    taskDone: 3,
    taskAll: 9,
    taskSeenAt: now,
  } as const
  await school.store.acts.update(id, running)
  const refused = (await admin.post(`/imports/${two.import._id}/run`, {})).body
  assert.is(refused.success, false)
  assert.match(refused.message, /Another import is being written now \('x', by admin, 3 of 9\)/)
  assert.is((await admin.post(`/imports/${id}/run`, {})).body.import.state, 'running', 'a second press does nothing')
  const edits = [{ row: 2, cells: { name: 'Z' } }]
  for (const call of [admin.delete(`/imports/${id}`), changeDraft(admin, id, { edits })]) {
    assert.match((await call).body.message, /being written now/)
  }
  // That server was killed: its import is a draft that can be run again.
  now += 60_000
  const { import: left } = (await admin.get(`/imports/${id}`)).body
  assert.equal([left.state, left.progress], ['draft', null])
  assert.match(left.problem.message, /stopped in the middle of the import. Nothing was written/)
  assert.is((await admin.post(`/imports/${id}/run`, {})).body.success, true)
})

test('whatever is asked of a draft, it is planned in a worker process, so that other requests have their turn', async () => {
  const { import: draft } = await send(list('Ann Lee,Tom,1,Nine,twelve,phone,Hill,x'))
  const path = `/imports/${draft._id}`
  for (const call of [
    () => send(list('Bob,Tom,2,9,9,12345,Road,1')),
    () => admin.get(path),
    () => admin.get(`${path}/refused`),
    () => changeDraft(admin, draft._id, { edits: [{ row: 2, cells: { age: '13' } }] }),
    () => admin.post(`${path}/run`, {}),
  ]) {
    jobs.length = 0
    await call()
    assert.ok(jobs.includes('planImport'), String(call))
  }
})

test.run()
