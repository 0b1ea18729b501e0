/** Lists as the programs of offices have them: their headings, dates and telephone numbers, and one answer for many rows. */

import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { englishOf } from '#contract/failures'
import { columns, importLimits } from '#contract/imports'
import { defaultSettings } from '#contract/school/defaults'
import { orderOf, readBirthDate } from '../../server/imports/plan/birth-date.ts'
import { phoneRuleOf } from '../../server/imports/plan/phone-rule.ts'
import { countryOfSchool } from '../../server/school/country.ts'
import { userKey } from '../../server/store/user-key.ts'
import { changeDraft } from '../../tools/change-draft.ts'
import { inPrep, officeCsv, officeXlsx, withoutAge } from '../../tools/office-list.ts'
import { addStudent, form, studentSheet } from '../../tools/samples.ts'
import { changeSchool, settingsWith } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { fc, property } from '../property.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'
import { change, decide, draftOf, edit, personOf, rowsOf, TODAY } from './import-plan.ts'

/** Where what is in the school counts. */
const school = await start({ clock: () => Date.parse(TODAY) })
const admin = await school.login(ADMIN.userId, ADMIN.password)
await changeSchool(admin, { region: { timeZone: 'Asia/Karachi' } })
test.after(() => school.stop())

const send = async (file: Buffer | string, kind = 'student') => {
  const { body } = await admin.post(`/imports?kind=${kind}&name=list`, Buffer.from(file))
  assert.is(body.success, true, body.message)
  return body.import
}
const ran = async (id: string) => {
  await admin.post(`/imports/${id}/run`, {})
  for (;;) {
    const { import: now } = (await admin.get(`/imports/${id}`)).body
    if (now.progress === null) return now
    await pause(5)
  }
}
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  )
const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
/** Columns that a test does not set have the sample values. */
const list = (head: string, ...lines: string[]) => studentSheet(head, ...lines)

for (const [name, read] of Object.entries({ '.xlsx': officeXlsx, '.csv': officeCsv })) {
  test(`a list of an office as ${name}, with a title and merged headings, is read but for what nobody could know`, async () => {
    const { counts, missing, columns, faults } = await draftOf(await read(1_000))
    assert.equal(missing, [])
    assert.equal(
      columns.map(({ field, place }) => `${field} ${place}`),
      [
        ...['rollNumber 0', 'name 2', 'name 0', 'fatherName 0', 'grade 0', 'birthDate 0', 'phone 0', 'address 0'],
        'fee 0',
      ],
    )
    const refused = inPrep(1_000) + withoutAge(1_000) - 1
    assert.equal([counts.all, counts.add, counts.refused], [1_000, 1_000 - refused, refused])
    assert.equal(
      faults.map(({ kind, field, written, rows }) => [kind, field, written, rows]),
      [
        ['phones', 'phone', ['3001000520', '3001000533', '3001000546', '3001000559'], 1_000 - refused],
        ['text', 'grade', ['Prep'], inPrep(1_000)],
        ['text', 'age', [''], withoutAge(1_000)],
      ],
    )
  })
}

test('three decisions bring a list into the school, each with what stands in the file; an age may stay unknown', async () => {
  const { _id } = await send(officeCsv(40))
  const decisions = {
    replaced: [{ field: 'grade', written: 'Prep', value: '1' }],
    unknown: ['age'],
    phones: true,
  }
  const { import: decided } = (await changeDraft(admin, _id, { decisions })).body
  assert.equal([decided.counts.add, decided.faults], [40, []])
  assert.equal(decided.decisions, { ...decisions, dates: null, country: null, hidden: false, letters: false })
  assert.is((await ran(_id)).state, 'done')
  const { students } = (await admin.get('/student/getAllStudent')).body
  const byRoll = new Map(students.map((student: { rollNumber: string }) => [student.rollNumber, student]))
  const { name, fatherName, grade, age, phone, address, fee } = byRoll.get('1') as Record<string, string>
  assert.equal(
    [name, fatherName, grade, age, phone, address, fee],
    ['Ali 1 Khan', 'Ayesha Khan', '1', '12', '03001000000', '1 Canal Road', '1500'],
  )
  const { _id: unknown, age: none } = byRoll.get('40') as Record<string, string>
  assert.is(none, '')

  // Staff read it, an export has no text for it, and a change of something else leaves it.
  assert.is((await admin.get(`/forTeachers/studentForTeacher/${unknown}`)).body.user.age, '')
  const changed = await admin.post(`/student/updateStudent/${unknown}`, form({ fee: '99' }))
  assert.equal([changed.body.success, changed.body.student?.age], [true, ''], changed.body.message)
  const exported = await admin.post('/export/students', { format: 'csv', ids: [unknown] })
  assert.match(String(exported.bytes), /,40,10,,03001000507,/)
  // Deleted and restored it is the same, and another import says it.
  await admin.delete(`/student/deleteStudent/${unknown}`)
  assert.is((await admin.post('/admin/deleted/restore', { ids: [unknown] })).body.success, true)
  const { _id: again } = await send(`Name,Class,Roll number,D.O.B.\nAyesha 1 Sheikh,10,40,2015-07-01`)
  assert.is((await ran(again)).counts.change, 1)
  assert.is((await admin.get(`/forTeachers/studentForTeacher/${unknown}`)).body.user.age, '10')
  // A student who is added by hand needs one.
  const refused = await admin.post('/student/add-student', form({ name: 'By Hand', age: '' }))
  assert.is(refused.status, 400)
})

test('an age that is unknown in one row alone is asked for too, and is not taken for one of anybody else', async () => {
  const { list: draft, faults } = await draftOf(
    list(HEAD, 'One Unknown,Tom,1,9,,12345,Road,1', 'Known,Tom,2,9,8,12345,Road,1'),
  )
  const [age] = faults.filter(({ kind }) => kind === 'text')
  assert.equal([age?.field, age?.written, age?.rows], ['age', [''], 1])
  for (const unknown of ['name', 'phone', 'password', 'shoe size']) {
    assert.ok(await isRefused(decide(draft, { unknown: [unknown] })), unknown)
  }
  const decided = await decide(draft, { replaced: [{ field: 'age', written: '', value: '7' }] })
  assert.is(decided.counts.add, 2)
  const [one] = rowsOf(draft)
  assert.is(one?.cells.age, '7')
})

test('what registers put around a value is not in it', async () => {
  const { list: draft, counts } = await draftOf(
    list(
      'Name,Father name,Roll number,Fee',
      'Ann One,S/O Ghulam Rasool,۱۰۲,"Rs. 1,200/-"',
      'Ann Two,D/o: Tom Lee,103,۱۲۰۰ روپے',
      'Ann Three,ولد غلام رسول,104,"PKR 1,20,000.00"',
      'Ann Four,Sohail So,A-105,half of 1200',
      'Ann Five,Daughter of Omar,106,"1,500.50"',
    ),
  )
  assert.is(counts.add, 5)
  assert.equal(
    rowsOf(draft).map(({ cells }) => [cells.fatherName, cells.rollNumber, cells.fee]),
    [
      ['Ghulam Rasool', '102', '1200'],
      ['Tom Lee', '103', '1200'],
      ['غلام رسول', '104', '120000'],
      ['Sohail So', 'A-105', 'half of 1200'],
      ['Omar', '106', '1,500.50'],
    ],
  )
})

test('what an import has read in the digits of a register is found by other digits, and so is what is typed', async () => {
  const { _id } = await send(list('Name,Roll number', 'Ann One,۱۰۲'))
  await ran(_id)
  await addStudent(admin, { name: 'By Hand', rollNumber: '۹۱۰۲' })
  for (const [searched, name] of [
    ['102', 'Ann One'],
    ['9102', 'By Hand'],
  ] as const) {
    const { body } = await admin.post('/student/findStudents', { text: searched })
    assert.ok(
      body.data?.some((student: { name: string }) => student.name === name),
      JSON.stringify(body),
    )
  }
})

test('a section that the school does not have is said, and kept once it is a class of the school', async () => {
  const draft = await draftOf(
    list(
      'Name,Class,Roll number',
      ...['Sec One,V-A,801', 'Sec Two,V-B,802', 'Sec Three,Class 5 (B),803', 'Sec Four,6,804', 'Sec Five,VII A,805'],
    ),
  )
  const { faults, counts } = draft
  assert.is(counts.add, 5)
  const sections = faults.filter(({ kind }) => kind === 'section')
  const said = (grade: number) => `The school has no such section: all of them come into class ${grade}, without it.`
  assert.equal(
    sections.map(({ written, classes, rows, reason }) => [written, classes, rows, reason]),
    [
      [['V-A', 'V-B', 'Class 5 (B)'], ['5 A', '5 B'], 3, said(5)],
      [['VII A'], ['7 A'], 1, said(7)],
    ],
  )
  // So are those of a teacher.
  const teachers = 'Name,Phone,Gender,Address,Qualifications,Salary,Subject,Bank details,Experience,Classes'
  const { faults: ofTeachers } = await draftOf(
    `${teachers}\nOmar,0300 1234567,Male,Road,MSc,1,Maths,1,1,"8-A, 8-B, 9"`,
    { kind: 'teacher' },
  )
  assert.equal(
    ofTeachers.map(({ field, classes }) => [field, classes]),
    [['classes', ['8 A', '8 B']]],
  )
  const now = await draft.in({ classes: [...defaultSettings.classes, '5 A', '5 B'] })
  assert.equal(
    now.faults.map(({ written }) => written),
    [['VII A']],
  )
  assert.equal(
    now.rows().map(({ cells }) => cells.grade),
    ['5 A', '5 B', '5 B', '6', '7'],
  )
})

test('an import adds the classes of its sections to the school, each after those of its number', async () => {
  const { _id } = await send(list('Name,Class,Roll number', 'Sec One,V-A,801', 'Sec Two,V-B,802'))
  const addClasses = ['5 B', '5 A']
  const { body } = await changeDraft(admin, _id, { addClasses })
  assert.equal(
    [body.import.faults, body.rows.map((row: { cells: { grade: string } }) => row.cells.grade)],
    [[], ['5 A', '5 B']],
  )
  const { classes } = (await admin.get('/admin/school')).body.settings
  assert.equal(classes.slice(classes.indexOf('5'), classes.indexOf('6')), ['5', '5 B', '5 A'])
  const [entry] = (await admin.get('/admin/audit')).body.data
  assert.equal([entry.action, entry.entity], ['update', 'school'])
  assert.is((await changeDraft(admin, _id, { addClasses })).body.success, true, 'what is there is not added again')
  for (const wrong of ['left', '.', 'x'.repeat(50)]) {
    assert.is((await changeDraft(admin, _id, { addClasses: [wrong] })).status, 400, wrong)
  }
  await admin.delete(`/imports/${_id}`)
  await changeSchool(admin, { classes: defaultSettings.classes })
})

test('columns are joined by hand, in the order that is chosen; of a field that is not joined there is one', async () => {
  const draft = await draftOf(list('Wer,Wie,Street,Town,Name', 'Khan,Ali,Canal Road,Lahore,x'))
  const { columns } = draft
  const fieldsWith = (changes: Record<string, string | null>) =>
    columns.map(({ heading, field }) => (heading && heading in changes ? (changes[heading] ?? null) : field))
  const map = (fields: (string | null)[], more = {}) => change(draft.list, { columns: { fields, ...more } })
  const fields = fieldsWith({ Wer: 'name', Wie: 'name', Name: null, Street: 'address', Town: 'address', Address: null })
  await map(fields)
  const [first] = rowsOf(draft.list)
  assert.equal([first?.cells.name, first?.cells.address], ['Khan Ali', 'Canal Road, Lahore'])
  const places = columns.map(({ heading }) => (heading === 'Wer' ? 1 : 0))
  await map(fields, { places })
  assert.is(rowsOf(draft.list)[0]?.cells.name, 'Ali Khan')
  const twice = await map(fieldsWith({ Wer: 'phone' })).catch(({ message }) => message)
  assert.match(twice, /Two columns cannot be the same field/)
})

test('a value is the same in all rows: of a column that the file does not have, or joined to one that it has', async () => {
  const more = { school: { classes: [...defaultSettings.classes, '11 A', '11 B'] } }
  const { list: draft, columns, missing } = await draftOf('Name,Roll number,Fee\nAnn,1,\nBob,2,free', more)
  assert.equal(missing, ['fatherName', 'grade', 'age', 'phone', 'address'])
  const texts = [
    { field: 'grade', text: 'XI' },
    { field: 'grade', text: 'A' },
    { field: 'fatherName', text: 'Tom' },
    { field: 'address', text: 'Road' },
    { field: 'age', text: '16' },
    { field: 'phone', text: '0300 1234567' },
  ]
  const fields = columns.map(({ field }) => field)
  const map = (more: object) => change(draft, { columns: { fields, texts, ...more } })
  const mapped = await map({})
  assert.equal([mapped.missing, mapped.texts, mapped.counts.add], [[], texts, 1])
  assert.equal([rowsOf(draft)[1]?.cells.grade], ['11 A'])
  // In place of what a column has: it is not read then.
  const all = [...texts, { field: 'fee', text: '1500' }]
  assert.ok(await isRefused(map({ texts: all })))
  await map({ texts: all, fields: ['name', 'rollNumber', null] })
  assert.equal(
    rowsOf(draft).map(({ cells }) => cells.fee),
    ['1500', '1500'],
  )
  assert.ok(await isRefused(map({ texts: [{ field: 'shoe size', text: '7' }] })))

  const sections = await draftOf(list('Name,Class,Section,Roll number', 'Cem,XI,B,3', 'Dan,,B,4', 'Eva,5th,C,5'), more)
  const rows = rowsOf(sections.list)
  assert.equal(Object.fromEntries(rows.map(({ cells }) => [cells.name, cells.grade])), {
    Dan: undefined,
    Cem: '11 B',
    Eva: '5',
  })
})

test('the same fault of many rows is one line, and one decision corrects it until it is taken back', async () => {
  const lines = Array.from(
    { length: 203 },
    (_, at) => `Row ${at},Tom,${1_000 + at},${at < 101 ? 'Rose' : 'rose'},9,12345,x,1`,
  )
  lines.push('Alone,Tom,500,Lily,9,12345,x,1', ',Tom,501,1,9,12345,x,1', ',Tom,502,1,9,12345,x,1')
  const { list: draft, faults } = await draftOf(list(HEAD, ...lines))
  assert.equal(
    faults.filter(({ kind }) => kind === 'text').map(({ field, written, rows }) => [field, written, rows]),
    [
      ['grade', ['Rose'], 203],
      ['name', [''], 2],
    ],
  )
  const replaced = [{ field: 'grade', written: 'Rose', value: 'Class V' }]
  const edited = await decide(draft, { replaced })
  assert.equal([edited.counts.add, edited.counts.refused], [203, 3])
  assert.is(rowsOf(draft, 'add')[0]?.cells.grade, '5')
  // What somebody types into one row is not what the file says.
  await edit(draft, 2, { grade: '6' })
  assert.is(rowsOf(draft, 'add')[0]?.cells.grade, '6')
  const taken = await decide(draft, {})
  assert.equal([taken.counts.refused, taken.decisions.replaced], [205, []])

  const many = Array.from({ length: importLimits.replacements + 1 }, (_, at) => ({
    field: 'grade',
    value: 'Class V',
    written: String(at),
  }))
  for (const wrong of [
    many,
    [{ field: 'password', written: '', value: 'same-for-all' }],
    [{ field: 'x', written: '', value: '1' }],
  ]) {
    assert.ok(await isRefused(decide(draft, { replaced: wrong })))
  }
})

test('no more faults are listed than a person reads, and none names a secret or a text without end', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Row ${at},Tom,${at},Class ${20 + (at >> 1)},9,12345,x,1,12345`)
  const { faults } = await draftOf(list(`${HEAD},Password`, ...lines))
  assert.is(faults.length, importLimits.listedFaults)
  assert.ok(faults.every(({ field }) => field !== 'password'))
  const long = 'x'.repeat(1_000)
  const { faults: none } = await draftOf(list(HEAD, ...Array(5).fill(`Ann,Tom,1,${long},9,12345,x,1`)))
  assert.not.match(JSON.stringify(none), /xxx/)
})

const digits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
const named = (locale: string, part: 'month' | 'weekday', day: Date) =>
  day.toLocaleDateString(locale, { [part]: 'long', timeZone: 'UTC' })

/** A day as programs and people write it. Numbers that may be day or month: see the next test. */
function writingsOf(day: Date): string[] {
  const iso = day.toISOString().slice(0, 10)
  const [year = '', month = '', date = ''] = iso.split('-')
  const [m, d] = [Number(month), Number(date)]
  const english = named('en', 'month', day)
  return [
    ...[iso, `${iso} 00:00:00`, `${year}/${m}/${d}`, iso.replaceAll('-', '')],
    ...['', '.5'].map((time) => `${day.getTime() / 86_400_000 + 25_569}${time}`),
    ...(d > 12 || d === m
      ? [
          `${date}.${month}.${year}`,
          `${date}-${month}-${year}`,
          `${month}/${date}/${year}`,
          `${d}/${m}/${year.slice(2)}`,
        ]
      : []),
    ...[`${d} ${english} ${year}`, `${d}nd of ${english}, ${year}`, `${english.slice(0, 3)} ${d}, ${year}`],
    ...[`${date}-${english.slice(0, 3)}-${year.slice(2)}`, `${named('en', 'weekday', day)}, ${d} ${english} ${year}`],
    ...[`${d}. ${named('de', 'month', day)} ${year}`, `${d} ${named('de-AT', 'month', day)} ${year}`],
    `${named('de', 'weekday', day)}, ${d}. ${named('de', 'month', day).slice(0, 3)}. ${year}`,
    digits(0x6f0)(`${d} ${named('ur', 'month', day)} ${year}ء`),
    `${named('ur', 'weekday', day)}، ${d} ${named('ur', 'month', day)} ${year}`,
  ]
}

const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2025-06-14'), noInvalidDate: true })

property('a date of birth gives the age, however a program writes it', [days], (moment) => {
  const day = new Date(moment.toISOString().slice(0, 10))
  const iso = day.toISOString().slice(0, 10)
  const age = String(Number(TODAY.slice(0, 4)) - day.getUTCFullYear() - (TODAY.slice(5) >= iso.slice(5) ? 0 : 1))
  for (const written of writingsOf(day)) {
    assert.equal(readBirthDate(written, undefined, TODAY), { age, day: iso }, written)
  }
})

test('a date that is none, or of nobody at a school, says so', () => {
  const ages: Record<string, string | RegExp> = {
    'Montag, 2. MRZ 2015': '11',
    '2 ma 2015': /no date/,
    '31/02/2015': /no date/,
    '2015': /no date/,
    '12': /no date/,
    soon: /no date/,
    '1 Brumaire 2015': /no date/,
    '1/1/1850': /not from 1 to 120/,
    '2026-06-01': /not from 1 to 120/,
    '2027-01-01': /not from 1 to 120/,
    [`2015-06-15${' '.repeat(100)}`]: /no date/,
  }
  for (const [written, expected] of Object.entries(ages)) {
    const read = readBirthDate(written, undefined, TODAY)
    if (typeof expected === 'string') assert.is('age' in read && read.age, expected, written)
    else assert.match('fault' in read ? englishOf(read.fault) : 'none', expected, written)
  }
})

test('day or month first is asked only where the file does not say it and an age depends on it', async () => {
  assert.is(orderOf('D.O.B. (dd/mm/yyyy)', []), 'day')
  assert.is(orderOf('Birthday mm-dd-yy', []), 'month')
  assert.is(orderOf('Date of birth', ['03/04/2015', '25/04/2015']), 'day')
  assert.is(orderOf('Date of birth', ['03/04/2015', '04/25/2015']), 'month')
  assert.is(orderOf('Date of birth', ['25/04/2015', '04/25/2015', '2015-04-25', '25 May 2015']), undefined)
  assert.is(orderOf('Admission mm', ['03/04/2015']), undefined)

  const line = (name: string, born: string, roll: number) => `${name},Tom,${roll},9,,12345,x,1,${born}`
  const head = `${HEAD},Date of birth`
  // 3 April and 4 March are both over; 5 July is not, 7 May is.
  const open = await draftOf(list(head, line('Ann', '03/04/2015', 31), line('Bob', '05/07/2015', 32)))
  const [fault] = open.faults.filter(({ kind }) => kind === 'dates')
  assert.equal([open.counts.add, fault?.written, fault?.rows], [1, ['05/07/2015'], 1])
  for (const [dates, day, age] of [
    ['day', '2015-07-05', '10'],
    ['month', '2015-05-07', '11'],
  ] as const) {
    const decided = await decide(open.list, { dates })
    assert.equal([decided.counts.add, decided.faults.filter(({ kind }) => kind === 'dates')], [2, []])
    const [, bob] = rowsOf(open.list)
    assert.equal([bob?.cells.birthDate, bob?.cells.age], [day, age])
  }
  const said = await draftOf(list(head, line('Ann', '25/04/2015', 31), line('Bob', '05/07/2015', 32)))
  assert.is(said.counts.add, 2)
  // A column with the ages themselves is what counts.
  const both = await draftOf(list(`${HEAD},DOB`, 'Ann,Tom,33,9,12,12345,x,1,nobody knows'))
  assert.is(both.counts.add, 1)
})

test('a date of birth that is none is read as nothing in all rows, and the age stays unknown', async () => {
  const line = (at: number) => `Row ${at},Tom,6${at},9,,12345,x,1,n/a`
  const { list: draft, faults } = await draftOf(list(`${HEAD},DOB`, line(1), line(2)))
  assert.equal(
    faults.map(({ kind, field, written, rows }) => [kind, field, written, rows]),
    [['text', 'birthDate', ['n/a'], 2]],
  )
  const replaced = [{ field: 'birthDate', written: 'n/a', value: '' }]
  assert.is((await decide(draft, { replaced, unknown: ['age'] })).counts.add, 2)
})

test('telephone numbers are marked by the rule of the country, and those that have lost their 0 get it back', async () => {
  const phones = [
    '3001234567',
    '923001234567',
    '0300 1234567',
    '+92 300 1234567',
    '1234567',
    '030012',
    '+92 42 1',
    '+44 1',
  ]
  const lines = phones.map((phone, at) => `Row ${at},Tom,7${at},9,9,${phone},x,1`)
  const { list: draft, counts, faults } = await draftOf(list(HEAD, ...lines))
  assert.equal([counts.add, counts.refused], [8, 0], 'marked is not refused')
  assert.equal(
    faults.map(({ kind, written, rows, reason }) => [kind, written, rows, reason]),
    [
      ['short', ['1234567', '030012', '+92 42 1'], 3, 'In Pakistan a number has 10 to 11 digits: this one has fewer.'],
      ['phones', ['3001234567'], 1, 'In Pakistan a number begins with 0: this one has lost it.'],
      [
        ...['phones', ['923001234567'], 1],
        'A number that begins with 92, as all of Pakistan do abroad, needs a + before it.',
      ],
    ],
  )
  const marked = rowsOf(draft, 'marked')
  assert.equal(
    marked.map(({ row }) => row),
    [2, 3, 6, 7, 8],
  )
  assert.match(marked[0]?.marks.phone?.message ?? '', /has lost it/)
  await decide(draft, { phones: true })
  const rows = rowsOf(draft, 'add')
  assert.equal(
    rows.map(({ cells }) => cells.phone),
    ['03001234567', '+923001234567', ...phones.slice(2)],
  )
  const teachers = await draftOf('Name,Phone\nSara,3001234567\nOmar,3001234568', { kind: 'teacher' })
  assert.equal(teachers.faults.filter(({ kind }) => kind === 'phones').length, 0, 'of refused rows none')
})

test('what nobody sees in a file is no part of it, and its signs and letters are compared as plain ones', async () => {
  const name = 'Sean O\u2019Brien'
  const userId = "Sean-O'Brien-1"
  const student = personOf({ name, rollNumber: '8-81', grade: '5', userId })
  const head = 'Name\u200b,User id,\ufeffRoll\u00a0number\u200f,Class,Age,Phone,Father name,Address,Fee'
  const rows = [
    `${name},${userId.replace("'", '\u2019')},8-81,5,9,\u202a+92\u202f300\u20111234567\u202c,Tom Lee,1 Hill Road,100`,
    'Sean OBrien,,8\u201381,5\u200b,9,0300 1234567,Tom Lee,1 Hill Road,100',
    '\u2067علی\u200cرضا\u2069\u200c,Ali\u2013Raza\u200b-2,82,5,9,+92\u2009300 1234568,Tom\u202fLee,x,1',
    'Sean (Bobby) O\u2019Hara,,83,5,9,0300.1234569,Tom Lee,x,1',
    'Sean "Bobby" O\u2019Hara,,84,5,9,0300 1234569,Tom Lee,x,1',
    '\u200b,\u200e,\ufeff,,,,,,',
  ]
  const file = [head, ...rows.map((row) => row.replaceAll('"', '""').replace(/^([^,]*)/, '"$1"'))].join('\n')
  const school = { people: [student], userKeys: [userKey(userId)] }
  const read = (await draftOf(file, { school })).byLine()
  assert.equal(
    read.map(({ action }) => action),
    ['change', 'change', 'add', 'refused', 'add'],
  )
  const [changed, , added, refused, made] = read
  assert.is(changed?.cells.phone, '+92 300-1234567')
  assert.equal(
    [added?.cells.name, added?.cells.userId, added?.cells.phone, added?.cells.fatherName],
    ['علی\u200cرضا', 'Ali-Raza-2', '+92 300 1234568', 'Tom Lee'],
  )
  assert.match(refused?.errors.phone?.message ?? '', /Phone has '\.', which is not in a number/)
  assert.match(made?.userId ?? '', /^Sean-Bobby-O'Hara-\d{1,4}@/)
})

test('a number that is in the school already is not marked again', async () => {
  const people = [personOf({ name: 'Old Phone', rollNumber: '80', phone: '12345' })]
  const { counts, faults } = await draftOf('Name,Roll number,Class,Phone\nOld Phone,80,5,12345', { school: { people } })
  assert.equal([counts.same, faults], [1, []])
})

test('where the country is not known it is asked for once, and then what numbers have lost is mentioned', async () => {
  const unknown = { school: { country: undefined } }
  const line = (at: number) => `Far ${at},${900 + at},300123456${at}`
  const { list: draft, faults } = await draftOf(
    list('Name,Roll number,Phone', line(1), line(2), 'Has It,903,0300 1234567'),
    unknown,
  )
  assert.equal(
    faults.map(({ kind, rows, written }) => [kind, rows, written]),
    [['country', 2, ['3001234561', '3001234562']]],
  )
  const asked = await decide(draft, { country: 'PK' })
  assert.equal(
    asked.faults.map(({ kind, rows }) => [kind, rows]),
    [['phones', 2]],
  )
  const edited = await decide(draft, { country: 'PK', phones: true })
  assert.equal(edited.faults, [])
  assert.is(rowsOf(draft)[0]?.cells.phone, '03001234561')
  assert.ok(await isRefused(decide(draft, { country: 'Atlantis' as never })))
})

test('the country is that of the telephone of the school, else that of its time zone', () => {
  const rule = (timeZone: string, phones: string[] = []) => {
    const contact = { address: ['A'], position: null, phones, email: '', hours: '' }
    return phoneRuleOf(
      countryOfSchool({ version: 0, timeZone, settings: settingsWith({ contact, confirmed: { contact: true } }) }),
    )
  }
  const marks = (timeZone: string, written: string, phones?: string[]) => {
    const mark = rule(timeZone, phones)(written)
    return mark?.kind === 'phones' ? mark.corrected : mark?.kind
  }
  assert.is(marks('Asia/Karachi', '3001234567'), '03001234567')
  assert.is(marks('Asia/Karachi', '7400 123456', ['+44 20 7946 0958']), '07400 123456')
  assert.is(marks('Europe/Berlin', '30 123456'), '030 123456')
  // Mobiles of India, Spain and the United States begin with no 0.
  assert.is(marks('Asia/Kolkata', '98765 43210'), undefined)
  assert.is(marks('Asia/Calcutta', '919876543210'), '+919876543210')
  assert.is(marks('Europe/Madrid', '612345678'), undefined)
  assert.is(marks('America/New_York', '555 0123'), 'short')
  // In Lebanon some mobiles begin with a 0, in Hungary all with 06.
  assert.is(marks('Asia/Beirut', '3 123 456'), '03 123 456')
  assert.is(marks('Asia/Beirut', '71 123 456'), undefined)
  assert.is(marks('Europe/Budapest', '20 123 4567'), '0620 123 4567')
  // A landline of Karachi without the code of its city has lost more than a 0.
  assert.is(marks('Asia/Karachi', '3576 1234'), 'short')
  assert.is(marks('Africa/Douala', '237671234567'), '+237671234567')
  // Of a country that nobody has said, what may lack its beginning is asked about.
  assert.equal(
    ['3001234567', '03001234567', '+92 300 1234567', '12345'].map((written) => marks('UTC', written)),
    ['country', undefined, undefined, undefined],
  )
  assert.is(marks('UTC', '3001234567', ['042 35761234']), 'country')
  const fresh = { version: 0, timeZone: 'UTC', settings: defaultSettings }
  // The telephone of a fresh school is that of the sample, not its own.
  assert.is(phoneRuleOf(countryOfSchool(fresh))('3001234567')?.kind, 'country')
  assert.is(phoneRuleOf('PK')('3001234567')?.kind, 'phones')
})

featureTest('the template can be imported as it is, in both forms', async () => {
  for (const kind of ['student', 'teacher'] as const) {
    for (const format of ['csv', 'xlsx']) {
      const { bytes, status } = await admin.get(`/importTemplate?kind=${kind}&format=${format}`)
      assert.is(status, 200, String(bytes))
      const { counts, missing, columns: read, _id } = await send(bytes, kind)
      assert.equal([counts.all, counts.add, missing], [1, 1, []], `${kind} ${format}`)
      assert.equal(
        read.map(({ field }: { field: string }) => field),
        columns[kind].map(({ field }) => field),
      )
      assert.is((await admin.delete(`/imports/${_id}`)).body.success, true)
    }
  }
})

test.run()
