/** Lists of text as programs write them: line ends, quotes, separators, encodings, and how much of them is read. */

import * as assert from 'uvu/assert'
import { englishOf } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { readCsv } from '../../server/imports/read/csv.ts'
import { matchColumns } from '../../server/imports/read/match-columns.ts'
import type { Workers } from '../../server/workers/workers.ts'
import { studentSheet } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { messagesOf, withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { decide, edit, draftOf as readList, rowsOf } from './import-plan.ts'

const jobs: string[] = []
const workers: Workers = {
  ...sharedWorkers,
  run(job, ...input) {
    jobs.push(job.name)
    return sharedWorkers.run(job, ...input)
  },
}
const school = await start({ workers })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const send = async (file: Buffer | string) =>
  withCodes((await admin.post('/imports?kind=student&name=x', Buffer.from(file))).body)
const draftOf = (file: Buffer | string) => readList(file, { school: { country: undefined } })
/** The lines and cells of a text. */
const read = async (text: string | Buffer) =>
  (await readCsv(Buffer.from(text), 'student')).rows.map(({ rowNumber, cells }) => [rowNumber, ...cells])
const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'

test('CRLF, LF and CR end a row anywhere outside of quotes, also in one file', async () => {
  const rows = [
    [1, 'Name', 'Class'],
    [2, 'Ann', '1'],
    [3, 'Bob', '2'],
    [4, 'Cem', '3'],
    [7, 'a\r\nb\nc\rd\r', '\n4'],
    [13, 'Eve', '5'],
  ]
  assert.equal(await read('Name,Class\r\nAnn,1\nBob,2\rCem,3\n\r\n\r"a\r\nb\nc\rd\r","\n4"\r\nEve,5'), rows)
  for (const [heading, below] of [
    ['\r\n', '\n'],
    ['\n', '\r\n'],
    ['\r', '\n'],
    ['\n', '\r'],
  ]) {
    const lines = ['Name;Class', 'Ann;1', 'Bob;2'].join(below).replace(below ?? '', heading ?? '')
    assert.equal(await read(lines), rows.slice(0, 3), JSON.stringify(lines))
  }
  const list = studentSheet(HEAD, 'Ann,Tom,1,9,9,12345,Road,1200', 'Pupil Bajwa,Tom,2,9,9,12345,Road,1')
  const draft = await draftOf(list.replace('\n', '\r\n'))
  assert.equal([draft.counts.all, draft.counts.add], [2, 2])
})

test('a list that ends as programs of DOS end a text is read', async () => {
  const rows = [
    [1, 'Name', 'Class'],
    [2, 'A', '5'],
  ]
  assert.equal(await read('Name,Class\r\nA,5\r\n\x1a'), rows)
  assert.equal(await read('Name,Class\nA,5\x1a\x1a'), rows)
  assert.equal(await read(Buffer.from('\ufeffName,Class\nA,5\n\x1a', 'utf16le')), rows)
})

test('a cell in quotes may have spaces around them, whatever is in it', async () => {
  assert.equal(await read('Name, Address ,Fee\nHira, "12 Road, Lahore" , 11\nAli "Bobby" Khan, "Ali" Khan ,5"'), [
    [1, 'Name', 'Address ', 'Fee'],
    [2, 'Hira', '12 Road, Lahore', '11'],
    [3, 'Ali "Bobby" Khan', '"Ali" Khan ', '5"'],
  ])
})

test('a row with more cells than headings is refused until somebody has looked at it', async () => {
  const draft = await draftOf(
    `${HEAD}\nAnn,Tom,1,9,9,12345,12 Road, Lahore,1200\nBob,Tom,2,9,9,12345,Road,\nCem,Tom,3,9,9,12345,Road,Lahore,`,
  )
  const errors = (line: number) => draft.rows().find(({ row }) => row === line)?.errors ?? {}
  assert.match(errors(2).row?.message ?? '', /9 cells for 8 headings/)
  assert.match(errors(4).row?.message ?? '', /9 cells for 8 headings/, 'an empty one too: the others are moved')
  assert.is(errors(3).row, undefined)
  const cells = { address: '12 Road, Lahore', fee: '1200' }
  const row = (await edit(draft.list, 2, cells)).byLine()[0]
  assert.equal([row?.errors.row, row?.cells.address, row?.cells.fee], [undefined, cells.address, '1200'])
})

test('a separator at the end of each row is no cell, and a list of an .xlsx may have a column without a heading', async () => {
  const columnsOf = async (rows: string[][], isText: boolean) => {
    const sheet = { rows: rows.map((cells, at) => ({ rowNumber: at + 1, cells })), notes: [], isText }
    const { columns, body } = await matchColumns([sheet], 'student')
    return [columns.length, ...body.map(({ cells }) => cells.length)]
  }
  const heads = ['Name', 'Class']
  assert.equal(await columnsOf([heads, ['Ann', '1', ''], ['Bob', '2', '']], true), [2, 2, 2])
  assert.equal(await columnsOf([heads, ['Ann', '1', ''], ['Bob', 'Lahore', '2', '']], true), [2, 2, 4])
  assert.equal(await columnsOf([heads, ['Ann', '1'], ['Bob', '2', '']], true), [2, 2, 3])
  assert.equal(await columnsOf([[...heads, '', ''], ['Ann'], ['Bob', '2', 'x', '']], true), [3, 3, 3])
  assert.equal(await columnsOf([heads, ['Ann', '1', 'ill'], ['Bob']], false), [3, 3, 3])
})

test('5,000 people are read and 5,001 are one too many, whatever is empty between them', async () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ rowNumber: at + 2, cells: [`Row ${at}`] }))
  const sheet = (count: number) => ({ rows: [{ rowNumber: 1, cells: ['Name'] }, ...people(count)], notes: [] })
  assert.is((await matchColumns([sheet(importLimits.rows)], 'student')).body.length, importLimits.rows)
  const tooMany = await matchColumns([sheet(importLimits.rows + 1)], 'student').catch((error: Error) => error)
  assert.match(String(tooMany), /more than 5,000 rows/)
  const { rows } = readCsv(Buffer.from(`Name,Class\n${',\n'.repeat(20_000)}Ann,1${'\n , '.repeat(9_000)}`), 'student')
  assert.equal(
    rows.map(({ rowNumber: line }) => line),
    [1, 20_002],
  )
  const wide = `Name,Class${','.repeat(16_000)}\nAnn,1${','.repeat(16_000)}`
  assert.is(readCsv(Buffer.from(wide), 'student').rows.length, 2, 'empty columns are none')
})

test('rows and columns are counted before the rest is read, and a long text is read in a worker process', async () => {
  for (const [text, reason] of [
    [`Name\n${'a\n'.repeat(6_000)}"`, /more than 5,000 rows/],
    [`Name${','.repeat(300_000)}"`, /columns/],
    [`Name\n${'a;'.repeat(100)}\n"`, /has 100 columns/],
  ] as const) {
    try {
      await readCsv(Buffer.from(text), 'student')
      assert.unreachable()
    } catch (error) {
      assert.match((error as Error).message, reason)
    }
  }
  for (const [file, words] of [
    [Buffer.alloc(importLimits.sheetBytes, ','), /no rows|columns/],
    [Buffer.alloc(importLimits.sheetBytes, 'a\n'), /more than 5,000 rows/],
  ] as const) {
    jobs.length = 0
    const { success, message } = await send(file)
    assert.equal([success, jobs], [false, ['readTable']])
    assert.match(message, words)
  }
  jobs.length = 0
  assert.is((await send(`${HEAD}\nAnn,Tom,1,9,9,12345,Road,1`)).success, true)
  assert.equal(jobs, ['planImport'], 'a short one is read without a process')
})

test('the encoding is found by the letters, and told if it is not Unicode', async () => {
  const macRoman = { ë: 0x91, ü: 0x9f, ö: 0x9a, é: 0x8e, ß: 0xa7, Ö: 0x85, '’': 0xd5 }
  const arabic = { م: 0xe3, ح: 0xcd, د: 0xcf, ع: 0xda, ل: 0xe1, ي: 0xed, ہ: 0xc0, ن: 0xe4, ا: 0xc7, پ: 0x81, گ: 0x90 }
  const windows = { ë: 0xeb, ü: 0xfc, ö: 0xf6, é: 0xe9, ß: 0xdf, Ö: 0xd6, '’': 0x92, Š: 0x8a, š: 0x9a }
  const inBytes = (text: string, byteOf: Record<string, number>) =>
    Buffer.from(Array.from(text, (letter) => byteOf[letter] ?? letter.charCodeAt(0)))
  for (const [name, bytes, known] of [
    ['Müller', macRoman, 'Mac Roman'],
    ['Köln', macRoman, 'Mac Roman'],
    ['JOSÖ O’Brien Zoë', macRoman, 'Mac Roman'],
    ['محمد علي', arabic, 'Windows-1256'],
    ['Ali محمد', arabic, 'Windows-1256'],
    ['پنگا', arabic, 'Windows-1256'],
    ['Zoë Müller', windows, 'Windows-1252'],
    ['José', windows, 'Windows-1252'],
    ['Škoda', windows, 'Windows-1252'],
    ['O’Brien', windows, 'Windows-1252'],
    ['N°5', { '°': 0xb0 }, 'Windows-1252'],
    ['GRÖßE Tom’s', windows, 'Windows-1252'],
  ] as const) {
    const { rows, notes } = await readCsv(inBytes(`Name,Class\n${name},1`, bytes), 'student')
    assert.equal(rows[1]?.cells, [name, '1'], `${name} in ${known}`)
    assert.match(notes.map(englishOf).join(), known, name)
  }
  // One broken byte makes no other encoding of a file in UTF-8.
  const broken = Buffer.concat([Buffer.from('Name,Class\nZoë Müller,1\nAnn'), Buffer.from([0xe9]), Buffer.from(',2')])
  const draft = await draftOf(broken)
  assert.match(messagesOf(draft.notes).join(' '), /In one cell letters are lost/)
  assert.is(draft.columns[0]?.sample, 'Zoë Müller')
})

test('rows that are one quoted cell each are read as rows, also where only some are', async () => {
  const quoted = `"Name,Class,Address"\n"Ann,1,""12 Road, Lahore"""\nBob,2,Road\n"Cem,3,"`
  assert.equal(await read(quoted), [
    [1, 'Name', 'Class', 'Address'],
    [2, 'Ann', '1', '12 Road, Lahore'],
    [3, 'Bob', '2', 'Road'],
    [4, 'Cem', '3', ''],
  ])
  const draft = await draftOf(quoted)
  assert.match(messagesOf(draft.notes).join(' '), /has put whole rows into quotes/)
  const some = [
    [1, 'Name', 'Address'],
    [2, 'Ann', '12 Road, Lahore'],
    [3, 'Khan, Ali'],
  ]
  assert.equal(await read('Name,Address\n"Ann,""12 Road, Lahore"""\n"Khan, Ali"'), some)
  // A list of one column has names with commas, and a title is no row of people.
  const names = [
    [1, 'Name'],
    [2, 'Khan, Ali'],
    [3, 'Shah, Bo'],
  ]
  assert.equal(await read('Name\n"Khan, Ali"\n"Shah, Bo"'), names)
  assert.equal((await read(`"Students, 2026"\n${HEAD}\nAnn,Tom`))[0], [1, 'Students, 2026'])
})

test('identifiers that a spreadsheet has rewritten, and lost letters, are marked until somebody corrects them', async () => {
  const line = (name: string, roll: string, phone: string) => `${name},Tom,${roll},9,9,${phone},Road,2.02E+11`
  const draft = await draftOf(
    studentSheet(
      HEAD,
      ...[line('Ann', '2.02E+11', '12345'), line('Bob', '05-Nov', '12345'), line('Cem', 'Nov-05', '9.23E+11')],
      ...[line('???? ????', '4', '12345'), line('D\uFFFDn', '5', '12345'), line('Eve?', 'B-11', '12345')],
    ),
  )
  assert.match(messagesOf(draft.notes).join(' '), /In 2 cells letters are lost/)
  const marksByRow = Object.fromEntries(draft.rows().map(({ row, marks, errors }) => [row, { ...marks, ...errors }]))
  assert.match(marksByRow[2]?.rollNumber?.message ?? '', /shortened this number/)
  assert.match(marksByRow[3]?.rollNumber?.message ?? '', /what a spreadsheet makes of a text such as 5-11/)
  assert.match(
    marksByRow[4]?.phone?.message ?? '',
    /shortened this number/,
    'of a number that is refused it is the reason',
  )
  assert.match(marksByRow[5]?.name?.message ?? '', /Letters of this text are lost/)
  assert.match(marksByRow[6]?.name?.message ?? '', /Letters of this text are lost/)
  assert.equal(marksByRow[7], {})
  assert.equal(
    draft.faults.map(({ kind, field, rows }) => [kind, field, rows]),
    [
      ['rewritten', 'name', 2],
      ['rewritten', 'rollNumber', 1],
      ['rewritten', 'rollNumber', 1],
    ],
  )
  assert.equal([draft.marked, draft.rows('marked').length, draft.counts.refused], [4, 4, 1])
  const now = await edit(draft.list, 2, { rollNumber: 'Dec-05' })
  assert.is(now.marked, 3, 'what somebody has typed is meant')
})

test('letters that were encoded twice are read as they were before, if somebody says so', async () => {
  const once = (text: string, encoding = 'windows-1252') => new TextDecoder(encoding).decode(Buffer.from(text))
  const list = studentSheet(HEAD, 'Zoë à,Müller,1,9,9,12345,Road,1', 'علی پاشا,Tom,2,9,9,12345,Road,1')
  const draft = await draftOf(`\uFEFF${once(`\uFEFF${list}`)}`)
  assert.equal([draft.columns[0]?.field, draft.counts.add], ['name', 2])
  assert.equal(
    draft.faults.map(({ kind, field, rows }) => [kind, field, rows]),
    [
      ['letters', 'name', 2],
      ['letters', 'fatherName', 1],
    ],
  )
  const edited = await decide(draft.list, { letters: true })
  assert.equal([edited.faults, edited.decisions.letters, edited.marked], [[], true, 0])
  const names = () => rowsOf(draft.list).map(({ cells }) => cells.name)
  assert.equal(names(), ['Zoë à', 'علی پاشا'])
  await decide(draft.list, {})
  assert.equal(names(), [once('Zoë à').replace('\u00a0', ' ').trim(), once('علی پاشا')])
  assert.equal((await draftOf(once(list, 'macintosh'))).faults[0]?.kind, 'letters')
  // Headings are only compared, so they are read without being asked for; German names are no such letters.
  assert.is((await draftOf(once('نام,Class\nAnn,1'))).columns[0]?.field, 'name')
  assert.equal((await draftOf(studentSheet(HEAD, 'Çağla Ünal,Žan ß,1,9,9,12345,Ã Road,1'))).faults, [])
})

test('a line break of another kind within a cell is a line break', async () => {
  const draft = await draftOf(studentSheet(HEAD, 'Ann,Tom,1,9,9,12345,"1 Road\vLahore",1'))
  assert.is(draft.rows()[0]?.cells.address, '1 Road\nLahore')
})

test.run()
