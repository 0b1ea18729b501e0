/** What a page shows in place of what could not be loaded: a report, the state of the server, a photo. */
import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { coversRows } from '../browser/rows.ts'
import { act, click } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, logged, openPage, respond, textOf, waitUntilIdle } from './portal.tsx'
import { noticeOf, reportedStudent, reportOf, studentOf } from './staff.ts'

const again = async () => {
  await click(find('main button', 'Try again'))
  await waitUntilIdle()
}

coversRows(['student.report'], 'an own report that could not be loaded is not said to be missing', async () => {
  respond('getReport', down)
  await openPage('/student/report/login-1', 1)
  assert.match(textOf(), 'The report could not be loaded.')
  assert.not.match(textOf(), 'Report is Not Add Now')
  respond('getReport', {
    success: true,
    message: messages.reportFound,
    data: reportOf('login-1'),
    student: reportedStudent,
  })
  await again()
  assert.match(textOf(), 'Reads fluently')
  assert.is(logged().length, 1)
})

coversRows(['test'], 'the self-check says that the server cannot be reached, and can try again', async () => {
  respond('health', down)
  await openPage('/test')
  assert.match(textOf(), 'It cannot be reached')
  respond('health', { success: true, message: '', version: '0.2.0' })
  await again()
  assert.match(textOf(), 'It can be reached')
  assert.is(logged().length, 1)
})

const photoVersion = 'v1'
const notice = { ...noticeOf('a', { photoVersion }), text: [] }
const report = { ...reportOf('a'), photoVersion }

for (const [row, path, role, call, body] of [
  ['detail.notice.placeholder', '/notice-board-Detail/a', undefined, 'getSingleNotice', { data: notice }],
  ['student.report.placeholder', '/student/report/a', 1, 'getReport', { data: report, student: reportedStudent }],
  ['teacher.detail', '/teacher/dashboard/detail/a', 2, 'studentForTeacher', { user: studentOf('a') }],
  ['admin.student.detail', '/admin/dashboard/fullStudent-detail/a', 3, 'studentForTeacher', { user: studentOf('a') }],
] as const) {
  coversRows([row], `${path} has a drawing in place of a photo that does not load`, async () => {
    respond(call, { success: true, message: messages.reportFound, ...body })
    await openPage(path, role)
    await act(() => void find('main .kit-photo img').dispatchEvent(new Event('error')))
    assert.ok(find('main .kit-photo[data-state=missing]').querySelector('svg'))
  })
}

test.run()
