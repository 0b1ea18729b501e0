// needs: build, chromium
/**
 * One day of the school, from an empty database on: what a visitor, the admin and a student do, in a real browser
 * against the server as the README starts it. Each test goes on where the one before it ended.
 */

import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openBrowser } from './chromium.ts'
import { phonePhoto, pngPicture, webpPicture } from './pictures.ts'
import { ADMIN, Portal } from './server.ts'
import { Visitor } from './visitor.ts'

const [portal, browser] = await Promise.all([Portal.start(), openBrowser()])
const visitor = await Visitor.arrive(browser, portal.origin)
const admin = await Visitor.arrive(browser, portal.origin, { permissions: ['clipboard-read', 'clipboard-write'] })
const student = await Visitor.arrive(browser, portal.origin)

test.after(async () => {
  await browser.close()
  await portal.stop()
})

/** The login of the student, as the admin copied it. */
const credentials = { userId: '', password: '' }

test('the server says where it is, and shows the first admin once', async () => {
  assert.match(portal.output, `user id   ${ADMIN.userId}`)
  assert.match(portal.output, `password  ${ADMIN.password}`)
  const before = portal.output.length
  await portal.restart()
  assert.not.match(portal.output.slice(before), ADMIN.password)
})

test('a visitor sees Home without events, the empty board and the other pages, and nothing else in the navigation', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.expectPage(/.+/)
  assert.is(await page.title(), 'MY SCHOOL')
  assert.equal(await visitor.navigation(), ['Home', 'Login', 'Register'])
  assert.is(await page.getByRole('heading', { name: 'About us' }).count(), 1)
  for (const box of ['Admissions', 'Academics', 'Examination'])
    assert.is(await page.getByRole('heading', { level: 3, name: box }).count(), 1, box)
  assert.is(await page.getByRole('list', { name: 'The school in pictures' }).getByRole('listitem').count(), 3, 'slides')
  assert.is(await page.getByRole('heading', { name: 'Events And Notices' }).count(), 0)

  await visitor.go('/notice-board')
  await visitor.expectPage('Notice board')
  await page.getByText('Hello and Wellcome to MY SCHOOl').waitFor()
  await page.getByText('No Notice is Added by admin').waitFor()

  for (const [path, heading] of [
    ['/about', 'About us'],
    ['/contact', 'Contact us'],
    ['/qna', 'Questions and answers'],
    ['/test', 'Self-check'],
  ] as const) {
    await visitor.go(path)
    await visitor.expectPage(heading)
  }
  await visitor.go('/not/there')
  await visitor.waitForPage("Look like you're lost")
  visitor.expectConsole(/status of 404/)
  await visitor.expectAccessible()
})

test('what is for others is closed, with a word about it', async () => {
  for (const [path, text] of [
    ['/admin/dashboard', 'Your are not admin'],
    ['/teacher/dashboard', 'Your are not Teacher'],
    ['/student/report/1', 'Your are not Verified Student'],
  ] as const) {
    await visitor.go(path)
    await visitor.expectToast(text)
    assert.is(visitor.path(), '/')
  }
})

test('registration: too short a password, a success, the same user id in capitals', async () => {
  const { page } = visitor
  await visitor.go('/auth/register')
  await visitor.expectPage('Sign Up')
  const answer = { 'Last name of Your Father': 'Khan' }
  await visitor.fill({ 'User id': 'Parent.Khan', Password: 'five5', ...answer })
  await visitor.press('Sign Up')
  await visitor.expectToast('Password must be atleast 6 word')
  assert.match(await page.title(), /^Error: /)

  await visitor.fill({ Password: 'six-letters' })
  const busy = await visitor.slowly('/auth/register', () => visitor.press('Sign Up'))
  assert.is(busy, true, 'the button is busy while the request runs')
  await visitor.expectToast('registration successfully')
  assert.is(visitor.path(), '/auth/login')

  await visitor.go('/auth/register')
  await visitor.fill({ 'User id': 'PARENT.KHAN', Password: 'six-letters', ...answer })
  await visitor.press('Sign Up')
  await visitor.expectToast('user already exist please login')
  assert.is(await visitor.field('User id').inputValue(), 'PARENT.KHAN', 'what was typed stays')
})

test('login: an unknown user and a wrong password get the same answer, and the button works again', async () => {
  for (const [userId, password] of [
    ['nobody', 'six-letters'],
    ['Parent.Khan', 'wrong-password'],
  ] as const) {
    await visitor.login(userId, password)
    await visitor.expectToast('Invalid userId or password')
    assert.ok(await visitor.page.getByRole('button', { name: 'Login' }).isEnabled())
  }
  await visitor.expectAccessible()
})

test('who registered can log in, sees the public pages, and logs out', async () => {
  const busy = await visitor.slowly('/auth/login', () => visitor.login('parent.khan', 'six-letters'))
  assert.is(busy, true)
  await visitor.expectToast('Login Successfully')
  assert.is(visitor.path(), '/')
  assert.equal(await visitor.navigation(), ['Home', 'Notice board', 'About', 'Contact', 'Q&A'])

  await visitor.go('/auth/login')
  await visitor.expectToast('You are Already login . Please logout first to visit this page')
  await visitor.press('Logout')
  await visitor.expectToast('Logout Successfully')
  assert.is(visitor.path(), '/auth/login')
})

test('the admin logs in and is greeted', async () => {
  await admin.login(ADMIN.userId, ADMIN.password)
  await admin.expectToast('Login Successfully')
  assert.ok((await admin.navigation()).includes('Dashboard'))
  await admin.follow('Dashboard')
  await admin.expectPage('Dashboard')
})

const notices = [
  { title: 'Sports day', category: 'Sport', photo: phonePhoto },
  { title: 'Science fair', category: 'Science', photo: pngPicture },
  { title: 'School play <b>today</b>', category: 'Theatre', photo: webpPicture },
]
const description =
  'All classes meet on the field at nine o’clock sharp, bring water and a hat, please, and cheer loudly.'

for (const { title, category, photo } of notices) {
  test(`the admin adds the notice '${title}' with a photo`, async () => {
    const { page } = admin
    await admin.go('/admin/dashboard/add-notice')
    await admin.expectPage('Enter Detail To Add a Student')
    await admin.fill({ Title: title, Description: description, Category: category })
    await admin.press('Unlimited')
    await admin.field('Photo').setInputFiles(await photo())
    await page.getByAltText('The photo you chose').waitFor()
    await admin.expectAccessible()
    await admin.press('Add notice')
    await admin.expectToast('Add Notice SuccessFully')
    assert.is(admin.path(), '/admin/dashboard/notice-detail')
    await page.getByRole('row', { name: title }).getByText('Unlimited').waitFor()
  })
}

test('the list says how many notices there are', async () => {
  await admin.expectPage('Total Notice : 3')
})

test('the admin adds a student with generated credentials, copied to the clipboard, and a photo', async () => {
  const { page } = admin
  await admin.go('/admin/dashboard/add-student')
  await admin.expectPage('Add student')
  await admin.fill({
    Name: 'Zoë  da Silva',
    'Father name': 'João da Silva',
    Age: '12',
    Phone: '+92 300 1234567',
    Address: '3 Canal View',
    'Roll number': '17',
    Fee: '2500',
    'Last name of Your Father': 'Silva',
  })
  await admin.field('Class').selectOption('7')
  await admin.field('Photo').setInputFiles(await phonePhoto())

  const userId = await admin.field('User Id').inputValue()
  assert.match(userId, /^Zoë-da-Silva-\d{1,4}@mySchool\.com$/)
  const first = await admin.field('Password').inputValue()
  await admin.press('Generate another password')
  const password = await admin.field('Password').inputValue()
  assert.match(password, /^[A-Za-z0-9]{10}$/)
  assert.is.not(password, first)

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await admin.press('Copy user id')
  await admin.expectToast('userId copied to clipboard')
  credentials.userId = await clipboard()
  assert.is(credentials.userId, userId)
  await admin.press('Copy password')
  await admin.expectToast('password copied to clipboard')
  credentials.password = await clipboard()
  assert.is(credentials.password, password)

  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Add student' }).click()
  await admin.expectToast('Data added SuccessFully')
  assert.is(admin.path(), '/admin/dashboard/Student-detail')
  await page.getByRole('row', { name: 'Zoë' }).getByText('João da Silva').waitFor()
  await admin.expectAccessible()
})

test('a visitor sees the notices on Home, with photos upright and small', async () => {
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('heading', { name: 'Events And Notices' }).waitFor()
  for (const { title } of notices) {
    const photo = page.getByRole('article', { name: title }).locator('img')
    assert.equal(await visitor.picture(photo), { upright: true, above: 'red', below: 'blue' }, title)
  }
  await visitor.expectAccessible()
  const teaser = page.getByRole('article', { name: 'Sports day' })
  assert.match(await teaser.innerText(), `${description.slice(0, 60)}...`)
})

test('a visitor opens a notice from the board', async () => {
  const { page } = visitor
  await visitor.go('/notice-board')
  await page.getByRole('article', { name: 'Science fair' }).waitFor()
  assert.is(await page.getByRole('article').count(), 3)
  await visitor.expectAccessible()
  const card = page.getByRole('article', { name: 'Sports day' })
  const today = new Date().toISOString().slice(0, 10)
  assert.match(await card.innerText(), today)
  await card.getByRole('link', { name: 'More Detail' }).click()
  await visitor.expectPage('Sports day')
  await page.getByText(description).waitFor()
  assert.equal(await visitor.picture(page.locator('article img')), { upright: true, above: 'red', below: 'blue' })
  await page.getByRole('link', { name: 'Back to notice board' }).click()
  await visitor.expectPage('Notice board')
})

test('HTML in a title is text', async () => {
  const { page } = visitor
  await page.getByRole('article', { name: 'School play' }).getByRole('link').click()
  await visitor.expectPage('School play <b>today</b>')
})

test('the student logs in with the copied credentials and sees that there is no report yet', async () => {
  await student.login(credentials.userId, credentials.password)
  await student.expectToast('Login Successfully')
  await student.follow('Report')
  await student.page.getByText('Report is Not Add Now').waitFor()
  await student.page.getByText('Your Report is added Very Soon').waitFor()
  await student.page.getByText('Thanks For Visiting !!!').waitFor()
  await student.expectAccessible()
})

test('the session survives a restart of the server', async () => {
  await portal.restart()
  await student.page.reload()
  await student.page.getByText('Report is Not Add Now').waitFor()
  assert.ok((await student.navigation()).includes('Report'))
  await admin.go('/admin/dashboard/Student-detail')
  await admin.page.getByRole('row', { name: 'Zoë' }).waitFor()
})

test('logout ends the session on the server, and Back shows nothing private', async () => {
  const { page } = student
  const [cookie] = await page.context().cookies()
  assert.ok(cookie?.httpOnly, 'the session is a cookie that no script reads')
  const asStudent = () =>
    fetch(`${portal.origin}/api/v1/auth/me`, { headers: { cookie: `${cookie?.name}=${cookie?.value}` } }).then(
      (response) => response.json() as Promise<{ success: boolean }>,
    )
  assert.is((await asStudent()).success, true)
  await student.press('Logout')
  await student.expectToast('Logout Successfully')
  assert.is((await asStudent()).success, false)
  await page.goBack()
  await student.expectToast('Your are not Verified Student')
  assert.is(await page.getByText('Report is Not Add Now').count(), 0)
})

test.run()
