// needs: build, chromium
// shows: students, teachers, reports
/**
 * The error messages for staff if adding, changing or loading fails: `success: false`, an error status, no JSON, no
 * connection, the server stopped. The form keeps its values and can be sent again.
 */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addTeacher, form, reportFields, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { dismissToast, exceptions, FAILURE_LOGS, oneException, respondFailure, whileFailing } from './failures.ts'
import { smallPicture } from './pictures.ts'
import { details, toasts } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { portal, calls, student } = school
const other = await addTeacher(calls.admin)
await calls.admin.post('/report/addReport', form({ ...reportFields, studentId: student._id }))
const photo = await smallPicture()

let admin: Visitor
let page: Page

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
})
test.after(() => school.close())

const REFUSAL = 'the server’s own words'

type Form = {
  /** The rows of docs/rows.tsv for `success: false` and for other failures. */
  rows: { refused: string; exception: string }
  what: string
  path: string
  call: string
  /** The text of the submit button. */
  submit: string
  fill: () => Promise<void>
  /** The label of a field and the value that is typed into it. */
  typed: [string, string]
  says: { refused: string; exception: string }
}

const login = { 'Last name of Your Father': 'Lee' }
const products = {
  says: { refused: 'someThing wents wrong', exception: 'something wents wrong in adding product' },
}
const students = { ...products, rows: { refused: 'error.student.false', exception: 'error.student.exception' } }
const teachers = { ...products, rows: { refused: 'error.teacher.false', exception: 'error.teacher.exception' } }

/** Those that add; the others: changed-records.test.ts and staff-reports.test.ts of tests/portal. */
const forms: Form[] = [
  {
    ...students,
    what: 'add a student',
    path: '/admin/dashboard/add-student',
    call: '/student/add-student*',
    submit: 'Add student',
    fill: async () => {
      await admin.fill({ ...studentByLabels({ fatherName: 'Tom' }), ...login })
      await admin.field('Photo').setInputFiles(photo)
    },
    typed: ['Father name', 'Tom'],
  },
  {
    ...teachers,
    what: 'add a teacher',
    path: '/admin/dashboard/add-teacher',
    call: '/teacher/addTeacher',
    submit: 'Add teacher',
    fill: async () => {
      const person = { Name: 'Sana', Phone: '0300 123', Address: 'Hill', ...login }
      const work = { Subject: 'Art', Qualifications: 'MA', Experience: '2', Salary: '9', 'Bank detail': '1' }
      await admin.fill({ ...person, ...work })
      await admin.field('Photo').setInputFiles(photo)
      await admin.field('Id card').setInputFiles(photo)
    },
    typed: ['Subject', 'Art'],
  },
]

for (const [index, { rows, what, path, call, submit, fill, typed, says }] of forms.entries()) {
  const thrown = index === 0 ? exceptions : oneException
  const [label, value] = typed
  /** Sends the form, expects this error, and checks that the form can be sent again. */
  const send = async (says: string) => {
    await admin.press(submit)
    assert.equal(await toasts(page), [says])
    await dismissToast(admin)
    await page.locator('main form:not([aria-busy=true])').waitFor()
    assert.ok(await page.locator('main form').getByRole('button', { name: submit }).isEnabled())
    assert.is(await admin.field(label).inputValue(), value, 'what was typed stays')
    assert.is(admin.path(), path)
  }

  coversRows(
    [...new Set([rows.refused, rows.exception])],
    `${what}: a response with success false shows its message; after it, ${Object.keys(thrown).join(', ')} and a stopped server the form can be sent again`,
    async () => {
      await admin.go(path)
      await admin.field(label).waitFor()
      await fill()
      await whileFailing(admin, call, respondFailure(REFUSAL), () => send(says.refused))
      await admin.expectFormError(REFUSAL)
      assert.equal(admin.errors(), [])
      for (const failure of Object.values(thrown)) {
        await whileFailing(admin, call, failure, () => send(says.exception))
        admin.expectConsole(FAILURE_LOGS)
      }
      portal.pause()
      await send(says.exception)
      admin.expectConsole(FAILURE_LOGS)
    },
  )
}

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

/** Pages that load one record and show a toast if that fails. */
const records = [
  {
    row: 'error.teacher.detail',
    path: `/admin/dashboard/teacher-Full-Detail/${other._id}`,
    call: `/teacher/singleTeacher/${other._id}`,
    says: 'error',
    expectRecord: async (by: Page) => assert.is((await details(by)).Name, 'Omar Aziz'),
  },
  {
    row: 'error.report.detail',
    path: `/admin/dashboard/FullReportDetail/${student._id}`,
    call: `/report/getReport/${student._id}`,
    says: 'something Wents wrong',
    expectRecord: (by: Page) => by.locator('main article').getByText(reportFields.message).waitFor(),
  },
]

for (const { row, path, call, says, expectRecord } of records) {
  const failures = { 'a refusal': respondFailure(REFUSAL), ...oneException }
  coversRows(
    [row],
    `${path.split('/', 4).join('/')} shows Try again after ${Object.keys(failures).join(', ')}`,
    async () => {
      let ask = () => admin.go(path)
      for (const failure of Object.values(failures)) {
        await whileFailing(admin, call, failure, async () => {
          await ask()
          assert.equal(await toasts(page), [says])
          await page.locator('main').getByRole('button', { name: 'Try again' }).waitFor()
        })
        admin.expectConsole(FAILURE_LOGS)
        await dismissToast(admin)
        ask = () => admin.press('Try again')
      }
      await admin.press('Try again')
      await expectRecord(page)
    },
  )
}

coversRows(
  ['error.teacher.detail'],
  'if the server stops, the details of a teacher show an error, and load by Try again after it has started',
  async () => {
    await admin.go('/admin/dashboard/teacher-detail')
    const link = page.getByRole('row', { name: 'Omar' }).first().getByRole('link', { name: 'Details' })
    // Once while the server runs, so that the chunk of the page is loaded.
    await link.click()
    await details(page)
    await page.goBack()
    await link.waitFor()
    portal.pause()
    await link.click()
    assert.equal(await toasts(page), ['error'])
    portal.resume()
    await admin.press('Try again')
    await details(page)
    admin.expectConsole(FAILURE_LOGS)
  },
)

coversRows(
  ['error.report.detail'],
  'if the server stops, the details of a report show an error, and load by Try again after it has started',
  async () => {
    await admin.go(`/admin/dashboard/select-report/${student._id}`)
    await page.getByRole('link', { name: 'Report Detail' }).waitFor()
    portal.pause()
    await page.getByRole('link', { name: 'Report Detail' }).click()
    assert.equal(await toasts(page), ['something Wents wrong'])
    portal.resume()
    await admin.press('Try again')
    await page.locator('main article').getByText(reportFields.message).waitFor()
    admin.expectConsole(FAILURE_LOGS)
  },
)

test.run()
