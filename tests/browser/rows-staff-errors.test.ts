// needs: build, chromium
// shows: students, reports
/**
 * What staff are told if adding fails: `success: false`, an error status, the server stopped. The form keeps its values
 * and can be sent again. Changes and records that do not load: tests/portal/changed-records.test.ts.
 */
import * as assert from 'uvu/assert'
import { addReport, reportFields, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { dismissToast, exceptions, FAILURE_LOGS, respondFailure, whileFailing } from './failures.ts'
import { smallPicture } from './pictures.ts'
import { toasts } from './reading.ts'
import { coversRows } from './rows.ts'
import { person as admin, openSmallSchool } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { portal, calls, student } = school
await addReport(calls.admin, student._id)

const REFUSAL = 'the server’s own words'

coversRows(
  ['error.student.false', 'error.student.exception'],
  `a refusal shows its message; after it, ${Object.keys(exceptions).join(', ')} and a stopped server the form can be sent again`,
  async () => {
    const path = '/admin/dashboard/add-student'
    const form = admin.page.locator('main form')
    /** Sends the form, expects this error, and checks that the form can be sent again. */
    const send = async (says: string) => {
      await admin.press('Add student')
      assert.equal(await toasts(admin.page), [says])
      await dismissToast(admin)
      await admin.page.locator('main form:not([aria-busy=true])').waitFor()
      assert.ok(await form.getByRole('button', { name: 'Add student' }).isEnabled())
      assert.is(await admin.field('Father name').inputValue(), 'Tom', 'what was typed stays')
      assert.is(admin.path(), path)
    }
    await admin.go(path)
    await admin.fill({ ...studentByLabels({ fatherName: 'Tom' }), 'Last name of Your Father': 'Lee' })
    await admin.field('Photo').setInputFiles(await smallPicture())
    await whileFailing(admin, '/student/add-student*', respondFailure(REFUSAL), () => send('someThing wents wrong'))
    await admin.expectFormError(REFUSAL)
    assert.equal(admin.errors(), [])
    const failed = 'something wents wrong in adding product'
    for (const failure of Object.values(exceptions)) {
      await whileFailing(admin, '/student/add-student*', failure, () => send(failed))
      admin.expectConsole(FAILURE_LOGS)
    }
    portal.pause()
    await send(failed)
    admin.expectConsole(FAILURE_LOGS)
  },
)

coversRows(
  ['error.report.add'],
  'adding a second report shows the message of the server, and the form keeps its values',
  async () => {
    await admin.go(`/admin/dashboard/add-student-report/${student._id}`)
    await admin.fill({ Message: 'A second one' })
    await admin.page.getByRole('radio', { name: 'Bad' }).check()
    await admin.press('Add report')
    await admin.page.getByRole('dialog').getByText('already report is add').waitFor()
    await admin.expectAccessible()
    await admin.press('Back to the form')
    assert.is(await admin.field('Message').inputValue(), 'A second one')
    const { body } = await calls.admin.get(`/report/getReport/${student._id}`)
    assert.is(body.data.message, reportFields.message, 'the first one stands')
  },
)

test.run()
