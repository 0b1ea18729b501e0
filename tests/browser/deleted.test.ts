// needs: build, chromium
// shows: deleted, admin, students, teachers, notices, users
/** Deleted records: restored and erased, one and several; and a new password for somebody who forgot it. */

import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { printed } from './paper.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls, student } = school
const DELETED = '/admin/dashboard/deleted'

const names = () => main.locator('[data-part="row"] [data-column="name"] > bdi').allInnerTexts()
const dialog = () => page.getByRole('dialog')

test('an admin deletes a student, reads that this can be undone, and restores the student from the menu', async () => {
  const report = await addReport(calls.admin, student._id)
  await admin.go('/admin/dashboard/Student-detail')
  await admin.more(page.getByRole('row', { name: 'Ann Lee' }), 'Delete')
  await dialog().getByText('An admin can restore it within 30 days; then it is erased.').waitFor()
  await dialog().getByRole('textbox').fill('delete')
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.expectToast('deleted product successfully')
  await admin.waitForPage('Total Student : 0')

  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  await menu.getByRole('link', { name: 'Deleted' }).click()
  await admin.waitForPage('Deleted')
  const row = main.getByRole('row', { name: 'Ann Lee' })
  assert.match(await row.innerText(), /Ann Lee\s+Student\s+Class 5\s+Roll number 7\s+Ann-Lee-\d+@mySchool\.com/)
  assert.match(await row.innerText(), /by head\s+30\s/)
  await admin.press('Restore Ann Lee')
  await admin.expectToast('Restored: Ann Lee')
  await main.locator('tbody').getByText('Nothing is deleted').waitFor()
  await waitForFocus(main.getByRole('heading', { name: 'Deleted' }))
  await menu.getByRole('link', { name: 'Student detail' }).click()
  await admin.waitForPage('Total Student : 1')
  assert.is((await school.login(student)).answer.success, true)
  assert.is((await calls.admin.get(`/report/getReport/${student._id}`)).body.data._id, report)
})

test('several are found, restored or erased by the typed word; what cannot be restored says how to mend it', async () => {
  const second = await addStudent(calls.admin, { name: 'Zoë Ahmed' })
  const report = await addReport(calls.admin, second._id)
  const notices = [
    await addNotice(calls.admin, { title: 'Picnic', onTop: 'yes' }),
    await addNotice(calls.admin, { title: 'Exams' }),
  ]
  await calls.admin.delete(`/report/deleteReport/${report}`)
  await calls.admin.delete(`/student/deleteStudent/${second._id}`)
  for (const id of notices) await calls.admin.delete(`/notice/deleteNotice/${id}`)
  for (const title of ['One', 'Two', 'Three']) await addNotice(calls.admin, { title, onTop: 'yes' })
  await admin.go(DELETED)
  await main.getByRole('row', { name: 'Picnic' }).waitFor()
  assert.equal(await names(), ['Exams', 'Picnic', 'Zoë Ahmed', 'Report of Zoë Ahmed'])

  await main.getByRole('checkbox', { name: 'Select Report of Zoë Ahmed' }).check()
  await main.getByRole('checkbox', { name: 'Select Picnic' }).check()
  await admin.press('Restore')
  const refused = main.getByRole('alert')
  await refused.getByText('Nothing was restored, because of this:').waitFor()
  await refused.getByText('The student of this report is deleted. Restore the student first.').waitFor()
  await admin.expectAccessible()
  await main.getByRole('checkbox', { name: 'Select Zoë Ahmed' }).check()
  await admin.press('Restore')
  await admin.expectToast('Restored: 3 records. Not on top, where other notices are now: Picnic.')
  await main.getByRole('row', { name: 'Picnic' }).waitFor({ state: 'detached' })
  assert.equal(await names(), ['Exams'])
  assert.is(await refused.count(), 0)

  await calls.admin.delete(`/student/deleteStudent/${second._id}`)
  await page.reload()
  await main.getByRole('row', { name: 'Exams' }).waitFor()
  await main.getByRole('searchbox').fill('zoe mySchool')
  await main.getByRole('searchbox').press('Enter')
  await main.getByRole('row', { name: 'Exams' }).waitFor({ state: 'detached' })
  assert.equal(await names(), ['Zoë Ahmed'])
  await main.getByLabel('Kind').selectOption('Notice')
  await main.locator('tbody').getByText('Nothing deleted is found').waitFor()
  await main.getByRole('searchbox').fill('')
  await main.getByRole('row', { name: 'Exams' }).waitFor()
  await main.getByLabel('Kind').selectOption('All kinds')

  await main.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await admin.press('Erase now')
  await dialog().getByText('2 records').waitFor()
  await dialog().getByRole('textbox').fill('delete')
  await dialog().getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog().getByText('This is not the word: nothing was erased').waitFor()
  await dialog().getByRole('textbox').fill('erase')
  await dialog().getByRole('button', { name: 'Erase', exact: true }).click()
  await admin.expectToast('Erased for good')
  await main.locator('tbody').getByText('Nothing is deleted').waitFor()
  assert.equal((await calls.admin.get('/admin/deleted')).body.data, [])
})

test('the audit is filtered with the keyboard on a narrow phone', async () => {
  await admin.page.setViewportSize({ width: 360, height: 640 })
  const { name } = school.teacher
  const teacher = await school.login(school.teacher)
  await teacher.calls.get(`/forTeachers/studentForTeacher/${student._id}`)
  await admin.go('/admin/dashboard/audit')
  const rows = main.locator('tbody tr')
  await rows.nth(3).waitFor()
  // The people are another request than the rows.
  await admin.field('Who').getByRole('option', { name }).first().waitFor({ state: 'attached' })
  await admin.field('Who').focus()
  await admin.page.keyboard.type(name)
  await admin.page.keyboard.press('Tab')
  await admin.page.keyboard.type('read')
  await admin.page.waitForFunction(() => /^\?who=\w+&action=read$/.test(location.search))
  await main.getByText('Rows 1 to 1 of 1').waitFor()
})

test('who forgot the password gets a new one from the page of the record, shown once and printed on a slip', async () => {
  const { calls: session } = await school.login(student)
  await admin.go(`/admin/dashboard/fullStudent-detail/${student._id}`)
  await main.getByRole('button', { name: 'Private Info', exact: true }).click()
  await main.getByText(student.password).waitFor()
  await admin.press('New password')
  await dialog().getByText('The old one stops working').waitFor()
  await dialog().getByRole('button', { name: 'New password', exact: true }).click()
  await dialog().getByText('It is shown only now').waitFor()
  const password = await dialog().locator('.secret-value code').nth(1).innerText()
  await waitForFocus(dialog().getByRole('button', { name: 'Close' }).last())
  await admin.expectAccessible()
  await page.evaluate(() => {
    window.print = () => {}
  })
  await dialog().getByRole('button', { name: 'Print slip' }).click()
  await page.locator('.login-slip').waitFor({ state: 'attached' })
  const sheets = await printed(page, { format: 'A4', landscape: false })
  assert.is(sheets.length, 1)
  for (const text of ['MY SCHOOL', 'Ann Lee', student.userId, password]) assert.ok(sheets[0]?.text.includes(text), text)
  assert.not.match(sheets[0]?.text ?? '', /Student detail|Copy both|It is shown only now/)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })

  assert.is(await main.getByText(student.password).count(), 0, 'the old one is hidden')
  await main.getByRole('button', { name: 'Private Info', exact: true }).click()
  await main.getByText(password).waitFor()
  assert.is((await school.login(student)).answer.success, false)
  assert.is((await school.login({ ...student, password })).answer.success, true)
  assert.is((await session.get('/auth/account')).status, 401)
})

test.run()
