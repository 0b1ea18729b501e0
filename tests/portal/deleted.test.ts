/** Deleted records, and what the page of a record leads to. */
import * as assert from 'uvu/assert'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, logged, openPage, respond, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { studentOf, teacherOf } from './staff.ts'

const D = '/admin/dashboard'

test('a failed restoration is said at once, and a second press after it works', async () => {
  const record = { _id: 'a', entity: 'student', name: 'Ann Lee', deletedAt: '2026-03-02T08:30:00.000Z', daysLeft: 30 }
  respond('allDeleted', { success: true, message: '', data: [record] })
  await openPage(`${D}/deleted`, 3)
  const restore = async () => {
    await click(find('main tbody button', 'Restore'))
    await waitUntilIdle()
  }
  respond('restoreDeleted', down)
  await restore()
  assert.match(textOf('main [role=alert]'), 'The school’s server cannot be reached')
  assert.is(document.activeElement, find('main [role=alert]').closest('[tabindex="-1"]'))
  respond('restoreDeleted', { success: true, message: '', takenDown: '' })
  respond('allDeleted', { success: true, message: '', data: [] })
  await restore()
  assert.equal(toastTexts(), ['Restored: Ann Lee'])
  assert.match(textOf('main tbody'), 'Nothing is deleted')
  logged()
})

test('the page of a student or a teacher leads to the audit trail of the record, and offers a new password', async () => {
  respond('studentForTeacher', { success: true, message: '', user: studentOf('a') })
  respond('singleTeacher', { success: true, message: '', data: teacherOf('a') })
  for (const page of ['fullStudent-detail', 'teacher-Full-Detail']) {
    const view = await openPage(`${D}/${page}/a`, 3)
    assert.is(find('main a', 'Audit trail').getAttribute('href'), `${D}/audit?record=a`)
    await click(find('main button', 'New password'))
    assert.match(textOf('dialog[open]'), 'The old one stops working')
    view.unmount()
  }
})

test.run()
