/** How an office lays its lists out: sheets, blocks, titles, hidden rows, headings in two rows, none at all. */

import * as assert from 'uvu/assert'
import { SheetsToChoose } from '../../server/files/sheet.ts'
import { workbookOf } from '../../tools/workbook.ts'
import { test } from '../test.ts'
import { change, decide, draftOf, edit, type List, notesOf } from './import-plan.ts'

type Row = { action: string; cells: Record<string, string> }
const rowsOf = (list: List) => list.now.byLine()
/** The sheets of which one is to be chosen. */
const sheetsOf = (file: Buffer, sheet?: number): Promise<SheetsToChoose> =>
  draftOf(file, { ...(sheet !== undefined && { sheet }) }).then(
    () => Promise.reject(new Error('It was read.')),
    (error) => (error instanceof SheetsToChoose ? error : Promise.reject(error)),
  )
const faultsOf = (draft: { faults: { kind: string; rows: number; written: string[] }[] }, kind: string) =>
  draft.faults.find((fault) => fault.kind === kind)

const HEAD = ['Roll number', 'Name', 'Father name', 'Class', 'Age', 'Phone', 'Address', 'Fee']
let rolls = 5_000
/** A pupil with a roll number of their own. */
const pupil = (name: string, grade = '5') => [String(++rolls), name, 'Tom Lee', grade, '9', '12345', 'Road', '100']
const lines = (...rows: string[][]) => rows.map((row) => row.join(';')).join('\n')
const names = (rows: Row[], action = 'add') =>
  rows.filter((row) => row.action === action).map(({ cells }) => cells.name ?? '')

test('rows that are hidden or filtered in the file are left out until somebody takes them in', async () => {
  const rows = [HEAD, pupil('Seen One'), pupil('Left School'), pupil('Seen Two'), pupil('Also Left')]
  const draft = await draftOf(await workbookOf({ name: 'A', rows, hiddenRows: [3, 5] }))
  assert.equal([draft.counts.add, draft.counts.omit], [2, 2])
  const { rows: hidden, written } = faultsOf(draft, 'hidden') ?? {}
  assert.equal([hidden, written], [2, ['Left School', 'Also Left']])
  assert.equal(names(rowsOf(draft.list)), ['Seen One', 'Seen Two'])
  // One of them by hand, and all of them by one answer, which can be taken back.
  await change(draft.list, { edits: [{ row: 3, omit: false }] })
  assert.equal(names(rowsOf(draft.list)), ['Seen One', 'Left School', 'Seen Two'])
  assert.is((await decide(draft.list, { hidden: true })).counts.add, 4)
  const back = await decide(draft.list, {})
  assert.equal([back.counts.add, faultsOf(back, 'hidden')?.rows], [3, 1])
})

test('comments beside the cells are not read, which is said', async () => {
  const draft = await draftOf(await workbookOf({ name: 'A', rows: [HEAD, pupil('Ann Noted')], comment: 'Has left' }))
  assert.match(notesOf(draft), /The file has comments beside its cells: they were not read/)
})

test('a hidden column is not read until somebody chooses it', async () => {
  const rows = [HEAD, pupil('Ann Shown')]
  const draft = await draftOf(await workbookOf({ name: 'A', rows, hiddenColumns: [8] }))
  assert.equal(draft.missing, ['fee'])
  assert.match(notesOf(draft), /Column 8 \('Fee'\) is hidden in the file, so it was not read/)
  const fields = draft.columns.map(({ field }) => field ?? 'fee')
  const chosen = await change(draft.list, { columns: { fields } })
  assert.is(chosen.counts.add, 1)
})

test('a hidden sheet is never read for a visible one; of several lists one is chosen, or all', async () => {
  const shown = { name: 'Pupils', rows: [HEAD.slice(0, 6), pupil('Seen').slice(0, 6)] }
  const old = { name: 'Old & gone', rows: [HEAD, pupil('Gone')], state: 'hidden' as const }
  const file = await workbookOf({ name: 'Cover', rows: [['City School']] }, old, shown)
  const { message, sheets } = await sheetsOf(file)
  assert.equal(sheets, [
    { sheet: 2, name: 'Old & gone', hidden: true },
    { sheet: 3, name: 'Pupils', hidden: false },
  ])
  assert.match(message, /2 sheets of the file may be the list, so nothing was read yet/)
  const chosen = await draftOf(file, { sheet: 3 })
  assert.match(notesOf(chosen), /The file has 3 sheets: only 'Pupils' was read/)
  assert.equal(
    rowsOf(chosen.list).map(({ cells }) => cells.name),
    ['Seen'],
  )
  assert.equal(
    rowsOf((await draftOf(file, { sheet: 2 })).list).map(({ cells }) => cells.name),
    ['Gone'],
  )
  // All are those that can be seen.
  assert.equal(
    rowsOf((await draftOf(file, { sheet: 0 })).list).map(({ cells }) => cells.name),
    ['Seen'],
  )

  // A list that is on a hidden sheet only is offered, as is what can be seen.
  const hiddenOnly = await workbookOf({ name: 'Cover', rows: [['City School']] }, { ...old, state: 'veryHidden' })
  const offered = await sheetsOf(hiddenOnly)
  assert.equal(
    offered.sheets.map(({ name, hidden }) => [name, hidden]),
    [
      ['Cover', false],
      ['Old & gone', true],
    ],
  )
  // The one list of a file is read at once.
  const one = await draftOf(await workbookOf({ name: 'Cover', rows: [['City School']] }, shown))
  assert.is(one.counts.all, 1)
  // A sheet that the file does not have any more: the others are offered again.
  assert.is((await sheetsOf(file, 9)).sheets.length, 2)
})

test('one sheet a class: all of them are one list, each with the class of its name', async () => {
  const without = (row: string[]) => [...row.slice(0, 3), ...row.slice(4)]
  const other = (row: string[]) => [row[1] ?? '', row[0] ?? '', ...row.slice(2)]
  const file = await workbookOf(
    { name: 'Class 1', rows: [['City School'], without(HEAD), without(pupil('Ann')), without(pupil('Bob'))] },
    { name: 'II', rows: [other(without(HEAD)), other(without(pupil('Cem')))] },
    { name: 'Nursery', rows: [HEAD, pupil('Dan', '3')] },
    { name: 'Timetable', rows: [['Monday', 'Maths']] },
  )
  const draft = await draftOf(file, { sheet: 0 })
  const rows = rowsOf(draft.list)
  assert.equal(
    rows.map(({ row, action, cells }) => `${row} ${action} ${cells.name} ${cells.grade}`),
    ['3 add Ann 1', '4 add Bob 1', '6 add Cem 2', '8 add Dan 3'],
  )
  assert.match(notesOf(draft), /3 sheets were read together: Class 1, II, Nursery/)
  assert.equal(draft.missing, [])
})

test('headings that come again are no people, and a title above a block is the class of its rows', async () => {
  const head = ['Roll number', 'Name', 'Father name', 'Age', 'Phone', 'Address', 'Fee']
  const turned = ['Name', 'Roll number', ...head.slice(2)]
  const row = (name: string) => pupil(name).toSpliced(3, 1)
  const inOrder = ([roll = '', name = '', ...more]: string[]) => [name, roll, ...more]
  const file = lines(
    ['City School', 'Session 2026', '', '', '', '', ''],
    ['Class: 5', '', '', '', '', '', ''],
    head,
    row('Ann'),
    row('Bob'),
    ['Class', 'VI', '', '', '', '', ''],
    turned,
    inOrder(row('Cem')),
    ['', 'CLASS - 7', '', '', '', '', ''],
    row('No heading above'),
  )
  const draft = await draftOf(file)
  const rows = rowsOf(draft.list)
  assert.equal(
    rows.slice(0, 3).map(({ action, cells }) => `${action} ${cells.name} ${cells.grade}`),
    ['add Ann 5', 'add Bob 5', 'add Cem 6'],
  )
  assert.is(rows.length, 4)
  assert.match(notesOf(draft), /Titles above the rows say their class: 5, VI, 7\./)
  assert.match(notesOf(draft), /The headings come again in lines 7: these are no people\./)
  // A class of the row itself is nearer than a title.
  const own = await draftOf(lines(['Class: 5'], HEAD, pupil('Own', '3'), pupil('None', '')))
  assert.equal(
    rowsOf(own.list).map(({ cells }) => cells.grade),
    ['3', '5'],
  )
})

test('a row with a cell too many is refused also below a title that gives it its class', async () => {
  const head = ['Roll number', 'Name', 'Father name', 'Age', 'Phone', 'Address', 'Fee']
  const row = (name: string) => pupil(name).toSpliced(3, 1)
  const draft = await draftOf(lines(['Class: 5'], head, row('Ann'), row('Bob').toSpliced(5, 0, '12 Road')))
  const [ann, bob] = rowsOf(draft.list)
  assert.equal([ann?.action, ann?.cells.grade, bob?.action, bob?.cells.grade], ['add', '5', 'refused', '5'])
  assert.match(JSON.stringify(bob), /9 cells for 8 headings/)
})

test('a block of text may have more columns than the one above it', async () => {
  const row = (name: string) => pupil(name).slice(0, 7)
  const draft = await draftOf(lines(HEAD.slice(0, 7), row('Ann'), row('Bob'), HEAD, pupil('Cem')))
  assert.equal(
    rowsOf(draft.list).map(({ cells }) => [cells.name, cells.fee]),
    [
      ['Ann', undefined],
      ['Bob', undefined],
      ['Cem', '100'],
    ],
  )
  assert.ok(rowsOf(draft.list).every((one) => !/too many|9 cells|8 cells/.test(JSON.stringify(one))))
})

test('letters that are lost on several sheets are counted together', async () => {
  const sheet = (name: string) => ({ name, rows: [HEAD, pupil('?????')] })
  const draft = await draftOf(await workbookOf(sheet('1'), sheet('2')), { sheet: 0 })
  assert.equal(notesOf(draft).match(/In [^ ]+ cells? letters are lost/g), ['In 2 cells letters are lost'])
})

test('a number or a class that is filled down a list is nobody; a value of a person is somebody', async () => {
  const empty = (at: number, grade = '') => [String(9_000 + at), '', '', grade, '', '', '', '100']
  const draft = await draftOf(lines(HEAD, pupil('Ann'), empty(1), empty(2, '5'), [...empty(3).slice(0, 2), 'Tom']))
  assert.equal([draft.counts.add, draft.counts.omit, draft.counts.refused], [1, 2, 1])
  assert.equal(faultsOf(draft, 'nobody')?.rows, 2)
  // A row that gets a name is a person.
  const now = await edit(draft.list, 3, { name: 'Late Pupil' })
  assert.equal([now.counts.omit, now.counts.refused], [1, 2])
})

test('a row that counts the others is nobody, wherever the count is; a name that begins like one is somebody', async () => {
  const counting = [
    ['Total students: 60'],
    ['', 'Total students: 60', '', '', '', '', '', ''],
    ['', 'Grand Total', '', '', '', '', '', 'Rs. 54,000/-'],
    ['61', 'Sub-total', '', '5', '9.5', '', '', '6000'],
    ['', 'Boys: 35', 'Girls: 25', '', '', '', '', ''],
    ['', '60 students', '', '', '', '', '', ''],
    ['', 'No. of students = 60', '', '', '', '', '', ''],
    ['کل طلبہ: ۶۰', '', '', '', '', '', '', ''],
    ['', 'TOTAL', '60', '', '', '', '', ''],
  ]
  const people = [pupil('Totalia Khan'), pupil('Student One'), [...pupil('Total Khan').slice(0, 3), '', '', '', '', '']]
  const draft = await draftOf(lines(HEAD, pupil('Ann'), ...counting, ...people))
  const rows = rowsOf(draft.list)
  assert.equal(
    rows.filter(({ action }) => action === 'omit').map(({ row }) => row),
    counting.map((_, at) => at + 3),
  )
  assert.equal([draft.counts.add, draft.counts.refused, faultsOf(draft, 'nobody')?.rows], [3, 1, counting.length])
  // Somebody may take it in, and what is typed into it is of a person.
  const now = await edit(draft.list, 4, { name: 'Late Pupil' })
  assert.equal([now.counts.omit, now.counts.refused], [counting.length - 1, 2])
})

test('a file without headings loses nobody, whatever word its rows have', async () => {
  const rows = [pupil('First Pupil'), [...pupil('Second').slice(0, 7), 'No'], pupil('Third')]
  const draft = await draftOf(lines(...rows))
  assert.match(notesOf(draft), /No heading of this file is known, so its first row was read as a person/)
  assert.equal(draft.columns.map(({ heading }) => heading).join(''), '')
  assert.is(draft.columns[1]?.sample, 'First Pupil')
  const fields = ['rollNumber', 'name', 'fatherName', 'grade', 'age', 'phone', 'address', 'fee']
  const mapped = await change(draft.list, { columns: { fields } })
  assert.equal([mapped.counts.add, mapped.counts.all], [3, 3])
})

test.run()
