// needs: build, chromium
// shows: students
/** The admin's students: list, filter, search, adding with a generated login, changing, details, deleting. */

import * as assert from 'uvu/assert'
import { type StudentField, studentColumns, studentForm } from '../../contract/students/fields.ts'
import { studentLabels } from '../../messages/en/labels.ts'
import { addReport, addStudent, picture, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { smallPicture } from './pictures.ts'
import { column, details, headers, hrefs, isPhoto, labels, options, rows, toasts } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const coversRows = coversRowsSilently(() => admin)
const LIST = '/admin/dashboard/Student-detail'
const ADD = '/admin/dashboard/add-student'
const CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
/** The labels of a form, with a star where a value is needed. */
const labelsOf = (fields: readonly StudentField[]) =>
  fields.map((field) => studentLabels[field] + (studentColumn(field)?.required ? ' *' : ''))
const studentColumn = (field: string) => studentColumns.find((column) => column.field === field)
const FIELDS = [...labelsOf(studentForm.person), 'Photo', ...labelsOf(studentForm.school)]

await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)
const zoe = await addStudent(calls.admin, { name: 'Zoë Ángel', fatherName: 'Iqbal Khan', grade: '1' })
const omar = await addStudent(calls.admin, { name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' })

coversRows(['admin.students'], 'the list has the total, its columns and four actions with their links', async () => {
  await admin.go(LIST)
  await admin.waitForPage('Total Student : 2')
  const actions = 'DetailsUpdateMore'
  assert.equal(await rows(page), [
    ['1', '', 'Zoë Ángel', 'Iqbal Khan', '1 Roll 7', 'No report', actions],
    ['2', '', 'Omar Aziz', 'Tariq Aziz', '10 Roll 7', 'No report', actions],
  ])
  assert.equal(await headers(page), ['No.', 'Image', 'Name', 'Father Name', 'Class', 'Report', 'Actions'])
  const row = page.getByRole('row', { name: 'Zoë' })
  assert.ok(await isPhoto(row.locator('img')))
  assert.equal(await hrefs(row), [
    `/admin/dashboard/fullStudent-detail/${zoe._id}`,
    `/admin/dashboard/update-detail/${zoe._id}`,
  ])
  await row.getByRole('button', { name: 'More Zoë Ángel' }).click()
  const items = row.getByRole('menuitem')
  assert.equal(await items.allInnerTexts(), ['Report', 'Delete'])
  assert.is(await items.first().getAttribute('href'), `/admin/dashboard/select-report/${zoe._id}`)
})

coversRows(
  ['admin.students.filter'],
  'the filter has classes 1 to 10; class 1 excludes class 10; the reset reloads the list',
  async () => {
    await admin.go(LIST)
    const filter = page.getByLabel('Class', { exact: true })
    assert.equal(await options(filter), ['', ...CLASSES])
    await page.getByRole('row', { name: 'Omar' }).waitFor()
    await filter.selectOption('1')
    await page.getByRole('row', { name: 'Omar' }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: 'Zoë' }).waitFor()
    assert.equal(await column(page, 'name'), ['Zoë Ángel'])
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByRole('link', { name: 'Reset filter' }).click()
    await page.getByRole('row', { name: 'Omar' }).waitFor()
    assert.equal(await column(page, 'name'), ['Zoë Ángel', 'Omar Aziz'])
    assert.is(await page.evaluate(() => 'before' in window), false, 'the page was loaded anew')
    assert.is(await filter.inputValue(), '')
  },
)

coversRows(
  ['admin.students.search', 'admin.students.empty'],
  'the search dialog has a hint, finds students, and says if there are none',
  async () => {
    await admin.go(LIST)
    await page.getByRole('row', { name: 'Omar' }).waitFor()
    const button = page.getByRole('button', { name: 'Search Students' })
    assert.is(await button.locator('svg').count(), 1, 'a search icon')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Search Students' })
    await dialog.getByText('Atleast one field required', { exact: true }).waitFor()
    assert.equal(await labels(dialog), ['Name', 'Father Name', 'Class', 'Address'])
    assert.equal(await options(dialog.getByLabel('Class')), ['', ...CLASSES])
    await dialog.getByLabel('Name', { exact: true }).fill('angel')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('row', { name: 'Omar' }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: 'Zoë' }).waitFor()
    assert.equal(await column(page, 'name'), ['Zoë Ángel'])
    assert.equal(await toasts(page), ['Successfully search according to critaria'])

    await button.click()
    await dialog.getByLabel('Name', { exact: true }).fill('nobody')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await main.locator('tbody').getByText('NO Student Found', { exact: true }).waitFor()
  },
)

coversRows(
  ['admin.student.add'],
  'all fields but the photo are required; age and phone take digits; a chosen photo is previewed',
  async () => {
    await admin.go(ADD)
    await admin.waitForPage('Add student')
    assert.equal(await labels(main.locator('form')), [
      ...FIELDS,
      'User Id *',
      'Password *',
      'Last name of Your Father *',
    ])
    assert.equal(await options(admin.field('Class')), ['', ...CLASSES])
    await admin.press('Add student')
    const summary = main.getByRole('alert').filter({ hasText: 'There is a problem' })
    // The password is generated at once, the user id when a name is typed: of the login, only the last name is missing.
    assert.is(await summary.getByRole('listitem').count(), FIELDS.filter((label) => label.endsWith(' *')).length + 1)

    const age = admin.field('Age')
    await age.pressSequentially('1x2')
    await admin.fill({ Phone: 'call me' })
    await admin.press('Add student')
    const wrong = async (label: string) => admin.field(label).getAttribute('aria-invalid')
    assert.ok((await age.inputValue()) === '12' || (await wrong('Age')) === 'true', 'an age is digits')
    assert.is(await wrong('Phone'), 'true')

    await admin.field('Photo').setInputFiles(await smallPicture())
    assert.ok(await isPhoto(page.getByAltText('The photo you chose')))
    assert.is((await calls.admin.get('/student/getAllStudent')).body.students.length, 2, 'nothing is sent')
  },
)

coversRows(
  ['admin.student.credentials', 'const.userid', 'const.password'],
  'the generated login is read-only and can be copied and generated again; the user id follows the name',
  async () => {
    await admin.go(ADD)
    const userId = admin.field('User Id')
    const password = admin.field('Password')
    await admin.field('Name').pressSequentially('Ann  Mary Lee')
    const [, number = ''] = /^Ann-Mary-Lee-(\d{1,4})@mySchool\.com$/.exec(await userId.inputValue()) ?? []
    assert.ok(number, await userId.inputValue())
    await admin.fill({ Name: "Umit O'Neil, Jr." })
    assert.is(await userId.inputValue(), `Umit-O'Neil,-Jr.-${number}@mySchool.com`, 'only whitespace changes')
    await admin.fill({ Name: `Ali "Bobby" (Bo)/Khan@home` })
    assert.is(await userId.inputValue(), `Ali-Bobby-BoKhanhome-${number}@mySchool.com`, 'but for quotes and the like')
    await admin.fill({ Name: 'Bo' })
    assert.is(await userId.inputValue(), `Bo-${number}@mySchool.com`, 'the id follows the name')
    for (const control of [userId, password])
      assert.ok(await control.evaluate((input: HTMLInputElement) => input.readOnly))

    const generatedPassword = await password.inputValue()
    assert.match(generatedPassword, /^[A-Za-z0-9]{10}$/)
    for (const what of ['user id', 'password'])
      await page.getByRole('button', { name: `Generate another ${what}` }).click()
    assert.match(await userId.inputValue(), /^Bo-(0|[1-9]\d{0,3})@mySchool\.com$/)
    assert.match(await password.inputValue(), /^[A-Za-z0-9]{10}$/)
    assert.is.not(await password.inputValue(), generatedPassword)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await admin.press('Copy user id')
    await admin.expectToast('userId copied to clipboard')
    assert.is(await clipboard(), await userId.inputValue())
    await admin.press('Copy password')
    await admin.expectToast('password copied to clipboard')
    assert.is(await clipboard(), await password.inputValue())
  },
)

coversRows(
  ['admin.student.add', 'admin.student.add.success', 'const.toast'],
  'all fields are stored; the list opens, the toast appears 100 ms later; the login works',
  async () => {
    await admin.go(ADD)
    await admin.fill({
      ...studentByLabels({ fatherName: 'Bilal Malik', age: '8', phone: '+92 300-1234567', address: '9 Mall Road' }),
      Name: 'Sara Malik',
      'Roll number': '21',
      Fee: '3500',
      'Last name of Your Father': 'Malik',
    })
    await admin.field('Class').selectOption('3')
    await admin.field('Photo').setInputFiles(await smallPicture())
    const login = {
      userId: await admin.field('User Id').inputValue(),
      password: await admin.field('Password').inputValue(),
    }
    await expectDelayedToast(page, () => admin.press('Add student'), { path: LIST, text: 'Data added SuccessFully' })
    assert.equal(await toasts(page), ['Data added SuccessFully'])
    await admin.waitForPage('Total Student : 3')
    assert.equal(await column(page, 'name'), ['Zoë Ángel', 'Sara Malik', 'Omar Aziz'])

    const { students } = (await calls.admin.get('/student/getAllStudent')).body
    const { user } = (await calls.admin.get(`/student/get-single-student/${students.at(-1)._id}`)).body
    const { name, fatherName, age, phone, grade, rollNumber, fee, address, answer } = user
    assert.equal(
      [name, fatherName, age, phone, grade, rollNumber, fee, address, answer],
      ['Sara Malik', 'Bilal Malik', '8', '+92 300-1234567', '3', '21', '3500', '9 Mall Road', 'Malik'],
    )
    assert.equal({ userId: user.userId, password: user.password }, login)
    assert.is((await school.login(login)).answer.user.role, 1)
  },
)

coversRows(
  ['admin.student.update'],
  'the form has the values of the server, without the login; the photo can be replaced',
  async () => {
    const before = (await calls.admin.get(`/forTeachers/studentForTeacher/${zoe._id}`)).body.user
    await admin.go(`/admin/dashboard/update-detail/${zoe._id}`)
    await admin.field('Name').waitFor()
    assert.equal(await labels(main.locator('form')), FIELDS)
    for (const [label, value] of Object.entries(
      studentByLabels({ name: 'Zoë Ángel', fatherName: 'Iqbal Khan', grade: '1' }),
    ))
      assert.is(await admin.field(label).inputValue(), value, label)
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Zoë Ángel' })))

    await admin.fill({ Fee: '120' })
    await admin.field('Class').selectOption('2')
    await admin.field('Photo').setInputFiles(await smallPicture('#936'))
    assert.ok(await isPhoto(page.getByAltText('The photo you chose')))
    await expectDelayedToast(page, () => admin.press('Update student'), {
      path: LIST,
      text: 'Data updated SuccessFully',
    })
    assert.equal(await toasts(page), ['Data updated SuccessFully'])
    const { photoVersion, ...after } = (await calls.admin.get(`/forTeachers/studentForTeacher/${zoe._id}`)).body.user
    assert.is.not(photoVersion, before.photoVersion)
    assert.equal(
      { ...after, photoVersion: before.photoVersion },
      { ...before, version: `${zoe._id}.2`, fee: '120', grade: '2' },
      'nothing else has changed',
    )
  },
)

coversRows(
  ['admin.student.detail', 'admin.student.private'],
  'the details have every field and the photo; a toggle shows the login',
  async () => {
    await admin.go(`/admin/dashboard/fullStudent-detail/${omar._id}`)
    const open = studentByLabels({ name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' })
    assert.equal(await details(page), open)
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Omar Aziz' })))
    const holds = async () => (await page.content()).includes(omar.password)
    assert.is(await holds(), false)
    await admin.press('Private Info')
    await page.getByText(omar.password).waitFor()
    const login = { 'User id': omar.userId, Password: omar.password, 'Reset password answer': omar.answer }
    assert.equal(await details(page), { ...open, ...login })
    await admin.press('Hide Private Info')
    await page.getByText(omar.password).waitFor({ state: 'detached' })
    assert.is(await holds(), false)
    await main.getByRole('link', { name: 'Back' }).click()
    await admin.waitForPage(/^Total Student/)
    assert.is(admin.path(), LIST)
  },
)

coversRows(
  ['admin.student.delete'],
  'another word shows ‘invalid output’ and deletes nothing; delete removes the student and all related data',
  async () => {
    await addReport(calls.admin, omar._id, { photo: await picture() })
    await admin.go(LIST)
    await admin.more(page.getByRole('row', { name: 'Omar' }), 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete student' })
    await dialog.getByText('Omar Aziz', { exact: true }).waitFor()
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
    for (const wrong of ['Delete', '']) {
      await dialog.getByRole('textbox').fill(wrong)
      await confirm.click()
      assert.is(await dialog.getByRole('alert').filter({ hasText: /./ }).textContent(), 'invalid output', `'${wrong}'`)
    }
    assert.is((await calls.admin.get('/student/getAllStudent')).body.students.length, 2, 'nothing is deleted')
    await dialog.getByRole('textbox').fill('delete')
    await confirm.click()
    await admin.expectToast('deleted product successfully')
    await page.getByRole('row', { name: 'Omar' }).waitFor({ state: 'detached' })
    await admin.waitForPage('Total Student : 1')
    assert.is((await school.login(omar)).answer.success, false, 'the login is gone')
    assert.is((await calls.admin.get('/admin/adminAll')).body.length.reportLength, 0, 'and the report')
  },
)

test.run()
