import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { act, click } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, logged, openPage, requests, respond, submit, textOf, toastTexts } from './portal.tsx'
import { fill, reportedStudent, reportOf, studentOf } from './staff.ts'

const { navigate } = await import('../../portal/state/navigation.ts')
const { loadStudents } = await import('../../portal/state/students.ts')

test.before.each(async () => {
  respond('getAllStudent', { success: true, message: '', students: [studentOf('a')] })
  await loadStudents()
})

coversRows(
  ['error.report.add'],
  'shows the server’s message, without a response ‘error ’, and keeps the typed text',
  async () => {
    respond('checkReport', { success: false, message: 'already report is add', data: reportOf('a') })
    respond('addReport', { success: false, message: 'already report is add' })
    await openPage('/admin/dashboard/add-student-report/a', 3)
    await fill({ message: 'Reads well' })
    await click(find('main [name=condition][value=Bad]'))
    await submit()
    assert.equal([textOf('[role=alert] li'), toastTexts()], ['already report is add', []])
    respond('addReport', down)
    await submit()
    assert.equal(toastTexts(), ['error '], 'what the try before was told is over')
    assert.is(find<HTMLTextAreaElement>('main [name=message]').value, 'Reads well')
    assert.is(logged().length, 1)
  },
)

/** Writes a report that somebody else has just written, while that of b has been written too. */
async function writeTooLate() {
  respond('checkReport', { success: true, message: '', data: null })
  respond('addReport', { success: false, message: 'already report is add', code: 'reportExists' })
  await openPage('/admin/dashboard/add-student-report/a', 3)
  await fill({ message: 'Reads well' })
  await click(find('main [name=condition][value=Bad]'))
  const listed = [studentOf('a', { report: 'Good' }), studentOf('b', { report: 'Good' }), studentOf('c')]
  respond('getAllStudent', { success: true, message: '', students: listed })
  await submit()
}

test('of two who write one report at once, the second changes the one that is there with what was typed', async () => {
  await writeTooLate()
  assert.match(textOf('dialog[open]'), 'Somebody else has just written the report of Pupil a')
  assert.match(textOf('dialog[open]'), 'already report is add')
  assert.is(find('dialog[open] a').getAttribute('href'), '/admin/dashboard/FullReportDetail/a')
  respond('getReport', { success: true, message: '', data: reportOf('a'), student: reportedStudent })
  await click(find('dialog[open] button', 'Change that report with my text'))
  assert.is(location.pathname, '/admin/dashboard/update-report/a')
  assert.is(find<HTMLTextAreaElement>('main [name=message]').value, 'Reads well')
  assert.ok(find<HTMLInputElement>('main [name=condition][value=Bad]').checked)
  respond('updateReport', { success: true, message: '', data: reportOf('a') })
  await submit()
  const sent = Object(requests.find(({ call }) => call === 'updateReport')?.body)
  assert.equal([sent.message, sent.version], ['Reads well', reportOf('a').version])
})

test('or goes on to the next without a report, and finds the typed text when coming back', async () => {
  await writeTooLate()
  await click(find('dialog[open] button', 'Go on with Pupil c'))
  assert.is(location.pathname, '/admin/dashboard/add-student-report/c')
  assert.is(find<HTMLTextAreaElement>('main [name=message]').value, '')
  await act(() => navigate('/admin/dashboard/add-student-report/a'))
  assert.is(find<HTMLTextAreaElement>('main [name=message]').value, 'Reads well')
})

coversRows(['error.report.update'], 'shows an error when refused or without a response', async () => {
  respond('getReport', {
    success: true,
    message: 'SuccessFully getting report',
    data: reportOf('a'),
    student: reportedStudent,
  })
  respond('updateReport', { success: false, message: 'no' })
  await openPage('/admin/dashboard/update-report/a', 3)
  await submit()
  respond('updateReport', down)
  await submit()
  assert.equal(toastTexts(), ['error while updating'], 'said once for each try')
  assert.is(logged().length, 1)
})

test('a missing or forbidden report shows the server’s message, and is not requested again', async () => {
  for (const [status, message] of [
    [404, 'There is no such student.'],
    [403, 'Your login does not allow this for anybody else.'],
  ] as const) {
    respond('getReport', () => ({ status, body: { success: false, message } }))
    respond('checkReport', () => ({ status, body: { success: false, message } }))
    for (const page of ['FullReportDetail', 'select-report', 'add-student-report']) {
      const view = await openPage(`/admin/dashboard/${page}/a`, 3)
      assert.match(textOf('main'), message)
      assert.not.match(textOf('main'), 'Try again')
      assert.is(document.querySelector('main form'), null)
      view.unmount()
    }
  }
  assert.is(logged().length, 6)
})

test('where the earlier reports cannot be loaded, the page says so, and loads them again', async () => {
  respond('getReport', { success: true, message: '', data: reportOf('a'), student: reportedStudent })
  const earlier = { ...reportOf('a'), year: '2025/26', grade: '2', photoVersion: null, message: 'Written a year ago' }
  for (const [query, failure, again, shown] of [
    ['', 'The earlier reports could not be loaded.', 'Load them again', 'Reads fluently'],
    ['?year=2025%2F26', 'The report could not be loaded.', 'Try again', 'Written a year ago'],
  ] as const) {
    respond('earlierReports', down)
    const view = await openPage(`/admin/dashboard/FullReportDetail/a${query}`, 3)
    assert.match(textOf('main'), failure)
    assert.is(
      textOf('main').includes('Reads fluently'),
      query === '',
      'that of this year is not taken for the wanted one',
    )
    respond('earlierReports', { success: true, message: '', reports: [earlier], student: reportedStudent })
    await click(find('main button', again))
    assert.match(textOf('main'), shown)
    assert.match(textOf('main nav.report-years'), '2025/26, class 2')
    assert.not.match(textOf('main'), again)
    view.unmount()
    assert.is(logged().length, 1)
  }
})

test('a student without a report has no link to show or change one, only to add one', async () => {
  respond('getReport', { success: true, message: 'No report add For U', student: reportedStudent })
  for (const page of ['FullReportDetail', 'update-report']) {
    const view = await openPage(`/admin/dashboard/${page}/a`, 3)
    assert.match(textOf('main'), 'There is no report yet.')
    assert.is(find('main a', 'ADD Report').getAttribute('href'), '/admin/dashboard/add-student-report/a')
    for (const name of ['Update', 'Delete', 'Detail']) {
      const button = find<HTMLButtonElement>('main .report-actions button', name)
      assert.ok(button.disabled, name)
      assert.is(
        textOf(`[id="${button.getAttribute('aria-describedby')}"]`),
        'There is no report yet that could be updated, deleted or shown.',
      )
    }
    view.unmount()
  }
})

test('the shared list of students is loaded again after a report is added, changed or deleted', async () => {
  const loads = () => requests.filter(({ call }) => call === 'getAllStudent').length
  const again = async (act: () => Promise<unknown>) => {
    const before = loads()
    await act()
    assert.is(loads(), before + 1)
  }
  respond('checkReport', { success: true, message: '', data: null })
  respond('addReport', { success: true, message: '', report: reportOf('a') })
  let view = await openPage('/admin/dashboard/add-student-report/a', 3)
  await fill({ message: 'Reads well' })
  await click(find('main [name=condition][value=Bad]'))
  await again(submit)
  view.unmount()
  respond('getReport', { success: true, message: '', data: reportOf('a'), student: reportedStudent })
  respond('updateReport', { success: true, message: '', data: reportOf('a') })
  view = await openPage('/admin/dashboard/update-report/a', 3)
  await again(submit)
  view.unmount()
})

test.run()
