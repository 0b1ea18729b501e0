// needs: build, chromium
// shows: teachers
/** The admin's teachers: list, adding with a generated login, changing, details, deleting. */

import * as assert from 'uvu/assert'
import { addTeacher } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { dismissToast, FAILURE_LOGS, oneException, respondFailure, whileFailing } from './failures.ts'
import { smallPicture } from './pictures.ts'
import { column, details, headers, hrefs, isPhoto, labels, options, rows, toasts } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const sana = await addTeacher(calls.admin, { name: 'Sana Javed', subject: 'Art', gender: 'Female' })
const coversRows = coversRowsSilently(() => admin)
const LIST = '/admin/dashboard/teacher-detail'
const ADD = '/admin/dashboard/add-teacher'
const GENDERS = ['Male', 'Female', 'Other']
/** The optional classes: the name of the choice, and a box for each. */
const CLASSES = ['Classes', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const FIELDS = [
  ...['Name', 'Gender', 'Phone', 'Address', 'Photo', 'Id card'],
  ...['Subject', 'Qualifications', 'Experience', 'Salary', 'Bank detail'],
]
const typed = {
  Name: 'Bilal  Raza Shah',
  Phone: '0300 1234567',
  Address: '2 Canal Bank',
  Subject: 'History',
  Qualifications: 'MA',
  Experience: '3 years',
  Salary: '70000',
  'Bank detail': 'HBL 7',
  'Last name of Your Father': 'Shah',
}

const teacherOf = async (id: string) => (await calls.admin.get(`/teacher/singleTeacher/${id}`)).body.data
const all = async () => (await calls.admin.get('/teacher/allTeacher')).body.teachers

coversRows(['admin.teachers'], 'the list has the total, six columns and three actions with their links', async () => {
  await admin.go(LIST)
  await admin.waitForPage('Total Teacher : 2')
  assert.equal(await rows(page), [
    ['1', '', 'Omar Aziz', 'Physics', 'Male', 'DetailsUpdateMore'],
    ['2', '', 'Sana Javed', 'Art', 'Female', 'DetailsUpdateMore'],
  ])
  assert.equal(await headers(page), ['No.', 'Image', 'Name', 'Subject', 'Gender', 'Actions'])
  const row = page.getByRole('row', { name: 'Sana' })
  assert.ok(await isPhoto(row.locator('img')))
  assert.equal(await hrefs(row), [
    `/admin/dashboard/teacher-Full-Detail/${sana._id}`,
    `/admin/dashboard/update-teacher/${sana._id}`,
  ])
})

coversRows(
  ['admin.teacher.add.incomplete'],
  'with an empty field the form shows ‘Please Enter complete Detail’ and sends nothing',
  async () => {
    let sent = 0
    await page.route('**/teacher/addTeacher', (route) => {
      sent += 1
      return route.abort()
    })
    await admin.go(ADD)
    const missing = main.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('listitem')
    const enterWrong = async (wrong: number) => {
      await admin.press('Add teacher')
      assert.equal(await toasts(page), ['Please Enter complete Detail'])
      await dismissToast(admin)
      assert.is(await missing.count(), wrong)
    }
    // Gender is preselected and the password is generated: all other fields are empty.
    await enterWrong(11)
    await admin.fill(typed)
    await enterWrong(2)
    await admin.field('Photo').setInputFiles(await smallPicture())
    await enterWrong(1)
    await admin.field('Id card').setInputFiles(await smallPicture())
    await admin.fill({ Subject: '' })
    await enterWrong(1)
    assert.is(sent, 0)
    assert.is((await all()).length, 2)
  },
)

coversRows(
  ['admin.teacher.add', 'admin.teacher.credentials', 'const.userid', 'const.password'],
  'the form has every field; the user id contains Teacher',
  async () => {
    await admin.go(ADD)
    await admin.waitForPage('Add teacher')
    const required = (names: readonly string[]) => names.map((name) => `${name} *`)
    const login = required(['User Id', 'Password', 'Last name of Your Father'])
    assert.equal(await labels(main.locator('form')), [...required(FIELDS), ...CLASSES, ...login])
    assert.equal(await options(admin.field('Gender')), GENDERS)
    assert.is(await admin.field('Gender').inputValue(), 'Male')
    for (const label of ['Photo', 'Id card']) {
      await admin.field(label).setInputFiles(await smallPicture())
      const field = main.locator('.kit-photo-field').filter({ hasText: label })
      assert.ok(await isPhoto(field.getByAltText('The photo you chose')), label)
    }

    const userId = admin.field('User Id')
    const password = admin.field('Password')
    await admin.fill({ Name: 'Bilal  Raza Shah' })
    assert.match(await userId.inputValue(), /^Bilal-Raza-Shah-(0|[1-9]\d{0,3})Teacher@mySchool\.com$/)
    assert.match(await password.inputValue(), /^[A-Za-z0-9]{10}$/)
    for (const control of [userId, password])
      assert.ok(await control.evaluate((input: HTMLInputElement) => input.readOnly))
  },
)

coversRows(
  [
    ...['admin.teacher.add', 'admin.teacher.add.success', 'const.toast'],
    ...['error.teacher.false', 'error.teacher.exception'],
  ],
  'a form that failed is sent again: all fields are stored, the list opens, the toast comes 100 ms later, the login works',
  async () => {
    await admin.go(ADD)
    await admin.fill(typed)
    await admin.field('Gender').selectOption('Other')
    await admin.field('Photo').setInputFiles(await smallPicture())
    await admin.field('Id card').setInputFiles(await smallPicture('#963'))
    const login = {
      userId: await admin.field('User Id').inputValue(),
      password: await admin.field('Password').inputValue(),
    }
    for (const [failure, says] of [
      [respondFailure('Not now'), 'someThing wents wrong'],
      [oneException['an answer 500'], 'something wents wrong in adding product'],
    ] as const)
      await whileFailing(admin, '/teacher/addTeacher', failure, async () => {
        await admin.press('Add teacher')
        assert.equal(await toasts(page), [says])
        await dismissToast(admin)
      })
    admin.expectConsole(FAILURE_LOGS)
    await expectDelayedToast(page, () => admin.press('Add teacher'), { path: LIST, text: 'Teacher Added successFully' })
    assert.equal(await toasts(page), ['Teacher Added successFully'])
    await admin.waitForPage('Total Teacher : 3')
    const { name, gender, phone, address, subject, qualifications, experience, salary, bankDetail, ...rest } =
      await teacherOf((await all()).at(-1)._id)
    assert.equal(
      [phone, address, subject, qualifications, experience, salary, bankDetail, rest.answer],
      Object.values(typed).slice(1),
    )
    assert.is(gender, 'Other')
    assert.match(name, /^Bilal +Raza Shah$/)
    assert.equal({ userId: rest.userId, password: rest.password }, login)
    assert.is((await school.login(login)).answer.user.role, 2)
  },
)

coversRows(
  ['admin.teacher.update'],
  'the form has the values of the server, without the login; both pictures can be replaced',
  async () => {
    const before = await teacherOf(sana._id)
    await admin.go(`/admin/dashboard/update-teacher/${sana._id}`)
    await admin.field('Name').waitFor()
    const found = await labels(main.locator('form'))
    assert.equal(
      found.map((label) => label.replace(' *', '')),
      [...FIELDS, ...CLASSES],
    )
    const values = ['Sana Javed', 'Female', '0300 1234567', '2 Hill Road', 'Art', 'MSc', '4 years', '5000', 'IBAN 123']
    const texts = FIELDS.filter((name) => name !== 'Photo' && name !== 'Id card')
    for (const [index, label] of texts.entries()) assert.is(await admin.field(label).inputValue(), values[index], label)
    for (const name of ['Photo of Sana Javed', 'Id card of Sana Javed'])
      assert.ok(await isPhoto(page.getByRole('img', { name })), name)

    await admin.fill({ Subject: 'Music' })
    await admin.field('Id card').setInputFiles(await smallPicture('#936'))
    await admin.press('Update teacher')
    await admin.expectToast('Data updated SuccessFully')
    assert.is(admin.path(), LIST)
    const { idCardVersion, ...after } = await teacherOf(sana._id)
    assert.is.not(idCardVersion, before.idCardVersion, 'the id card is another')
    assert.equal(
      { ...after, idCardVersion: before.idCardVersion },
      { ...before, version: `${sana._id}.2`, subject: 'Music' },
      'nothing else has changed, the photo neither',
    )
  },
)

coversRows(
  ['admin.teacher.detail', 'admin.teacher.private'],
  'the details have every field and both pictures; a toggle shows the login',
  async () => {
    await admin.go(`/admin/dashboard/teacher-Full-Detail/${sana._id}`)
    const date = new Date((await teacherOf(sana._id)).created_at)
    const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
    const open = {
      Name: 'Sana Javed',
      Gender: 'Female',
      Phone: '0300 1234567',
      Address: '2 Hill Road',
      Qualifications: 'MSc',
      Salary: '5000',
      Subject: 'Art',
      Experience: '4 years',
      'Joining date': `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`,
    }
    assert.equal(await details(page), open)
    for (const name of ['Photo of Sana Javed', 'Id card of Sana Javed'])
      assert.ok(await isPhoto(page.getByRole('img', { name })), name)
    const holds = async () => (await page.content()).includes(sana.password)
    assert.is(await holds(), false)
    await admin.press('Private Info')
    await page.getByText(sana.password).waitFor()
    assert.equal(await details(page), {
      ...open,
      'User id': sana.userId,
      Password: sana.password,
      'Reset password answer': sana.answer,
      'Bank detail': sana.bankDetail,
    })
    await admin.press('Hide Private Info')
    await page.getByText(sana.password).waitFor({ state: 'detached' })
    assert.is(await holds(), false)
  },
)

coversRows(
  ['admin.teacher.delete'],
  'another word shows ‘invalid output’ and deletes nothing; delete removes the teacher and the login',
  async () => {
    await admin.go(LIST)
    await admin.more(page.getByRole('row', { name: 'Sana' }), 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete teacher' })
    await dialog.getByText('Sana Javed', { exact: true }).waitFor()
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
    for (const wrong of ['Delete', '']) {
      await dialog.getByRole('textbox').fill(wrong)
      await confirm.click()
      assert.is(await dialog.getByRole('alert').filter({ hasText: /./ }).textContent(), 'invalid output', `'${wrong}'`)
    }
    assert.is((await all()).length, 2, 'nothing is deleted')
    await dialog.getByRole('textbox').fill('delete')
    await confirm.click()
    await admin.expectToast('deleted product successfully')
    await admin.waitForPage('Total Teacher : 1')
    assert.equal(await column(page, 'name'), ['Omar Aziz'])
    assert.is((await school.login(sana)).answer.success, false, 'the login is gone')
  },
)

test.run()
