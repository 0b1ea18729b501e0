// needs: build, chromium
// shows: students, teachers, notices, reports
/** Two people change one record: changes of different fields are merged; for the same field the second one chooses. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher, form, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { smallPicture } from './pictures.ts'
import { isPhoto, waitForFocus } from './reading.ts'
import { ADMIN } from './server.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls } = school

const DONE = 'Data updated SuccessFully'
const updateOf = (id: string) => `/admin/dashboard/update-detail/${id}`
const studentOf = async (id: string) => (await calls.admin.get(`/forTeachers/studentForTeacher/${id}`)).body.user
const dialogOf = (person: Visitor) => person.page.getByRole('dialog', { name: 'Somebody else has changed this too' })
const mine = (dialog: Locator, field: string) => dialog.getByRole('group', { name: field }).getByLabel('Keep mine')
const theirs = (dialog: Locator, field: string) => dialog.getByRole('group', { name: field }).getByLabel('Take theirs')

/** A student whose phone is changed by somebody else while this person has the form open. */
async function openWhileChanged() {
  const { _id } = await addStudent(calls.admin, { phone: '0300 000' })
  const admin = await school.openAs('admin')
  await admin.go(updateOf(_id))
  await admin.field('Phone').waitFor()
  await calls.admin.post(`/student/updateStudent/${_id}`, form({ phone: '0300 222', fee: '250' }))
  return { _id, admin, dialog: dialogOf(admin) }
}

test('the phone that somebody else has saved and the address that is saved then are merged', async () => {
  const { _id, admin } = await openWhileChanged()
  await admin.fill({ Address: '9 Mall Road' })
  const sent = admin.page.waitForRequest('**/student/updateStudent/*')
  await admin.press('Update student')
  await admin.expectToast(DONE)
  const { phone, address } = await studentOf(_id)
  assert.equal([phone, address], ['0300 222', '9 Mall Road'])
  const names = [...((await sent).postData() ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  assert.equal(names.sort(), ['address', 'version'], 'only what was changed is sent, with the version')
})

test('for the same field the dialog shows both values, who changed it and when; Keep mine saves the own value', async () => {
  const { _id, admin, dialog } = await openWhileChanged()
  await admin.fill({ Phone: '0300 111', 'Roll number': '77' })
  await admin.press('Update student')
  await dialog.waitFor()
  const group = dialog.getByRole('group')
  assert.is(await group.count(), 1, 'only the field that both have changed')
  assert.match(
    await group.innerText(),
    /^Phone\s+Keep mine\s+0300 111\s+Take theirs\s+0300 222\s+head, \d+ \w+ \d{4}, \d\d:\d\d$/,
  )
  assert.is((await studentOf(_id)).rollNumber, '7', 'nothing is written')
  await admin.expectAccessible()
  await mine(dialog, 'Phone').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.expectToast(DONE)
  const { phone, rollNumber, fee } = await studentOf(_id)
  assert.equal([phone, rollNumber, fee], ['0300 111', '77', '250'])
})

test('by keyboard on a phone: no value is preselected, a choice is required, Escape returns to the form', async () => {
  const { _id, admin, dialog } = await openWhileChanged()
  await admin.page.setViewportSize({ width: 360, height: 740 })
  const { keyboard } = admin.page
  await admin.fill({ 'Roll number': '77', Phone: '0300 111' })
  await keyboard.press('Enter')
  await dialog.waitFor()
  assert.is(await dialog.getByRole('radio', { checked: true }).count(), 0)
  await keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('Phone: keep mine or take theirs').waitFor()
  await admin.expectAccessible()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.is(await admin.field('Phone').inputValue(), '0300 111', 'what was typed stands')
  await waitForFocus(admin.field('Phone'))

  await keyboard.press('Enter')
  await waitForFocus(mine(dialog, 'Phone'))
  await keyboard.press('Space')
  assert.ok(await mine(dialog, 'Phone').isChecked())
  await keyboard.press('ArrowDown')
  assert.ok(await theirs(dialog, 'Phone').isChecked())
  await keyboard.press('Enter')
  await admin.expectToast(DONE)
  const { phone, rollNumber } = await studentOf(_id)
  assert.equal([phone, rollNumber], ['0300 222', '77'], 'theirs, with the rest of the form')
})

test('a second change while the dialog is open opens it again, and no change is lost', async () => {
  const { _id, admin, dialog } = await openWhileChanged()
  await admin.fill({ Phone: '0300 111' })
  await admin.press('Update student')
  await mine(dialog, 'Phone').check()
  await calls.admin.post(`/student/updateStudent/${_id}`, form({ phone: '0300 333' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('0300 333').waitFor()
  assert.is((await studentOf(_id)).phone, '0300 333')
  await theirs(dialog, 'Phone').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.expectToast(DONE)
  assert.is((await studentOf(_id)).phone, '0300 333')
})

test('if the server stops while the dialog is open, an error is shown and the form keeps its values', async () => {
  const { admin, dialog } = await openWhileChanged()
  await admin.fill({ Phone: '0300 111' })
  await admin.press('Update student')
  await mine(dialog, 'Phone').check()
  await admin.page.route('**/updateStudent/*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.expectToast('something wents wrong in adding product')
  assert.is(await admin.field('Phone').inputValue(), '0300 111')
  await admin.page.unroute('**/updateStudent/*')
  await admin.press('Update student')
  await dialog.waitFor()
})

test('for a teacher’s photo the dialog shows both pictures', async () => {
  const { _id } = await addTeacher(calls.admin)
  const admin = await school.openAs('admin')
  await admin.go(`/admin/dashboard/update-teacher/${_id}`)
  await admin.field('Id card').setInputFiles(await smallPicture())
  await calls.admin.put(`/teacher/updateTeacher/${_id}`, form({ idCard: await picture('#0a0'), salary: '9000' }))
  const { idCardVersion } = (await calls.admin.get(`/teacher/singleTeacher/${_id}`)).body.data
  await admin.press('Update teacher')
  const pictures = dialogOf(admin).getByRole('group', { name: 'Id card' }).locator('img')
  await pictures.last().waitFor()
  assert.is(await pictures.count(), 2)
  for (const one of await pictures.all()) assert.ok(await isPhoto(one))
  await theirs(dialogOf(admin), 'Id card').check()
  await dialogOf(admin).getByRole('button', { name: 'Save' }).click()
  await admin.expectToast(DONE)
  const after = (await calls.admin.get(`/teacher/singleTeacher/${_id}`)).body.data
  assert.equal([after.idCardVersion, after.salary], [idCardVersion, '9000'])
})

test('for a notice the dialog shows the last day, or that there is none', async () => {
  const id = await addNotice(calls.admin, { date: '2999-05-06' })
  const admin = await school.openAs('admin')
  await admin.go(`/admin/dashboard/update-notice/${id}`)
  await admin.press('Unlimited')
  await calls.admin.post(`/notice/updateNotice/${id}`, form({ date: '2999-06-07' }))
  await admin.press('Update notice')
  const group = dialogOf(admin).getByRole('group', { name: 'Valid For' })
  assert.match(await group.innerText(), /Keep mine\s+Unlimited\s+Take theirs\s+2999-06-07/)
  await mine(dialogOf(admin), 'Valid For').check()
  await dialogOf(admin).getByRole('button', { name: 'Save' }).click()
  await admin.expectToast('Data Updated SuccessFully')
  assert.is((await calls.admin.get(`/notice/getSingleNotice/${id}`)).body.data.date, '1')
})

test('for a report the dialog shows an emptied text and each condition, and hides the user id of an admin from a teacher', async () => {
  const { _id } = await addStudent(calls.admin)
  await addReport(calls.admin, _id, { condition: 'Good' })
  const teacher = await school.openAs('teacher')
  await teacher.go(`/teacher/dashboard/update-report/${_id}`)
  await teacher.page.getByRole('radio', { name: 'Worst' }).check()
  await teacher.fill({ Complain: '' })
  await calls.admin.put(`/report/updateReport/${_id}`, form({ complain: 'Late twice.', condition: 'Average' }))
  await teacher.press('Update report')
  const textOf = (field: string) => dialogOf(teacher).getByRole('group', { name: field }).innerText()
  assert.match(await textOf('Complain'), /Keep mine\s+Empty\s+Take theirs\s+Late twice\.\s+Admin, /)
  assert.match(await textOf('Condition'), /Keep mine\s+Worst\s+Take theirs\s+Average\s+Admin, /)
  assert.not.match(await dialogOf(teacher).innerText(), ADMIN.userId)
  await mine(dialogOf(teacher), 'Complain').check()
  await mine(dialogOf(teacher), 'Condition').check()
  await dialogOf(teacher).getByRole('button', { name: 'Save' }).click()
  await teacher.expectToast('Updated report SuccessFully')
  const { complain, condition } = (await calls.admin.get(`/report/getReport/${_id}`)).body.data
  assert.equal([complain, condition], ['', 'Worst'])
})

test.run()
