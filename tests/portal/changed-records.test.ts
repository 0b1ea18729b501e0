/** What staff are told when a change of a student or a teacher, or a record to read, fails. A form that adds: tests/browser/rows-staff-errors. */
import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import { coversRows } from '../browser/rows.ts'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, logged, openPage, respond, submit, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { fill, reportedStudent, reportOf, studentOf, teacherOf } from './staff.ts'

const forms: { who: string; path: string; load: EndpointName; send: EndpointName; record: object; typed: string }[] = [
  {
    who: 'student',
    path: '/admin/dashboard/update-detail/a',
    load: 'studentForTeacher',
    send: 'updateStudent',
    record: { user: { ...studentOf('a'), version: '1' } },
    typed: 'fatherName',
  },
  {
    who: 'teacher',
    path: '/admin/dashboard/update-teacher/a',
    load: 'singleTeacher',
    send: 'updateTeacher',
    record: { data: teacherOf('a') },
    typed: 'subject',
  },
]

for (const { who, path, load, send, record, typed } of forms) {
  coversRows(
    [`error.${who}.false`, `error.${who}.exception`],
    `a refused change of a ${who} says why, one without a response that it failed, and what was typed stays`,
    async () => {
      respond(load, { success: true, message: '', ...record })
      await openPage(path, 3)
      await fill({ [typed]: 'Typed' })
      respond(send, { success: false, message: 'the server’s own words' })
      await submit()
      assert.equal([toastTexts(), logged()], [['someThing wents wrong'], []])
      assert.is(textOf('[role=alert] li'), 'the server’s own words')
      respond(send, down)
      await submit()
      assert.equal(toastTexts(), ['something wents wrong in adding product'], 'said once for each try')
      assert.is(logged().length, 1)
      assert.is(find<HTMLInputElement>(`main [name=${typed}]`).value, 'Typed')
      assert.is(location.pathname, path)
    },
  )
}

for (const [row, path, call, says, record, shown] of [
  ['error.teacher.detail', 'teacher-Full-Detail', 'singleTeacher', 'error', { data: teacherOf('a') }, 'Teacher a'],
  [
    'error.report.detail',
    'FullReportDetail',
    'getReport',
    'something Wents wrong',
    { data: reportOf('a'), student: reportedStudent },
    'Reads fluently',
  ],
] as const) {
  coversRows(
    [row],
    `${path} says '${says}' after a refusal and without a response, and loads by Try again`,
    async () => {
      respond(call, { success: false, message: 'the server’s own words' })
      await openPage(`/admin/dashboard/${path}/a`, 3)
      assert.equal(toastTexts(), [says])
      respond(call, down)
      await click(find('main button', 'Try again'))
      await waitUntilIdle()
      assert.equal([...new Set(toastTexts())], [says])
      respond(call, { success: true, message: '', ...record })
      await click(find('main button', 'Try again'))
      await waitUntilIdle()
      assert.match(textOf(), shown)
      assert.is(logged().length, 2)
    },
  )
}

test.run()
