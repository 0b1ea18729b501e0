// needs: build, chromium
// shows: students
/** The admin's students: list, filter, search, adding with a generated login, changing, details, deleting. */

import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addStudent, form, picture, reportFields, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { smallPicture } from './pictures.ts'
import { column, details, headers, isPhoto, labels, options, rows, toasts } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls } = school
const coversRows = coversRowsSilently(() => admin)
const LIST = '/admin/dashboard/Student-detail'
const ADD = '/admin/dashboard/add-student'
const CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const FIELDS = ['Name', 'Father name', 'Age', 'Phone', 'Address', 'Photo', 'Class', 'Roll number', 'Fee']

await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)
const zoe = await addStudent(calls.admin, { name: 'Zoë Ángel', fatherName: 'Iqbal Khan', grade: '1' })
const omar = await addStudent(calls.admin, { name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' })

let admin: Visitor
let page: Page
let main: Locator

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
  main = page.locator('main')
})
test.after(() => school.close())

coversRows(['admin.students'], 'the list has the total, its columns and four actions with their links', async () => {
  await admin.go(LIST)
  await admin.waitForPage('Total Student : 2')
  const actions = 'DetailsUpdateDeleteReport'
  assert.equal(await rows(page), [
    ['1', '', 'Zoë Ángel', 'Iqbal Khan', '1 Roll 7', 'No report', actions],
    ['2', '', 'Omar Aziz', 'Tariq Aziz', '10 Roll 7', 'No report', actions],
  ])
  assert.equal(await headers(page), ['No.', 'Image', 'Name', 'Father Name', 'Class', 'Report', 'Actions'])
  const row = page.getByRole('row', { name: 'Zoë' })
  assert.ok(await isPhoto(row.locator('img')))
  for (const [name, heading, path] of [
    ['Details', 'Zoë Ángel', `/admin/dashboard/fullStudent-detail/${zoe._id}`],
    ['Update', 'Update student', `/admin/dashboard/update-detail/${zoe._id}`],
    ['Report', 'Report of Zoë Ángel', `/admin/dashboard/select-report/${zoe._id}`],
  ] as const) {
    await row.getByRole('link', { name }).click()
    await admin.waitForPage(heading)
    assert.is(admin.path(), path)
    await page.goBack()
    await row.waitFor()
  }
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
    const all = [...FIELDS, 'User Id', 'Password', 'Last name of Your Father']
    assert.equal(
      await labels(main.locator('form')),
      all.map((label) => (label === 'Photo' ? label : `${label} *`)),
    )
    assert.equal(await options(admin.field('Class')), ['', ...CLASSES])
    await admin.press('Add student')
    const summary = main.getByRole('alert').filter({ hasText: 'There is a problem' })
    // The photo is optional. The password is generated at once, the user id when a name is typed.
    assert.is(await summary.getByRole('listitem').count(), all.length - 3)

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

test('the summary says what is wrong with a phone and an age; a fee is any text', async () => {
  await admin.go(ADD)
  for (const [label, value, message] of [
    ['Phone', '1-2', 'This phone number is too short: enter at least 3 digits'],
    ['Phone', 'call me', 'A phone number has no letters; enter digits'],
    ['Phone', '(042) 5550', "A phone number has no '('; enter digits, spaces and hyphens"],
    ['Phone', '042-', 'Phone: Enter digits; a leading +, spaces and hyphens are fine'],
    ['Age', '999', 'Age: Enter an age from 1 to 120'],
  ] as const) {
    await admin.fill({ [label]: value })
    await admin.press('Add student')
    await main.locator('.kit-error-summary').getByRole('link', { name: message, exact: true }).waitFor()
    assert.is(await admin.field(label).getAttribute('aria-invalid'), 'true', message)
  }
  await admin.expectAccessible()
  await admin.fill({ Fee: 'free', Phone: '0300 - 123' })
  await admin.press('Add student')
  await main
    .locator('.kit-error-summary')
    .getByRole('link', { name: /^Phone/ })
    .waitFor({ state: 'detached' })
  for (const label of ['Fee', 'Phone']) assert.is(await admin.field(label).getAttribute('aria-invalid'), null, label)
})

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

    const ids = new Set<string>()
    const passwords = new Set<string>()
    for (let turn = 0; turn < 12; turn += 1) {
      for (const what of ['user id', 'password']) {
        const button = page.getByRole('button', { name: `Generate another ${what}` })
        // A click of the mouse costs 35 ms of the processor more: one is enough.
        await (turn === 0 ? button.click() : button.dispatchEvent('click'))
      }
      ids.add(await userId.inputValue())
      passwords.add(await password.inputValue())
    }
    for (const id of ids) assert.match(id, /^Bo-(0|[1-9]\d{0,3})@mySchool\.com$/)
    for (const one of passwords) assert.match(one, /^[A-Za-z0-9]{10}$/)
    assert.is(passwords.size, 12)
    assert.ok(ids.size > 8, `${ids.size} ids in 12 turns`)

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
    assert.equal(await column(page, 'name'), ['Zoë Ángel', 'Omar Aziz', 'Sara Malik'])

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
    const path = `/admin/dashboard/update-detail/${zoe._id}`
    await admin.go(path)
    await admin.field('Name').waitFor()
    const found = (await labels(main.locator('form'))).map((label) => label.replace(' *', ''))
    assert.equal(found, FIELDS)
    for (const [label, value] of Object.entries(
      studentByLabels({ name: 'Zoë Ángel', fatherName: 'Iqbal Khan', grade: '1' }),
    ))
      assert.is(await admin.field(label).inputValue(), value, label)
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Zoë Ángel' })))

    await admin.fill({ Fee: '120' })
    await admin.field('Class').selectOption('2')
    await expectDelayedToast(page, () => admin.press('Update student'), {
      path: LIST,
      text: 'Data updated SuccessFully',
    })
    assert.equal(await toasts(page), ['Data updated SuccessFully'])
    const getStudent = async () => (await calls.admin.get(`/forTeachers/studentForTeacher/${zoe._id}`)).body.user
    assert.equal(
      await getStudent(),
      { ...before, version: `${zoe._id}.2`, fee: '120', grade: '2' },
      'nothing else has changed',
    )

    await admin.go(path)
    await admin.field('Photo').setInputFiles(await smallPicture('#936'))
    assert.ok(await isPhoto(page.getByAltText('The photo you chose')))
    await admin.press('Update student')
    await admin.expectToast('Data updated SuccessFully')
    assert.is.not((await getStudent()).photoVersion, before.photoVersion)
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
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await admin.press('Copy user id')
    await admin.expectToast('userId copied to clipboard')
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), omar.userId)
    await admin.press('Copy password')
    await admin.expectToast('password copied to clipboard')
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), omar.password)
    await admin.press('Hide Private Info')
    await page.getByText(omar.password).waitFor({ state: 'detached' })
    assert.is(await holds(), false)
    await main.getByRole('link', { name: 'Back' }).click()
    await admin.waitForPage(/^Total Student/)
    assert.is(admin.path(), LIST)
  },
)

coversRows(['admin.student.detail'], 'a drawing replaces a photo that fails to load', async () => {
  await page.route('**/get-student-photo/**', (route) => route.abort())
  await admin.go(`/admin/dashboard/fullStudent-detail/${omar._id}`)
  await main.locator('.kit-photo[data-state=missing] svg').waitFor()
  admin.expectConsole(/net::ERR_/)
})

coversRows(
  ['admin.student.delete'],
  'another word shows ‘invalid output’ and deletes nothing; delete removes the student and all related data',
  async () => {
    await calls.admin.post('/report/addReport', form({ ...reportFields, studentId: omar._id, photo: await picture() }))
    await admin.go(LIST)
    await page.getByRole('row', { name: 'Omar' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete student' })
    await dialog.getByText('Omar Aziz', { exact: true }).waitFor()
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
    for (const wrong of ['Delete', 'DELETE', 'delete ', '']) {
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

coversRows(
  ['admin.student.add', 'admin.student.update', 'admin.student.private', 'admin.student.delete'],
  'visitors, users, students and teachers get an error status from each endpoint',
  async () => {
    const student = (await school.login(zoe)).calls
    for (const [who, caller] of Object.entries({ ...calls, student })) {
      if (who === 'admin') continue
      const status = who === 'visitor' ? 401 : 403
      assert.is((await caller.post('/student/add-student', form({ name: 'X' }))).status, status, who)
      assert.is((await caller.post(`/student/updateStudent/${zoe._id}`, form({ name: 'X' }))).status, status, who)
      assert.is((await caller.get(`/student/get-single-student/${zoe._id}`)).status, status, who)
      assert.is((await caller.delete(`/student/deleteStudent/${zoe._id}`)).status, status, who)
    }
  },
)

coversRows(['admin.students.empty'], 'an empty list shows ‘NO Student Found’', async () => {
  for (const { _id } of [zoe, omar]) await calls.admin.delete(`/student/deleteStudent/${_id}`)
  await admin.go(LIST)
  await main.locator('tbody').getByText('NO Student Found', { exact: true }).waitFor()
  await admin.waitForPage('Total Student : 0')
})

test.run()
