// needs: build, chromium
// shows: reports, students, admin, school
/** A school that releases its reports: the office chooses it, releases a class, takes one back, and a student reads. */
import * as assert from 'uvu/assert'
import { addReport, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { admin: api, student: pupil } = school.calls
const { _id: own, grade } = (await api.get('/student/getAllStudent')).body.students[0]
const other = await addStudent(api, { name: 'Omar Khan', grade, rollNumber: '12' })
await addStudent(api, { name: 'Sara Khan', grade, rollNumber: '13' })

const dialog = () => page.getByRole('dialog')
const rowOf = (name: string) => main.getByRole('row').filter({ hasText: name })
const isReady = async () => (await pupil.put('/report/isReportAvaliable', { studentId: own })).body.success as boolean
/** Chooses it, and writes two reports of a class of three. */
async function write() {
  await changeSchool(api, { reports: { shown: 'whenReleased' } })
  for (const id of [own, other._id]) await addReport(api, id)
}

test('by default nothing is said of a release', async () => {
  await addReport(api, own)
  await admin.go('/admin/dashboard')
  await main.getByRole('table', { name: 'Reports per class' }).waitFor({ state: 'attached' })
  assert.is(await page.getByRole('link', { name: 'Release reports' }).count(), 0)
  await admin.go(`/admin/dashboard/select-report/${own}`)
  await main.getByRole('link', { name: 'Report Detail' }).waitFor()
  assert.is(await main.getByText('eleased').count(), 0)
})

test('the office chooses in the settings that reports are released', async () => {
  await admin.go('/admin/dashboard/school?part=userIds')
  await main.getByLabel('Students and families may read a new report').selectOption('When an admin releases it')
  await page.getByText('Not saved yet').waitFor()
  await admin.press('Save')
  await page.getByText('Saved: the school is as you see it here').waitFor()
  assert.is((await api.get('/admin/school')).body.settings.reports.shown, 'whenReleased')
})

test('a class is released with its numbers from the dashboard on, and taken back but for what was read', async () => {
  await write()
  await admin.go('/admin/dashboard/promotion')
  await main.getByText('2 reports are not released').waitFor()
  await admin.go('/admin/dashboard')
  await main.getByText('2 reports are not released').waitFor()
  await main.getByRole('link', { name: 'Release reports' }).click()
  await admin.waitForPage('Release reports')
  await admin.expectAccessible()
  await main.getByRole('button', { name: `Release: class ${grade}` }).click()
  await dialog().getByText(`Releases 2 reports of class ${grade}. 1 student has none.`).waitFor()
  await admin.expectAccessible()
  assert.is(await isReady(), false)
  await dialog().getByRole('button', { name: 'Release' }).click()
  await admin.expectToast('2 reports released')
  assert.is(await isReady(), true)
  await main.getByRole('button', { name: `Release: class ${grade}`, disabled: true }).waitFor()

  await pupil.get(`/report/getReport/${own}`)
  await admin.go('/admin/dashboard/release')
  await main.getByRole('button', { name: `Take back: class ${grade}` }).click()
  await dialog()
    .getByText(/^Takes back 1 report .* 1 report may have been read and stays/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Take back' }).click()
  await admin.expectToast('1 report taken back. Read already: 1')
  await rowOf('All classes').getByRole('link', { name: '1' }).click()
  await admin.waitForPage(/Student/)
  await rowOf('Omar Khan').getByText('(not released)').waitFor()
  assert.is(
    await main
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .count(),
    1,
  )
})

test('one report is released from a day, and taken back, on the page with its actions', async () => {
  await write()
  await admin.go(`/admin/dashboard/select-report/${other._id}`)
  await main.getByText('Not released: only staff can read this report.').waitFor()
  await main.getByRole('button', { name: 'Release' }).click()
  await dialog().getByLabel('From a day').check()
  await dialog().locator('input[name="shownFrom"]').fill('2999-01-31')
  await dialog().getByRole('button', { name: 'Release' }).click()
  await admin.expectToast('1 report released from 31 Jan 2999')
  await main.getByText('Released from 31 Jan 2999').waitFor()
  await main.getByRole('button', { name: 'Take back' }).click()
  await dialog().getByRole('button', { name: 'Take back' }).click()
  await admin.expectToast('1 report taken back')
  await main.getByText('Not released').waitFor()
})

test('a report that was deleted meanwhile is not released, and the dialog says so', async () => {
  await write()
  await admin.go(`/admin/dashboard/select-report/${other._id}`)
  await main.getByRole('button', { name: 'Release' }).click()
  await api.delete(`/report/deleteReport/${other._id}`)
  await dialog().getByRole('button', { name: 'Release' }).click()
  await page.getByText('The report was deleted meanwhile').waitFor()
})

test('the pages of a student and a teacher: no report for one, and the state without buttons for the other', async () => {
  await write()
  const student = await school.openAs('student')
  await student.go(`/student/report/${own}`)
  await student.page.getByText('Report is Not Add Now').waitFor()
  assert.is(await student.page.locator('header').getByText('report ready', { exact: false }).count(), 0)
  const teacher = await school.openAs('teacher')
  await teacher.go(`/teacher/dashboard/report/${own}`)
  await teacher.page.getByText('Not released: only staff can read this report.').waitFor()
  assert.is(await teacher.page.getByRole('button', { name: 'Release' }).count(), 0)
})

test.run()
