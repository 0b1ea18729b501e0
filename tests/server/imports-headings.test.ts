/** Which column of a list is which field: headings in one row or two, titles, merged cells. */

import * as assert from 'uvu/assert'
import { englishOf } from '#contract/failures'
import { type ImportKind, importLimits } from '#contract/imports'
import { matchColumns } from '../../server/imports/read/match-columns.ts'
import { fillMerged } from '../../server/imports/read/merged.ts'
import { test } from '../test.ts'

const matched = (kind: ImportKind, ...rows: string[][]) =>
  matchColumns([{ rows: rows.map((cells, at) => ({ rowNumber: at + 1, cells })), notes: [] }], kind)
/** What headings are read as: the field, with its place where texts are joined. */
const readAs = async (kind: ImportKind, ...rows: string[][]) =>
  (await matched(kind, ...rows)).columns.map(({ field, place }) => (place ? `${field} ${place}` : field))

test('headings are known with a unit, a remark, several words, or whose they are', async () => {
  const known = {
    fee: ['Monthly Fee (Rs)', 'Fee in Rs.', 'FEE [PKR]', 'Tuition Fee per month', 'Fees, Rs'],
    age: ['Age (years)', 'Age in years', 'Age yrs', "Student's age"],
    rollNumber: [
      'Roll No.',
      'Roll Number *',
      'Student roll no',
      'No.',
      'Adm No',
      'Admission No.',
      'داخلہ نمبر',
      'R.No',
      'R/No',
      'G.R. No.',
    ],
    fatherName: [
      "Father's Name",
      'Father / Guardian Name',
      'FATHER NAME (in full)',
      'S/O',
      'D/O',
      'Son of',
      'Name of Father',
      'ولد / بنت',
      "Father's / Guardian's Name",
      'FATHER’S/GUARDIAN’S NAME',
      "Guardian's Name",
      'Guardians Name',
      "Parent's / Guardian's",
      "Father's",
      'S/D of',
      'S.D/O',
      'D/S of',
      'F. Name',
      "Student's Father's Name",
    ],
    grade: ['Class', 'Class / Section', 'Standard:', 'Class number'],
    birthDate: ['D.O.B.', 'DOB (dd/mm/yyyy)', 'Date of Birth', 'Birthday', 'Date Of Birth (A.D.)'],
    phone: [
      'Mobile No.',
      'Contact Number',
      'Phone # (father)',
      "Father's Mobile",
      'Cell no',
      "Guardian's Contact #",
      'Ph. No',
    ],
    name: ["Student's Name", 'Pupil Name', 'Name of Pupil', 'Name of the Student', 'Full Name'],
  }
  for (const [field, headings] of Object.entries(known)) {
    for (const heading of headings) {
      assert.equal(await readAs('student', ['Address', heading]), ['address', field], heading)
    }
  }
  for (const heading of [
    "Mother's Name",
    'Mothers Name',
    'S.No',
    'Sr. No.',
    "Father's Occupation",
    "Father's CNIC",
    "Class Teacher's Name",
    'Form No.',
    'Admission date',
    'Name of School',
    'Blood group',
    'Rs',
    'in per month',
    '()',
    '',
  ]) {
    assert.equal(await readAs('student', ['Address', heading]), ['address', null], heading)
  }
  assert.equal(await readAs('teacher', ['Teacher Name', 'Monthly Salary (Rs)']), ['name', 'salary'])
})

test('first name and surname are one name, and a section belongs to its class', async () => {
  const cases: [headings: string[], read: (string | null)[]][] = [
    [
      ['Surname', 'First Name'],
      ['name 2', 'name'],
    ],
    [
      ['Last name', 'Given names', 'Middle name'],
      ['name 2', 'name', 'name 1'],
    ],
    // 'Name' is the first name beside a surname, and the surname beside a first name; beside both it is all of it.
    [
      ['Name', 'Surname'],
      ['name', 'name 2'],
    ],
    [
      ['Name', 'First name'],
      ['name 3', 'name'],
    ],
    [
      ['First name', 'Surname', 'Name'],
      [null, null, 'name'],
    ],
    [['First name'], ['name']],
    // A part of a name that is not its beginning is no name.
    [
      ['Surname', 'Class'],
      [null, 'grade'],
    ],
    [
      ['Section', 'Class'],
      ['grade 1', 'grade'],
    ],
    [
      ['Name', 'Section'],
      ['name', null],
    ],
  ]
  for (const [headings, read] of cases) assert.equal(await readAs('student', headings), read, headings.join())
})

test('headings in two rows say whose name it is; a title above them says nothing', async () => {
  const groups = ['Roll', 'Mother', '', 'Pupil', '', 'Father', '']
  const below = ['', 'Name', 'Mobile', 'Name', 'Mobile', 'Name', 'Mobile']
  assert.equal(await readAs('student', ['Register'], groups, below, ['1', 'Eve', '1', 'Ann', '2', 'Tom', '3']), [
    ...['rollNumber', null, null, 'name', 'phone', 'fatherName', null],
  ])
  // A father and a guardian in one group are one person.
  assert.equal(await readAs('student', ['Roll', 'Father / Guardian', ''], ['', 'Name', 'Mobile'], ['1', 'Tom', '2']), [
    ...['rollNumber', 'fatherName', 'phone'],
  ])
  // A register has a column for each day.
  assert.equal(await readAs('student', ['Name', 'Adm No', '1', '2'], ['Ann', '1', 'P', 'A']), [
    ...['name', 'rollNumber', null, null],
  ])
  // A row of people below one row of headings is not taken for headings.
  assert.equal(await readAs('student', ['Name', 'Class', ''], ['Ann', '', '']), ['name', 'grade', null])
})

test('first and last names under one heading are a name in two columns, and their heading is no pupil', async () => {
  const upper = ['Roll No', 'Name of Student', '', "Father's Name", '', 'Class']
  const people = [
    ['1', 'Ali', 'Khan', 'Tom', 'Khan', '5'],
    ['2', 'Sara', 'Malik', 'Omar', 'Malik', '6'],
  ]
  for (const [first, last] of [
    ['First', 'Surname'],
    ['First', 'Last'],
    ['Given Name', 'Family Name'],
  ] as const) {
    const { columns, body } = await matched('student', upper, ['', first, last, first, last, ''], ...people)
    assert.equal(
      columns.map(({ field, place }) => `${field} ${place}`),
      ['rollNumber 0', 'name 0', 'name 2', 'fatherName 0', 'fatherName 2', 'grade 0'],
    )
    assert.equal(
      body.map(({ rowNumber: line }) => line),
      [3, 4],
    )
  }
  // Words that nobody knows, and numbers of the columns, are no pupil either.
  for (const below of [
    ['', 'In English', 'In Urdu', '', '', ''],
    ['1', '2', '3', '4', '5', '6'],
  ]) {
    const { columns, body, notes } = await matched('student', upper, below, ...people)
    assert.is(columns[1]?.field, 'name')
    assert.equal(
      body.map(({ rowNumber: line }) => line),
      [3, 4],
    )
    assert.match(notes.map(englishOf).join(), /Line 2 was read as a second row of headings/)
    const again = await matched('student', upper, below, ...people, upper, below, ...people)
    assert.equal(again.columns, columns)
    assert.equal(
      again.body.map(({ rowNumber, cells }) => `${rowNumber} ${cells[1]}`),
      [3, 4, 7, 8].map((line) => `${line} ${people[(line + 1) % 2]?.[1]}`),
    )
  }
})

test('a title of several cells is not put before each heading, and an address in it is none of a pupil', async () => {
  const head = ['Roll No', 'Name', 'Class', 'Phone']
  for (const title of [
    ['City School', '', 'Session 2026', ''],
    ['Address: Canal Road', '', '', 'Phone: 042-123'],
    ['Students', 'List of 2026', '', ''],
  ]) {
    const { columns } = await matched('student', title, head, ['1', 'Ann', '5', '2'])
    assert.equal(
      columns.map(({ heading, field }) => `${heading}: ${field}`),
      ['Roll No: rollNumber', 'Name: name', 'Class: grade', 'Phone: phone'],
    )
  }
})

test('of several headings for one field the nearest is read, and the other is told', async () => {
  const cases: [headings: string[], read: (string | null)[]][] = [
    [
      ['نمبر شمار', 'نام', 'رول نمبر'],
      [null, 'name', 'rollNumber'],
    ],
    [
      ['No.', 'Name', 'Roll No.'],
      [null, 'name', 'rollNumber'],
    ],
    [
      ['Adm No', 'Roll number', 'Name'],
      [null, 'rollNumber', 'name'],
    ],
    [
      ['Guardian', "Father's name", 'Name'],
      [null, 'fatherName', 'name'],
    ],
  ]
  for (const [headings, read] of cases) assert.equal(await readAs('student', headings), read, headings.join())
  const { notes } = await matched('student', ['No.', 'Name', 'Roll No.'])
  assert.match(
    notes.map(englishOf).join(),
    /Columns 3 \('Roll No\.'\) and 1 \('No\.'\) may be the same: column 3 is read\./,
  )
})

test('a merged cell is the value of each row that it spans, whatever a file says of its size', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ rowNumber: at + 1, cells: [String(at), at === 12 ? 'V' : ''] }))
  const tall = { firstRow: 13, lastRow: 16, firstColumn: 1, lastColumn: 3 }
  fillMerged(rows, [tall])
  assert.equal(
    rows.slice(11, 18).map(({ cells }) => cells[1]),
    ['', 'V', 'V', 'V', 'V', '', ''],
  )
  assert.ok(rows.every(({ cells }) => cells.length <= 2))
  // All that could be filled is filled once: a file may name the same cells again and again.
  const all = { firstRow: 1, lastRow: 1_048_576, firstColumn: 0, lastColumn: 16_383 }
  let fills = 0
  for (const { cells } of rows) {
    const fill = cells.fill.bind(cells)
    cells.fill = (...more) => {
      fills++
      return fill(...more)
    }
  }
  fillMerged(rows, Array(10_000).fill(all))
  assert.ok(rows.every(({ cells }) => cells.length <= importLimits.columns))
  assert.ok(fills <= rows.length * importLimits.columns, `${fills}`)
})

test.run()
