// needs: build, chromium
// smoke
/**
 * The first day of a school, starting with an empty data folder: what a visitor, the admin and a student do, with the
 * built server started as in the README. One test, since each step continues the one before. The rows-* tests cover
 * single pages, pages.test.ts covers every page.
 */
import * as assert from 'uvu/assert'
import { studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { phonePhoto, smallPicture } from './pictures.ts'
import { ADMIN, Portal } from './server.ts'
import { Visitor } from './visitor.ts'

const browser = await openBrowser()
const portal = await Portal.start()

test.after(async () => {
  await portal.stop()
})

test('a visitor registers, the admin adds a notice and a student, the student logs in and out', async () => {
  // The server prints its URL, and once the login of the first admin.
  assert.match(portal.output, `user id   ${ADMIN.userId}`)
  assert.not.match(portal.output, ADMIN.password, 'a password that was given is not printed')

  const fromPhone = await phonePhoto()

  // A visitor sees an empty notice board and registers.
  const visitor = await Visitor.open(browser, portal.origin)
  await visitor.go('/notice-board')
  await visitor.page.getByText('No Notice is Added by admin').waitFor()
  await visitor.follow('Register')
  await visitor.fill({ 'User id': 'Parent.Khan', Password: 'six-letters', 'Last name of Your Father': 'Khan' })
  await visitor.press('Sign Up')
  await visitor.expectToast('registration successfully')
  await visitor.fill({ 'User id': 'parent.khan', Password: 'six-letters' })
  await visitor.press('Login')
  await visitor.expectToast('Login Successfully')

  // The admin adds a notice with a portrait photo from a phone.
  const admin = await Visitor.open(browser, portal.origin, { reducedMotion: 'no-preference' })
  await admin.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await admin.login(ADMIN.userId, ADMIN.password)
  await admin.expectToast('Login Successfully')
  await admin.follow('Dashboard')
  await admin.page.getByRole('link', { name: 'Add notice' }).first().click()
  await admin.fill({ Title: 'School play <b>today</b>', Description: 'Bring water and a hat.', Category: 'Theatre' })
  await admin.press('Unlimited')
  await admin.field('Photo').setInputFiles(fromPhone)
  await admin.page.getByAltText('The photo you chose').waitFor()
  await admin.press('Add notice')
  await admin.expectToast('Add Notice SuccessFully')
  await admin.waitForPage('Total Notice : 1')

  // The visitor sees the photo upright and small, and the title as text.
  await visitor.go('/')
  await visitor.page.getByRole('heading', { name: 'Events And Notices' }).waitFor()
  const photo = visitor.page.getByRole('article', { name: 'School play' }).locator('img')
  assert.equal(await visitor.picture(photo), { upright: true, above: 'red', below: 'blue' })
  await visitor.page.getByRole('article', { name: 'School play' }).getByRole('link').click()
  await visitor.waitForPage('School play <b>today</b>')

  // The admin adds a student and copies the login.
  await admin.page.getByRole('link', { name: 'Add student' }).first().click()
  await admin.fill({
    ...studentByLabels({ name: 'Zoë  da Silva', fatherName: 'João da Silva', rollNumber: '17' }),
    'Last name of Your Father': 'Silva',
  })
  await admin.field('Class').selectOption('7')
  await admin.field('Photo').setInputFiles(await smallPicture())
  const copied = async (what: string, name: string) => {
    await admin.press(`Copy ${what}`)
    await admin.expectToast(`${name} copied to clipboard`)
    return admin.page.evaluate(() => navigator.clipboard.readText())
  }
  const [userId, password] = [await copied('user id', 'userId'), await copied('password', 'password')]
  await admin.page.getByRole('main').getByRole('button', { name: 'Add student' }).click()
  await admin.expectToast('Data added SuccessFully')
  await admin.page.getByRole('row', { name: 'Zoë' }).getByText('João da Silva').waitFor()

  // The student logs in with it; the session survives a restart of the server, which prints no login again.
  const student = await Visitor.open(browser, portal.origin)
  await student.login(userId, password)
  await student.expectToast('Login Successfully')
  await student.follow('Report')
  await student.page.getByText('Report is Not Add Now').waitFor()
  const before = portal.output.length
  for (const person of [visitor, admin, student]) await person.endOfStart()
  await portal.restart()
  assert.match(portal.output.slice(before), portal.origin)
  assert.not.match(portal.output.slice(before), ADMIN.userId)
  await student.page.reload()
  await student.page.getByText('Report is Not Add Now').waitFor()

  // Logout ends the session, and the browser's Back shows nothing private.
  await student.press('Logout')
  await student.expectToast('Logout Successfully')
  await student.page.goBack()
  await student.expectToast('Your are not Verified Student')
  assert.is(await student.page.getByText('Report is Not Add Now').count(), 0)
  for (const person of [visitor, admin, student]) assert.equal(person.errors(), [])
})

test.run()
