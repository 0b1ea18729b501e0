// needs: build, chromium
// shows: students, reports, notices
/** The portal's pages are printed to PDF, and the text of the sheets is read. */

import * as assert from 'uvu/assert'
import { addNotice, addNoticeFile, addReport, addStudent, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { FORMATS, type PaperFormat, printed, type Sheet, widthOf } from './paper.ts'
import { smallPicture } from './pictures.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls, student } = school
const own = student._id
const address = 'House 170, the third door on the left behind the old library, Street 22, Model Town, Lahore'
const withAddress = await addStudent(calls.admin, { name: 'Zoë Ángel', address, grade: '9' })
const classOf = async (grade: string, count: number) => {
  const names = Array.from({ length: count }, (_, index) => `Pupil ${grade}${String(index + 1).padStart(2, '0')}`)
  for (const name of names) await addStudent(calls.admin, { name, grade })
  return names
}
const thirty = await classOf('4', 30)
const others = await classOf('3', 22)
const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `Sentence ${index + 1} ends.`).join(' ')
const report = {
  condition: 'Good',
  message: sentences(20),
  complain: 'Came late after the break three times.',
  notification: 'The class photo can be fetched at the office.',
}
let visitor: Visitor

async function open(who: Signed, path: string): Promise<void> {
  visitor = await school.openAs(who)
  await visitor.go(path)
  await visitor.rest()
}
const print = (paper: PaperFormat) => printed(visitor.page, paper)
const nameOf = ({ format, landscape }: PaperFormat) => `${format}${landscape ? ', landscape' : ''}`
const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')

/** Fails unless the sheets contain these texts in this order. */
function expectInOrder(sheets: Sheet[], texts: string[], where: string): void {
  const text = textOf(sheets)
  let place = 0
  for (const expected of texts) {
    const found = text.indexOf(expected, place)
    assert.ok(found >= 0, `${where}: '${expected}' is not in its place in '${text.slice(place, place + 300)}'`)
    place = found + expected.length
  }
}

/** Whose report it is, what it says, when it was written, and where to sign. */
const ORDER = [
  'MY SCHOOL',
  'Report',
  'Ann Lee',
  'Father name Tom Lee',
  'Class 5',
  'Roll number 7',
  'Message',
  'Sentence 20 ends.',
  report.notification,
  report.complain,
  'Created',
  'Date and signature',
]

const A4: PaperFormat = { format: 'A4', landscape: false }
/** Where a line has the least room. */
const PORTRAIT = FORMATS.filter(({ landscape }) => !landscape)

// On every paper: the longest report, below.
for (const [who, path] of [
  ['student', `/student/report/${own}`],
  ['teacher', `/teacher/dashboard/FullReportDetail/${own}`],
] as const) {
  test(`${who}: a report is printed on one sheet with the name of the student and lines to sign`, async () => {
    await addReport(calls.teacher, own, { ...report, photo: await picture() })
    await open(who, path)
    const sheets = await print(A4)
    assert.is(sheets.length, 1)
    expectInOrder(sheets, ORDER, path)
    assert.match(textOf(sheets), /Condition.*Good|Good.*Condition/)
    assert.is(textOf(sheets).split('MY SCHOOL').length, 2, 'the school is named once')
    assert.ok(widthOf(sheets, report.message) >= 10)
  })
}

test('a report with a message of the maximum length is printed on one sheet', async () => {
  const message = sentences(100).slice(0, 1_990)
  await addReport(calls.teacher, own, { ...report, message })
  await open('student', `/student/report/${own}`)
  for (const paper of FORMATS) {
    const sheets = await print(paper)
    assert.is(sheets.length, 1, nameOf(paper))
    assert.is(sheets[0]?.isLandscape, paper.landscape, 'the paper is what was asked for')
    expectInOrder(sheets, ['Ann Lee', message.slice(-40), 'Created', 'Date and signature'], nameOf(paper))
  }
})

test('a long report continues on the next sheet with a whole text, and with the lines to sign below it', async () => {
  const long = sentences(100).slice(0, 1_990)
  await addReport(calls.teacher, own, { ...report, message: long, complain: long, notification: long })
  await open('student', `/student/report/${own}`)
  // With 400 characters, only the lines to sign had no room on the first sheet.
  for (const [length, formats] of [
    [long.length, PORTRAIT],
    [400, FORMATS],
  ] as const) {
    const last = long.slice(0, length)
    await visitor.page
      .locator('.kit-report-block [data-part=text]')
      .last()
      .evaluate((text, shorter) => {
        text.textContent = shorter
      }, last)
    for (const paper of formats) {
      const sheets = await print(paper)
      const end = long.slice(-40)
      expectInOrder(sheets, ['Ann Lee', end, end, last.slice(-40), 'Created', 'Date and signature'], nameOf(paper))
      assert.ok(sheets.length <= 2, `${nameOf(paper)}: ${sheets.length} sheets`)
      if (sheets.length > 1)
        expectInOrder(sheets.slice(-1), ['Complain', last, 'Created'], `${nameOf(paper)}, ${length}`)
    }
  }
})

for (const [who, path, formats] of [
  ['teacher', `/teacher/dashboard/detail/${withAddress._id}`, [A4]],
  ['admin', `/admin/dashboard/fullStudent-detail/${withAddress._id}`, PORTRAIT],
] as const) {
  test(`${who}: printed details of a student have wide columns, and no password`, async () => {
    await open(who, path)
    if (who === 'admin') {
      await visitor.press('Private Info')
      await visitor.page.getByText(withAddress.password, { exact: true }).waitFor()
    }
    for (const paper of formats) {
      const sheets = await print(paper)
      assert.is(sheets.length, 1, nameOf(paper))
      expectInOrder(sheets, ['Name Zoë Ángel', 'Father name Tom Lee', 'Class 9', `Address ${address}`], nameOf(paper))
      const width = widthOf(sheets, address)
      assert.ok(width >= 10, `${nameOf(paper)}: ${width} em`)
      for (const secret of [withAddress.password, withAddress.userId, 'Reset password answer', 'Hide Private Info'])
        assert.not.match(textOf(sheets), secret, nameOf(paper))
    }
  })
}

test('a class of thirty is printed on two sheets, in portrait and landscape', async () => {
  await open('admin', '/admin/dashboard/Student-detail?class=4')
  for (const paper of FORMATS) {
    const sheets = await print(paper)
    assert.is(sheets.length, 2, nameOf(paper))
    expectInOrder(sheets, ['Name Father Name Class Report', ...thirty], nameOf(paper))
    assert.match(textOf(sheets.slice(1)), /^Image|^No\. Image/, 'each sheet has the header')
    assert.not.match(textOf(sheets), /Details|Update|Delete/, 'no buttons')
    assert.ok(widthOf(sheets, thirty[0] ?? '') > 3, 'a name is on one line')
  }
})

test('long names do not break the words of other columns', async () => {
  const name = 'Muhammad Abdurrahman Siddiqui Chaudhry Ghulam Mustafa Lahori'
  const { _id } = await addStudent(calls.admin, { name, fatherName: name, grade: '8' })
  await addReport(calls.admin, _id, { condition: 'Excelent' })
  await addStudent(calls.admin, { name, fatherName: name, grade: '8' })
  await addNotice(calls.admin, { title: name, description: name })
  for (const [path, texts] of [
    ['Student-detail?class=8', ['8 Roll 7 Excelent', '8 Roll 7 No report']],
    ['notice-detail', ['Unlimited']],
  ] as const) {
    await open('admin', `/admin/dashboard/${path}`)
    for (const paper of PORTRAIT) {
      const lines = (await print(paper)).flatMap(({ text }) => text.split('\n'))
      for (const text of texts)
        assert.ok(
          lines.some((line) => line.endsWith(text)),
          `${path}, ${nameOf(paper)}: '${text}' is one line of ${lines.join(' | ')}`,
        )
    }
  }
})

test('a circular of 2,100 characters with a photo, an event and files is one sheet of paper', async () => {
  const part = (at: number) => `# Part ${at}\n\n${sentences(33)}\n\n- ${sentences(3)}\n- ${sentences(3)}\n- water`
  const description = [1, 2, 3].map(part).join('\n\n')
  assert.ok(description.length >= 2_100, String(description.length))
  const event = { eventDay: '2999-12-04', eventTime: '07:45', eventPlace: 'Main gate' }
  const title = 'Excursion of class 5 to the museum of the old town, and what to bring'
  const id = await addNotice(calls.admin, { title, description, photo: await picture(), ...event })
  await addNoticeFile(calls.admin, id)
  await addNoticeFile(calls.admin, id, 'map.png', (await smallPicture()).buffer)
  visitor = await school.openAsVisitor()
  await visitor.go(`/notice-board-Detail/${id}`)
  await visitor.rest()
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await print({ format, landscape: false })
    assert.is(sheets.length, 1, `${format}, ${description.length} characters`)
    expectInOrder(sheets, ['Excursion', 'Main gate', 'Part 1', 'Part 3', 'map.png'], format)
  }
})

test('a list is printed with all its rows, not only those of its page', async () => {
  await open('admin', '/admin/dashboard/Student-detail')
  const rows = visitor.page.locator('main tbody tr[data-part=row]')
  assert.is(await rows.count(), 50)
  const sheets = await print(A4)
  expectInOrder(sheets, ['Ann Lee'], 'A4')
  expectInOrder(sheets, [...others, ...thirty, 'Zoë Ángel'], 'A4')
  assert.is(await rows.count(), 50, 'and shows its page again')
})

test.run()
