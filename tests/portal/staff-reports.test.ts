import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, open, said, submit, words } from './portal.tsx'
import { fill, reportOf, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

/** The two areas share the pages and differ in one address. */
const areas = [
  { role: 3, row: 'admin', dashboard: '/admin/dashboard', choice: '/admin/dashboard/select-report/a' },
  { role: 2, row: 'teacher', dashboard: '/teacher/dashboard', choice: '/teacher/dashboard/report/a' },
] as const

const withReport = () =>
  answer('checkReport', { success: false, message: 'already report is add', data: reportOf('a') })
const without = () => answer('checkReport', { success: true, message: 'no data', data: null })
const actions = () =>
  [...document.querySelectorAll('main .page a, main .page button')].map((action) => action.textContent?.trim())

test.before.each(async () => {
  answer('getAllStudent', { success: true, message: '', students: [studentOf('a')] })
  await loadStudents()
})

for (const { role, row, dashboard, choice } of areas) {
  test(`${row}.report.select: Detail, Update and Delete where there is a report`, async () => {
    withReport()
    await open(choice, role)
    assert.is(words('h1'), 'Report of Pupil a')
    assert.equal(actions(), ['Back', 'Report Detail', 'Report Update', 'Report Delete'])
    assert.is(find('main a', 'Report Detail').getAttribute('href'), `${dashboard}/FullReportDetail/a`)
    assert.is(find('main a', 'Report Update').getAttribute('href'), `${dashboard}/update-report/a`)
  })

  test(`${row}.report.select: only ADD Report where there is none`, async () => {
    without()
    await open(choice, role)
    assert.equal(actions(), ['Back', 'ADD Report'])
    assert.is(find('main a', 'ADD Report').getAttribute('href'), `${dashboard}/add-student-report/a`)
  })

  test(`${row}.report.add: message, condition with none chosen, complain, notification, photo; then the report screen`, async () => {
    without()
    answer('addReport', { success: true, message: 'added', report: reportOf('a') })
    await open(`${dashboard}/add-student-report/a`, role)
    const condition = find<HTMLSelectElement>('main [name=condition]')
    assert.is(condition.value, '')
    assert.equal(
      [...condition.options].map(({ value }) => value),
      ['', 'Excelent', 'Good', 'Average', 'Bad', 'Worst'],
    )
    await fill({ message: 'Reads well', condition: 'Excelent', complain: 'None', notification: 'Monday' })
    withReport()
    await submit()
    const { photo: _photo, ...sent } = Object(asked.find(({ call }) => call === 'addReport')?.body)
    assert.equal(sent, {
      studentId: 'a',
      message: 'Reads well',
      condition: 'Excelent',
      complain: 'None',
      notification: 'Monday',
    })
    assert.is(location.pathname, choice)
    assert.equal(said(), ['Report is add Successfully'])
  })

  test(`${row}.report.add: the four side buttons lead on, and Delete without a report says so`, async () => {
    without()
    await open(`${dashboard}/add-student-report/a`, role)
    const side = [...find('main .report-actions').querySelectorAll('a, button')]
    assert.equal(
      side.map((one) => one.textContent?.trim()),
      ['Add', 'Update', 'Delete', 'Detail'],
    )
    assert.equal(
      side.map((one) => one.getAttribute('href')),
      [`${dashboard}/add-student-report/a`, `${dashboard}/update-report/a`, null, `${dashboard}/FullReportDetail/a`],
    )
    await click(find('main .report-actions button'))
    assert.equal(said(), ['There is no report yet.'])
  })

  test(`${row}.report.detail: photo, condition, complain, message, notification, creation time, Back`, async () => {
    answer('getReport', { success: true, message: 'SuccessFully getting report', data: reportOf('a') })
    await open(`${dashboard}/FullReportDetail/a`, role)
    for (const text of ['Pupil a', 'Good', 'Talks in class', 'Reads fluently', 'Come on Monday', '2 Mar 2026'])
      assert.match(words('main article'), text)
    assert.ok(document.querySelector('main article .kit-photo'))
    assert.is(find('main [data-part=back] a', 'Back').getAttribute('href'), choice)
  })

  test(`${row}.report.update: filled, message and condition required; then the report screen`, async () => {
    answer('getReport', { success: true, message: 'SuccessFully getting report', data: reportOf('a') })
    answer('updateReport', { success: true, message: 'Report updated.', data: reportOf('a') })
    withReport()
    await open(`${dashboard}/update-report/a`, role)
    assert.is(find<HTMLTextAreaElement>('main [name=complain]').value, 'Talks in class')
    await fill({ message: '' })
    await submit()
    assert.not.ok(asked.some(({ call }) => call === 'updateReport'))
    await fill({ message: 'Reads even better' })
    await submit()
    const sent = asked.find(({ call }) => call === 'updateReport')
    assert.is(sent?.path, '/report/updateReport/a')
    assert.is(Object(sent?.body).message, 'Reads even better')
    assert.is(location.pathname, choice)
    assert.equal(said(), ['Updated report SuccessFully'])
  })

  test(`${row}.report.delete: another word deletes nothing; Delete leads to ADD Report`, async () => {
    withReport()
    answer('deleteReport', { success: true, message: 'Report deleted.', data: reportOf('a') })
    await open(choice, role)
    await click(find('main button', 'Report Delete'))
    assert.match(words('dialog[open]'), 'Type "Delete" to delete report')
    await type(find('dialog [name=word]'), 'delete')
    await click(find('dialog button[type=submit]'))
    assert.match(words('dialog[open]'), 'invalid Input')
    assert.not.ok(asked.some(({ call }) => call === 'deleteReport'))
    without()
    await type(find('dialog [name=word]'), 'Delete')
    await click(find('dialog button[type=submit]'))
    assert.equal(said(), ['Delete Report successFully'])
    assert.equal(actions(), ['Back', 'ADD Report'])
  })
}

test('admin.report.delete: from the side buttons of the full report', async () => {
  answer('getReport', { success: true, message: 'SuccessFully getting report', data: reportOf('a') })
  answer('deleteReport', { success: true, message: 'Report deleted.', data: reportOf('a') })
  without()
  await open('/admin/dashboard/FullReportDetail/a', 3)
  await click(find('main .report-actions button'))
  await type(find('dialog [name=word]'), 'Delete')
  await click(find('dialog button[type=submit]'))
  assert.is(location.pathname, '/admin/dashboard/select-report/a')
  assert.equal(said(), ['Delete Report successFully'])
})

test('error.report.add: the server’s message; without an answer ‘error ’, and everything typed stays', async () => {
  withReport()
  answer('addReport', { success: false, message: 'already report is add' })
  await open('/admin/dashboard/add-student-report/a', 3)
  await fill({ message: 'Reads well', condition: 'Bad' })
  await submit()
  assert.equal(said(), ['already report is add'])
  answer('addReport', down)
  await submit()
  assert.equal(said(), ['error '], 'what the try before was told is over')
  assert.is(find<HTMLTextAreaElement>('main [name=message]').value, 'Reads well')
  assert.is(logged().length, 1)
})

test('error.report.update: refused or without an answer', async () => {
  answer('getReport', { success: true, message: 'SuccessFully getting report', data: reportOf('a') })
  answer('updateReport', { success: false, message: 'no' })
  await open('/admin/dashboard/update-report/a', 3)
  await submit()
  answer('updateReport', down)
  await submit()
  assert.equal(said(), ['error while updating'], 'said once for each try')
  assert.is(logged().length, 1)
})

test('error.report.detail: said once, and it can be tried again in place', async () => {
  answer('getReport', down)
  await open('/teacher/dashboard/FullReportDetail/a', 2)
  assert.equal(said(), ['something Wents wrong'])
  assert.is(logged().length, 1)
  answer('getReport', { success: true, message: 'SuccessFully getting report', data: reportOf('a') })
  await click(find('main button', 'Try again'))
  assert.match(words('main article'), 'Reads fluently')
})

test('what is not there, or not for them, is said in the server’s words, and is not asked for again', async () => {
  for (const [status, message] of [
    [404, 'There is no such student.'],
    [403, 'Your login does not allow this for anybody else.'],
  ] as const) {
    answer('getReport', () => ({ status, body: { success: false, message } }))
    answer('checkReport', () => ({ status, body: { success: false, message } }))
    for (const page of ['FullReportDetail', 'select-report']) {
      const view = await open(`/admin/dashboard/${page}/a`, 3)
      assert.match(words('main'), message)
      assert.not.match(words('main'), 'Try again')
      view.unmount()
    }
  }
  assert.is(logged().length, 4)
})

test('a student without a report has nothing to show or to change, only to add', async () => {
  answer('getReport', { success: true, message: 'No report add For U' })
  for (const page of ['FullReportDetail', 'update-report']) {
    const view = await open(`/admin/dashboard/${page}/a`, 3)
    assert.match(words('main'), 'There is no report yet.')
    assert.is(find('main a', 'ADD Report').getAttribute('href'), '/admin/dashboard/add-student-report/a')
    view.unmount()
  }
})

test.run()
