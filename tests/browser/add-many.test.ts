// needs: build, chromium
// shows: students, teachers
/** Adding many students in a row: the class stays, the roll number increases, each new login can be printed. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { smallPicture } from './pictures.ts'
import { ADMIN } from './server.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

/** Another address than that of the browser. */
const PUBLIC_URL = 'http://localhost:3999'
const school = await openSmallSchool({ as: 'admin', env: { PUBLIC_URL } })
const { calls } = school
const LIST = '/admin/dashboard/Student-detail'
const ADD = '/admin/dashboard/add-student'
for (const rollNumber of ['08', '09', '7']) await addStudent(calls.admin, { grade: '3', rollNumber })
await addStudent(calls.admin, { grade: '4', rollNumber: 'R-4' })

let login: Locator

test.before.each(() => {
  login = page.getByRole('region', { name: /^New login:/ })
})

/** Without class and roll number, which the page proposes. */
const { Class: _class, 'Roll number': _rollNumber, ...details } = studentByLabels()
const pupil = (name: string) => ({ ...details, Name: name, 'Last name of Your Father': 'Malik' })

const generated = async () => ({
  userId: await admin.field('User Id').inputValue(),
  password: await admin.field('Password').inputValue(),
})

/** Opens the form, filled for a student of class 5. Returns the generated login. */
async function openFilled(name: string): Promise<{ userId: string; password: string }> {
  await admin.go(ADD)
  await admin.field('Name').waitFor()
  await admin.fill({ ...pupil(name), 'Roll number': '1', Class: '5' })
  return generated()
}

/** Waits until the form is empty again and this field has the focus. */
const cursorIn = (name: string) =>
  page.waitForFunction((wanted) => {
    const field = document.activeElement as HTMLInputElement | null
    return field?.name === wanted && field.value === ''
  }, name)

/** Waits for a user id: the server writes a name of another script in Latin letters. */
const userIdBegins = (start: string) =>
  page.waitForFunction(
    (start) => document.querySelector<HTMLInputElement>('[name=userId]')?.value.startsWith(start),
    start,
  )

const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))

test('save and add another keeps the class, increases the roll number, focuses Name and generates a new login', async () => {
  await admin.go(ADD)
  await admin.fill({ ...pupil('Sara Malik'), 'Roll number': 'R-09' })
  await admin.field('Class').selectOption('5')
  const first = await generated()
  await admin.press('Save and add another')
  await admin.expectToast('Data added SuccessFully')
  await cursorIn('name')
  assert.is(admin.path(), ADD)
  assert.is(await admin.field('Class').inputValue(), '5')
  assert.is(await admin.field('Roll number').inputValue(), 'R-10')
  for (const label of Object.keys(pupil(''))) assert.is(await admin.field(label).inputValue(), '', label)

  await admin.fill(pupil('Omar Malik'))
  const second = await generated()
  assert.is.not(second.password, first.password)
  assert.match(second.userId, /^Omar-Malik-\d+@mySchool\.com$/)
  await admin.press('Save and add another')
  await cursorIn('name')
  assert.is(await admin.field('Roll number').inputValue(), 'R-11')
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  assert.equal(
    students.slice(-2).map(({ name, grade, rollNumber }: Record<string, string>) => [name, grade, rollNumber]),
    [
      ['Sara Malik', '5', 'R-09'],
      ['Omar Malik', '5', 'R-10'],
    ],
  )
  for (const one of [first, second]) assert.ok((await school.login(one)).answer.success, one.userId)
  await admin.expectAccessible()
})

test('a name in other letters makes a user id that every keyboard can type, which the school corrects', async () => {
  await openFilled('Юлия Щербакова')
  const userId = admin.field('User Id')
  const latin = admin.field('Name in Latin letters')
  await userIdBegins('Yuliya-')
  assert.match(await userId.inputValue(), /^Yuliya-Shcherbakova-\d+@mySchool\.com$/)
  assert.is(await latin.inputValue(), 'Yuliya Shcherbakova')
  assert.is(await userId.evaluate((field) => getComputedStyle(field).direction), 'ltr')
  await admin.expectAccessible()

  // Letters without vowels: nobody could read it.
  const proposed = (name: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('[name=latinName]')?.value === wanted,
      name,
    )
  await admin.fill({ Name: 'محمد علی' })
  await proposed('Class 5 Roll 1')
  await admin.fill({ 'Roll number': '31' })
  await proposed('Class 5 Roll 31')
  await latin.fill('Muhammad Ali')
  await userIdBegins('Muhammad-Ali-')
  const made = await generated()
  assert.match(made.userId, /^Muhammad-Ali-\d+@mySchool\.com$/)
  await admin.press('Save and add another')
  await cursorIn('name')
  assert.ok((await school.login(made)).answer.success)
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  assert.is(students.at(-1).name, 'محمد علی', 'the name itself stays as it is')

  await openFilled('\u{1FAE8}')
  await admin.field('Roll number').waitFor()
  await userIdBegins('Class-5-Roll-1-')
  await admin.fill({ Name: 'Bo Lee' })
  await latin.waitFor({ state: 'detached' })
  await userIdBegins('Bo-')
  assert.match(await userId.inputValue(), /^Bo-Lee-\d+@mySchool\.com$/)
  // As the school has spelled it.
  await admin.fill({ Name: 'علی' })
  await proposed('Ali')
})

test('the roll number is filled for the chosen class until the user types one, and is not an unsaved change', async () => {
  await admin.go(ADD)
  const rollNumber = admin.field('Roll number')
  assert.is(await rollNumber.inputValue(), '')
  await admin.field('Class').selectOption('3')
  // One above the highest of the class, once the list of students has loaded.
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=rollNumber]')?.value === '10')
  await admin.field('Class').selectOption('4')
  assert.is(await rollNumber.inputValue(), '', 'the numbers of this class are no numbers')
  await rollNumber.fill('77')
  await admin.field('Class').selectOption('3')
  assert.is(await rollNumber.inputValue(), '77')
})

test('after save and add another there are no unsaved changes: no question on leaving, and no stored draft', async () => {
  await openFilled('Sara Malik')
  await admin.press('Save and add another')
  await cursorIn('name')
  assert.equal(await drafts(), [])
  await admin.field('Father name').fill('x')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft ')))
  await admin.field('Father name').fill('')
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('draft ')))
  await page.reload()
  await admin.field('Father name').waitFor()
  assert.is(await page.getByRole('status').filter({ hasText: 'Restored' }).count(), 0)
})

test('the next page shows the new login, which can be copied and is removed when it is closed', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await openFilled('Sara Malik')
  await admin.press('Add student')
  await admin.waitForPage(/^Total Student/)
  assert.is(admin.path(), LIST)
  await login.waitFor()
  assert.is(await page.getByRole('status').filter({ has: login }).count(), 1, 'it is announced')
  assert.ok(await page.evaluate(() => document.activeElement?.matches('main h1')), 'it does not take the focus')
  assert.is(await login.getByRole('heading').textContent(), 'New login: Sara Malik')
  await login.getByText(made.userId, { exact: true }).waitFor()
  await login.getByText(made.password, { exact: true }).waitFor()
  await admin.expectAccessible()

  await page.getByRole('row', { name: 'Sara Malik' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = await page.locator('body').innerText()
  assert.match(paper, 'Sara Malik')
  for (const secret of [made.password, made.userId]) assert.not.match(paper, secret, 'not in a printed list')
  await page.emulateMedia({ media: 'screen' })

  await login.getByRole('button', { name: 'Copy both' }).click()
  await admin.expectToast('User id and password copied to clipboard')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.is(copied, `User Id: ${made.userId}\nPassword: ${made.password}`)
  await login.getByRole('button', { name: 'Copy password' }).click()
  await admin.expectToast('password copied to clipboard')
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), made.password)

  await login.getByRole('button', { name: 'Close' }).click()
  await login.waitFor({ state: 'detached' })
  assert.ok(await page.evaluate(() => document.activeElement?.matches('main h1')), 'the focus is not lost')
  assert.not.match(await page.content(), made.password)
})

test('the toast links to the record; the new login is removed when its page is left, and after a logout', async () => {
  let roll = 40
  for (const leave of [
    // By the toast, which links to the record.
    async () => {
      await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Sara Malik' }).click()
      await admin.waitForPage('Sara Malik')
      const { students } = (await calls.admin.get('/student/getAllStudent')).body
      assert.is(admin.path(), `/admin/dashboard/fullStudent-detail/${students.at(-1)._id}`)
    },
    async () => {
      await admin.press('Logout')
      await admin.waitForPage('Login')
    },
  ]) {
    const { password } = await openFilled('Sara Malik')
    // Not the same student twice, which the form asks about.
    await admin.fill({ 'Roll number': String(++roll) })
    await admin.press('Save and add another')
    await login.waitFor()
    await leave()
    assert.not.match(await page.content(), password)
  }
  await admin.fill({ 'User id': ADMIN.userId, Password: ADMIN.password })
  await admin.press('Login')
  await admin.expectToast('Login Successfully')
  await admin.follow('Dashboard')
  await page.getByRole('link', { name: 'Student detail' }).first().click()
  await admin.waitForPage(/^Total Student/)
  await page.getByRole('row', { name: 'Sara' }).first().waitFor()
  assert.is(await login.count(), 0)
})

test('the login slip is printed on one sheet: school, name, class, login and portal, the user id on one line', async () => {
  // In Latin letters its user id is longer.
  const name = 'محمد علی حسن'
  await openFilled(name)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=userId]')?.value)
  const made = await generated()
  await admin.press('Save and add another')
  await login.waitFor()
  await login.getByText(`${PUBLIC_URL} opens only on this machine.`).waitFor()
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await login.getByRole('button', { name: 'Print slip' }).click()
  await page.waitForFunction(() => 'printed' in window)
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.locator('body').innerText()).split('\n').filter(Boolean)
  assert.equal(paper, [
    'MY SCHOOL',
    ...['Name', name, 'Class', '5', 'User Id', made.userId, 'Password', made.password],
    ...['Portal', PUBLIC_URL],
  ])
  const userId = page.locator('.login-slip code').first()
  assert.is(await userId.getAttribute('dir'), 'ltr')
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 703, height: 900 })
  const lines = await userId.evaluate((id) => {
    const range = document.createRange()
    range.selectNodeContents(id)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
  })
  assert.is(lines, 1)
  const pdf = (await page.pdf()).toString('latin1')
  assert.is(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.locator('.login-slip').waitFor({ state: 'detached' })
  await admin.waitForPage('Add student')
})

test('a new teacher gets a login slip too', async () => {
  await admin.go('/admin/dashboard/add-teacher')
  await admin.field('Name').waitFor()
  await admin.fill({
    Name: 'Hina Shah',
    Phone: '0300 1234567',
    Address: '2 Hill Road',
    Subject: 'Art',
    Qualifications: 'MA',
    Experience: '2 years',
    Salary: 'Rs 70,000',
    'Bank detail': 'IBAN 1',
    'Last name of Your Father': 'Shah',
  })
  for (const photo of ['Photo', 'Id card']) await admin.field(photo).setInputFiles(await smallPicture())
  const made = await generated()
  await admin.press('Save and add another')
  await admin.expectToast('Teacher Added successFully')
  await cursorIn('name')
  assert.is(await login.getByRole('heading').textContent(), 'New login: Hina Shah')
  assert.match(await login.innerText(), made.userId)
  assert.is(await login.getByText('Class').count(), 0)
  assert.ok((await school.login(made)).answer.success)
  assert.is.not((await generated()).password, made.password)
})

test.run()
