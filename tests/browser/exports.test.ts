// needs: build, chromium
// shows: exports, imports, students, account
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { unzip } from '../server/unzip.ts'
import { test } from '../test.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()

/** Presses a button, and waits for the file that the browser saves. */
async function saved({ page }: Visitor, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a list is saved as it is filtered, and the button has the focus again', async () => {
  await addStudent(school.calls.admin, { name: 'Zoë علی', grade: '3', rollNumber: '007' })
  await addStudent(school.calls.admin, { name: 'Zoë Other', grade: '4' })
  const admin = await school.openAs('admin')
  await admin.go('/admin/dashboard/Student-detail?class=3&name=zoe&sort=name')
  await admin.page.getByRole('rowheader', { name: 'Zoë علی' }).waitFor()
  const { name, bytes } = await saved(admin, 'Export CSV')
  assert.match(name, /^students-Class 3-\d{4}-\d\d-\d\d\.csv$/)
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true })
  assert.equal(
    rows.map((row) => [row.Name, row.Class, row['Roll number']]),
    [['Zoë علی', '3', '007']],
  )
  await admin.page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Export CSV')
  const sheet = await saved(admin, 'Export Excel')
  assert.match(sheet.name, /\.xlsx$/)
  assert.is(String(sheet.bytes.subarray(0, 2)), 'PK')
})

test('a file has the language of its page, also when another tab has chosen another one since', async () => {
  await changeSchool(school.calls.admin, { languages: { first: 'en', others: ['ur'] } })
  const admin = await school.openAs('admin')
  await admin.go('/admin/dashboard/Student-detail')
  const { page } = admin
  const { origin: url } = new URL(page.url())
  const chooseElsewhere = (value: string) => page.context().addCookies([{ name: 'language', value, url }])
  await chooseElsewhere('ur')
  assert.match((await saved(admin, 'Export CSV')).name, /^students-/)
  await chooseElsewhere('en')
  await admin.go('/admin/dashboard/import')
  await chooseElsewhere('ur')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[href*="importTemplate"][href*="csv"]').click(),
  ])
  assert.match(await readFile(await download.path(), 'utf8'), 'Roll number')
})

test('a refused download says why, and nothing is saved', async () => {
  const teacher = await school.openAs('teacher')
  await teacher.go('/teacher/dashboard')
  const failure = { success: false, message: 'Too many tries. Wait 2 minutes, then try again.' }
  await teacher.page.route('**/api/v1/export/students?*', (route) => route.fulfill({ status: 429, json: failure }))
  await teacher.press('Export CSV')
  await teacher.expectToast(failure.message)
  await teacher.page.unroute('**/api/v1/export/students?*')
  await teacher.page.route('**/api/v1/export/students?*', (route) => route.abort())
  await teacher.press('Export CSV')
  await teacher.expectToast('The school’s server cannot be reached. Check your connection, then try again.')
})

test('the whole school and one person are saved as ZIP files, and a download can be stopped', async () => {
  const admin = await school.openAs('admin')
  await admin.go('/admin/dashboard/export')
  const whole = await saved(admin, 'Download the whole school')
  assert.ok((await unzip(whole.bytes)).has('students.csv'))
  await admin.page.getByRole('status').getByText('The download is complete').waitFor()

  // A server that does not answer: the button stops it, and has the focus.
  await admin.page.route('**/api/v1/export/school?*', () => {})
  await admin.press('Download the whole school')
  await admin.press('Stop')
  await admin.page.getByRole('status').getByText('The download was stopped, and nothing was saved.').waitFor()
  await waitForFocus(admin.page.getByRole('button', { name: 'Download the whole school' }))

  const student = await school.openAs('student')
  await student.go('/account')
  const own = await saved(student, 'Download your data')
  assert.match(own.name, /^Ann Lee-\d{4}-\d\d-\d\d\.zip$/)
  assert.ok((await unzip(own.bytes)).has('about-you.html'))
})

test.run()
