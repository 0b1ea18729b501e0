/** Lists of text as programs write them: line ends, quotes, separators, encodings, and how much of them is read. */

import * as assert from 'uvu/assert'
import { type ImportKind, importLimits } from '#contract/imports'
import { readCsv } from '../../server/imports/read/csv.ts'
import { matchColumns } from '../../server/imports/read/match-columns.ts'
import { studentSheet } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { withCodes } from '../coded.ts'
import { test } from '../test.ts'

const jobs: string[] = []
const workers = {
  ...sharedWorkers,
  run: ((job, ...more) => {
    jobs.push(job.name)
    return sharedWorkers.run(job, ...more)
  }) as typeof sharedWorkers.run,
}
const school = await start({ workers })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const send = async (file: Buffer | string, kind: ImportKind = 'student') =>
  withCodes((await admin.post(`/imports?kind=${kind}&name=x`, Buffer.from(file))).body)
const rowsOf = async (id: string, query = '') => withCodes((await admin.get(`/imports/${id}/rows${query}`)).body.rows)
/** The lines and cells of a text. */
const read = async (text: string | Buffer) =>
  (await readCsv(Buffer.from(text), 'student')).rows.map(({ line, cells }) => [line, ...cells])
const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'

test('CRLF, LF and CR end a row anywhere outside of quotes, also in one file', async () => {
  const rows = [
    [1, 'Name', 'Class'],
    [2, 'Ann', '1'],
    [3, 'Bob', '2'],
    [4, 'Cem', '3'],
    [7, 'a\r\nb\nc\rd', '4'],
    [11, 'Eve', '5'],
  ]
  assert.equal(await read('Name,Class\r\nAnn,1\nBob,2\rCem,3\n\r\n\r"a\r\nb\nc\rd",4\r\nEve,5'), rows)
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
  const { import: draft } = await send(list.replace('\n', '\r\n'))
  assert.equal([draft.counts.all, draft.counts.add], [2, 2])
})

test('a cell in quotes may have spaces around them, whatever is in it', async () => {
  assert.equal(await read('Name, Address ,Fee\nHira, "12 Road, Lahore" , 11\nAli "Bobby" Khan, "Ali" Khan ,5"'), [
    [1, 'Name', 'Address ', 'Fee'],
    [2, 'Hira', '12 Road, Lahore', '11'],
    [3, 'Ali "Bobby" Khan', '"Ali" Khan ', '5"'],
  ])
})

test('a row with more cells than headings is refused until somebody has looked at it', async () => {
  const { import: draft } = await send(
    `${HEAD}\nAnn,Tom,1,9,9,12345,12 Road, Lahore,1200\nBob,Tom,2,9,9,12345,Road,\nCem,Tom,3,9,9,12345,Road,Lahore,`,
  )
  const rows = await rowsOf(draft._id)
  const errors = (line: number) =>
    rows.find(({ row }: { row: number }) => row === line)?.errors as Record<string, string>
  assert.match(errors(2).row ?? '', /9 cells for 8 headings.*the last cell is “1200”/)
  assert.match(errors(4).row ?? '', /9 cells for 8 headings/, 'an empty one too: the others are moved')
  assert.is(errors(3).row, undefined)
  const cells = { address: '12 Road, Lahore', fee: '1200' }
  const { row } = (await admin.put(`/imports/${draft._id}/rows/2`, { cells })).body
  assert.equal([row.errors.row, row.cells.address, row.cells.fee], [undefined, cells.address, '1200'])
})

test('a separator at the end of each row is no cell, and a list of an .xlsx may have a column without a heading', () => {
  const columnsOf = (rows: string[][], isText: boolean) => {
    const sheet = { rows: rows.map((cells, at) => ({ line: at + 1, cells })), notes: [], isText }
    const { columns, body } = matchColumns(sheet, 'student')
    return [columns.length, ...body.map(({ cells }) => cells.length)]
  }
  const heads = ['Name', 'Class']
  assert.equal(columnsOf([heads, ['Ann', '1', ''], ['Bob', '2', '']], true), [2, 2, 2])
  assert.equal(columnsOf([heads, ['Ann', '1', ''], ['Bob', 'Lahore', '2', '']], true), [2, 2, 4])
  assert.equal(columnsOf([heads, ['Ann', '1'], ['Bob', '2', '']], true), [2, 2, 3])
  assert.equal(columnsOf([[...heads, '', ''], ['Ann'], ['Bob', '2', 'x', '']], true), [3, 3, 3])
  assert.equal(columnsOf([heads, ['Ann', '1', 'ill'], ['Bob']], false), [3, 3, 3])
})

test('5,000 people are read and 5,001 are one too many, whatever is empty between them', () => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: [`Row ${at}`] }))
  const sheet = (count: number) => ({ rows: [{ line: 1, cells: ['Name'] }, ...people(count)], notes: [] })
  assert.is(matchColumns(sheet(importLimits.rows), 'student').body.length, importLimits.rows)
  assert.throws(() => matchColumns(sheet(importLimits.rows + 1), 'student'), /more than 5,000 rows/)
  const { rows } = readCsv(Buffer.from(`Name,Class\n${',\n'.repeat(20_000)}Ann,1${'\n , '.repeat(9_000)}`), 'student')
  assert.equal(
    rows.map(({ line }) => line),
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
  assert.equal(jobs, [], 'a short one does not wait for a process')
})

test.run()
