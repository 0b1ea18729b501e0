// needs: build, chromium
// shows: reports
/** The student's page: the own report, the text if there is none, and no access to other reports. */

import * as assert from 'uvu/assert'
import { addReport, addStudent, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { FAILURE_LOGS } from './failures.ts'
import { isPhoto } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool, page, person as student } from './small-school.ts'

const school = await openSmallSchool({ as: 'student' })
const { admin: adminApi } = school.calls
const own = school.student._id

const report = {
  condition: 'Excelent',
  message: 'Reads aloud with pleasure.\nCounts well.',
  notification: 'Bring the library books back by Friday.',
  complain: 'Late on three Mondays.',
}

const noReport = ['Report is Not Add Now', 'Your Report is added Very Soon', 'Thanks For Visiting !!!']

/** The value below each label of the report. */
async function sections(): Promise<Record<string, string>> {
  await page.locator('article[data-state=ready]').waitFor()
  const all = await page.locator('article [data-part=section]').all()
  return Object.fromEntries(
    await Promise.all(
      all.map(async (section) => [
        await section.getByRole('heading').textContent(),
        await section.getByRole('paragraph').textContent(),
      ]),
    ),
  )
}

async function openReport(): Promise<void> {
  await student.go(`/student/report/${own}`)
  await student.waitForPage('Your report')
}

coversRows(['student.report.none'], 'without a report the page has three texts', async () => {
  await openReport()
  for (const text of noReport) await page.getByText(text, { exact: true }).waitFor()
  await student.expectAccessible()
})

coversRows(['student.report'], 'the own report has condition, message, notification, complain, photo', async () => {
  await addReport(adminApi, own, { ...report, photo: await picture() })
  await openReport()
  assert.equal(await sections(), {
    Message: report.message,
    Notification: report.notification,
    Complain: report.complain,
  })
  assert.is(await page.locator('article [data-part=condition]').textContent(), 'Condition Excelent')
  assert.ok(await isPhoto(page.locator('article img')))
  for (const text of noReport) assert.is(await page.getByText(text).count(), 0)
  await student.expectAccessible()
})

coversRows(['student.report'], 'the URL of another student’s report shows nothing of it', async () => {
  const other = await addStudent(adminApi)
  await addReport(adminApi, other._id, { message: 'Not for others.' })
  await student.go(`/student/report/${other._id}`)
  await page.getByText('Your login does not allow this for anybody else.').waitFor()
  assert.is(await page.getByRole('button', { name: 'Try again' }).count(), 0, 'asking again would not help')
  assert.not.match(await page.locator('main').innerText(), /Not for others/)
  student.expectConsole(FAILURE_LOGS)
  assert.is((await school.calls.student.get(`/report/getReport/${other._id}`)).status, 403)
})

test.run()
