// needs: build, chromium
// shows: students
/** The teacher's list of students, and the details of one. Filter and search: tests/portal/teacher.test.ts. */

import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { choices, column, details, headers, hrefs, isPhoto, rows } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { openSmallSchool, page, person as teacher } from './small-school.ts'

const school = await openSmallSchool({ as: 'teacher' })
const { calls } = school
const zoe = await addStudent(calls.admin, { name: 'Zoë Ángel', fatherName: 'Iqbal Khan', grade: '1' })
const omar = await addStudent(calls.admin, { name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' })
const coversRows = coversRowsSilently(() => teacher)
const DASHBOARD = '/teacher/dashboard'

coversRows(
  ['teacher.dashboard'],
  'the list has photo, name, father’s name, class, and links to details and report',
  async () => {
    await teacher.go(DASHBOARD)
    await teacher.waitForPage('Students')
    assert.equal(await rows(page), [
      ['', 'Zoë Ángel', 'Iqbal Khan', '1 Roll 7', 'No report', 'DetailsReport'],
      ['', 'Ann Lee', 'Tom Lee', '5 Roll 7', 'No report', 'DetailsReport'],
      ['', 'Omar Aziz', 'Tariq Aziz', '10 Roll 7', 'No report', 'DetailsReport'],
    ])
    assert.equal(await headers(page), ['Image', 'Name', 'Father Name', 'Class', 'Report', 'Actions'])
    const row = page.getByRole('row', { name: 'Zoë' })
    assert.ok(await isPhoto(row.locator('img')))
    assert.equal(await hrefs(row), [`${DASHBOARD}/detail/${zoe._id}`, `${DASHBOARD}/report/${zoe._id}`])
  },
)

coversRows(
  ['teacher.detail'],
  'the details have the photo, every field but the login, and Back to the dashboard',
  async () => {
    await teacher.go(`${DASHBOARD}?class=10`)
    await page.getByRole('link', { name: 'Details Omar Aziz' }).click()
    await teacher.waitForPage('Omar Aziz')
    assert.equal(await details(page), studentByLabels({ name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' }))
    assert.equal(await choices(page.locator('main')), ['Back', 'Print'], 'and nothing to change')
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Omar Aziz' })))
    const document = await page.content()
    for (const secret of [omar.userId, omar.password, 'Private Info']) assert.not.match(document, secret)
    const { body } = await calls.teacher.get(`/forTeachers/studentForTeacher/${omar._id}`)
    for (const secret of ['userId', 'password', 'answer']) assert.not.ok(secret in body.user, secret)
    assert.is((await calls.teacher.get(`/student/get-single-student/${omar._id}`)).status, 403)

    await page.locator('main').getByRole('link', { name: 'Back' }).click()
    await page.getByRole('row', { name: 'Omar' }).waitFor()
    assert.equal(await column(page, 'name'), ['Omar Aziz'])
    assert.match(page.url(), new RegExp(`${DASHBOARD}\\?class=10$`), 'the list as it was left')
  },
)

test.run()
