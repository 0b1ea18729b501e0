// needs: build, chromium
// shows: account, auth, users
/** The page 'Account': password, sessions, second factor, deletion. */
import * as assert from 'uvu/assert'
import { stepAt, totp } from '../../server/security/totp.ts'
import { caller } from '../../tools/start.ts'
import { test } from '../test.ts'
import { layoutShift } from './layout-shift.ts'
import { waitForFocus } from './reading.ts'
import { ADMIN, type Login } from './server.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { student, teacher, user } = school

/** Opens a browser without a login, and logs in on the login page. */
async function openLoggedIn({ userId, password }: Login): Promise<Visitor> {
  const visitor = await school.openAsVisitor()
  await visitor.login(userId, password)
  await visitor.expectToast('Login Successfully')
  return visitor
}

async function waitForAccount(visitor: Visitor): Promise<void> {
  await visitor.waitForPage('Account')
  await region(visitor, 'Where you are logged in').getByRole('listitem').first().waitFor()
}

async function openAccount(who: Signed): Promise<Visitor> {
  const visitor = await school.openAs(who)
  await visitor.go('/account')
  await waitForAccount(visitor)
  return visitor
}

const region = ({ page }: Visitor, name: string) => page.getByRole('region', { name })
const canLogIn = async (login: Login) => (await school.login(login)).answer.success

test('changing the password needs the old password and ends the other sessions', async () => {
  const { calls: elsewhere } = await school.login(user)
  const visitor = await openAccount('user')
  await visitor.fill({ 'Old password': 'wrong-password', 'New password': 'another-password' })
  await visitor.press('Change password')
  await visitor.expectFormError('This is not your password')
  assert.is(await visitor.field('New password').inputValue(), 'another-password', 'nothing typed is lost')

  await visitor.fill({ 'Old password': user.password, 'New password': '12345' })
  await visitor.press('Change password')
  await visitor.expectFormError('Password must be atleast 6 word')
  assert.ok(await canLogIn(user))

  await visitor.fill({ 'New password': 'another-password' })
  await visitor.press('Change password')
  // `canLogIn` with the old password has created a session too.
  await visitor.expectToast('Your password was changed. Other sessions that ended: 2')
  assert.equal([await canLogIn(user), await canLogIn({ ...user, password: 'another-password' })], [false, true])
  assert.is((await elsewhere.get('/auth/me')).body.success, false)
  await visitor.page.getByText('You chose it on').waitFor()
  assert.is(await visitor.field('Old password').inputValue(), '')
})

/** The form in place of every page. */
const HEADING = 'Choose your own password'
const ISSUED = 'The password that the school gave you'
const linksOf = async ({ page }: Visitor, role: 'banner' | 'contentinfo') =>
  page.getByRole(role).getByRole('link').allInnerTexts()

test('with a password that the school gave, a teacher first chooses an own one, and then is at the page as before', async () => {
  const visitor = await school.openAs('teacher')
  const url = `/teacher/dashboard/detail/${student._id}`
  await visitor.go('/about')
  await visitor.go(url)
  await visitor.waitForPage(student.name)
  const { login } = (await school.calls.admin.post(`/admin/issuePassword/${teacher._id}`)).body
  await visitor.page.reload()
  await visitor.waitForPage('Login')
  await visitor.fill({ 'User id': teacher.userId, Password: login.password })
  await visitor.press('Login')
  await visitor.waitForPage(HEADING)
  // The session has ended: the page may have been refused before the portal knew it.
  visitor.errors()
  await visitor.page.waitForURL(`**${url}`)
  await waitForFocus(visitor.page.getByRole('heading', { level: 1 }))
  await visitor.expectAccessible()

  // Typed at the login, it is not asked for a second time, but in another document.
  assert.is(await visitor.field(ISSUED).count(), 0)
  // Nothing but to log out, and the language and theme of the footer.
  const banner = visitor.page.getByRole('banner')
  assert.equal(await banner.getByRole('link').allInnerTexts(), [await banner.locator('[data-part=name]').innerText()])
  assert.equal(await banner.getByRole('button', { name: 'Logout' }).count(), 1)
  assert.not.match(String(await linksOf(visitor, 'contentinfo')), /About|Notice board/)
  await visitor.page.goBack()
  await visitor.waitForPage(HEADING)
  await visitor.page.goForward()
  await visitor.page.waitForURL(`**${url}`)

  await visitor.fill({ [ISSUED]: login.password, 'Your own password': login.password })
  await visitor.press('Save and continue')
  await visitor.expectFormError('This is your old password: choose another one.')
  await visitor.fill({ 'Your own password': 'four-words-for-omar' })
  await visitor.page.context().setOffline(true)
  await visitor.press('Save and continue')
  await visitor.expectFormError('reached')
  await visitor.page.context().setOffline(false)
  visitor.expectConsole(/status of 40[01]/, /ApiError/, /ERR_INTERNET_DISCONNECTED/)
  assert.is(await visitor.field('Your own password').inputValue(), 'four-words-for-omar', 'nothing typed is lost')
  await visitor.press('Save and continue')
  await visitor.waitForPage(student.name)
  await visitor.expectToast('From now on, your own password logs you in.')
  assert.is(visitor.path(), url)
  assert.ok((await linksOf(visitor, 'banner')).includes('Dashboard'))
  assert.ok(await canLogIn({ ...teacher, password: 'four-words-for-omar' }))
})

test('after an own password is chosen nothing jumps: the notice about the login comes with the page', async () => {
  const { data } = (await school.calls.admin.get('/admin/allUser')).body
  const { _id } = data.find((one: Login) => one.userId === user.userId)
  const { login } = (await school.calls.admin.post(`/admin/issuePassword/${_id}`)).body
  const visitor = await openLoggedIn(login)
  await visitor.page.setViewportSize({ width: 360, height: 740 })
  await visitor.waitForPage(HEADING)
  await visitor.fill({ 'Your own password': 'three-own-words' })
  const before = await layoutShift(visitor.page)
  await visitor.press('Save and continue')
  await visitor.page.getByRole('complementary', { name: 'About your login' }).waitFor()
  await visitor.expectToast('From now on, your own password logs you in.')
  const shift = (await layoutShift(visitor.page)) - before
  assert.ok(shift < 0.02, `it shifted by ${shift}`)
})

test('a family with an issued password chooses its own in one tab, and the other tab opens too', async () => {
  const { data } = (await school.calls.admin.get('/admin/allUser')).body
  const { _id } = data.find((one: Login) => one.userId === user.userId)
  const { login } = (await school.calls.admin.post(`/admin/issuePassword/${_id}`)).body
  const visitor = await openLoggedIn(login)
  await visitor.waitForPage(HEADING)
  const other = await visitor.page.context().newPage()
  await other.goto(`${school.portal.origin}/about`)
  await other.getByRole('heading', { level: 1, name: HEADING }).waitFor()

  // A document that was loaded again does not know what was typed at the login.
  await visitor.page.reload()
  await visitor.fill({ [ISSUED]: 'mistyped', 'Your own password': 'three-own-words' })
  await visitor.press('Save and continue')
  await visitor.expectFormError('This is not your password')
  await visitor.fill({ [ISSUED]: login.password })
  await visitor.press('Save and continue')
  await visitor.expectToast('From now on, your own password logs you in.')
  await other.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await visitor.page.reload()
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  assert.is(await visitor.page.getByRole('heading', { name: HEADING }).count(), 0)
})

test('a user sees the own sessions, ends one of them, then all others', async () => {
  const login = { userId: 'plain', password: 'plain-password' }
  await school.calls.visitor.post('/auth/register', { ...login, answer: 'Lee' })
  const phone = caller((path, init) => fetch(school.portal.origin + path, init))
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1'
  await phone.put('/auth/login', login, { 'user-agent': agent })
  const others = [(await school.login(login)).calls, (await school.login(login)).calls]
  // Not `openAs`: the session says which browser has logged in.
  const visitor = await openLoggedIn(login)
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await waitForAccount(visitor)
  const list = region(visitor, 'Where you are logged in')
  const rows = list.getByRole('listitem')
  await rows.nth(3).waitFor()
  assert.is(await rows.filter({ hasText: 'This device' }).count(), 1)
  assert.match(await rows.filter({ hasText: 'This device' }).innerText(), /Chrome on /)
  assert.is(await rows.filter({ hasText: 'This device' }).getByRole('button').count(), 0)

  await rows.filter({ hasText: 'Safari on iPhone' }).getByRole('button').click()
  await visitor.expectToast('The session has ended.')
  await rows.nth(3).waitFor({ state: 'detached' })
  assert.is((await phone.get('/auth/me')).body.success, false)
  await visitor.press('End all others')
  await visitor.expectToast('Other sessions that ended: 2')
  await rows.nth(1).waitFor({ state: 'detached' })
  for (const other of others) assert.is((await other.get('/auth/me')).body.success, false)
  assert.is(await list.getByRole('button').count(), 0)
})

/** RFC 4648. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test('a teacher sets up a second factor, logs in with it and with a recovery code, and turns it off', async () => {
  const visitor = await openAccount('teacher')
  const section = region(visitor, 'Second factor')
  await section.getByRole('button', { name: 'Set up' }).click()
  await visitor.fill({ 'Your password': teacher.password })
  await section.getByRole('button', { name: 'Continue' }).click()
  const picture = section.getByRole('img', { name: 'QR code' })
  await picture.waitFor()
  assert.ok(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true)))
  await visitor.expectAccessible()
  const secret = fromBase32((await section.locator('.secret code').innerText()).replaceAll(' ', ''))
  // One code per time step, and each step later than the last. The server also accepts the codes of the previous and of
  // the next step: a code of this step or of the next is still valid when the step changes before it is sent.
  const code = (steps: number) => totp(secret, stepAt(Date.now()) + steps)
  await visitor.fill({ 'Then enter the code that the app shows': '000000' })
  await visitor.press('Turn on')
  await visitor.expectFormError('This code is not valid: enter a new one, or a recovery code')
  await visitor.fill({ 'Then enter the code that the app shows': code(0) })
  await visitor.press('Turn on')
  await section.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await visitor.expectAccessible()
  const codes = await section.locator('.recovery-codes code').allInnerTexts()
  assert.is(codes.length, 10)
  await visitor.press('I have kept them')
  await section.getByText('On since').waitFor()

  const phone = await school.openAsVisitor()
  await phone.login(teacher.userId, teacher.password)
  await phone.field('Code').waitFor()
  await waitForFocus(phone.field('Code'))
  await phone.expectAccessible()
  assert.is((await phone.page.context().cookies()).filter(({ name }) => name.includes('session')).length, 0)
  await phone.fill({ Code: '000000' })
  await phone.press('Login')
  await phone.expectFormError('This code is not valid: enter a new one, or a recovery code')
  await phone.fill({ Code: code(1) })
  await phone.press('Login')
  await phone.expectToast('Login Successfully')

  await phone.press('Logout')
  await phone.waitForPage('Login')
  await phone.fill({ 'User id': teacher.userId, Password: teacher.password })
  await phone.press('Login')
  await phone.fill({ Code: codes[0] ?? '' })
  await phone.press('Login')
  await phone.page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor()

  await section.getByRole('button', { name: 'Turn off' }).click()
  await visitor.fill({ 'Your password': teacher.password, Code: codes[1] ?? '' })
  await visitor.press('Turn off')
  await visitor.expectToast('The second factor is turned off.')
  await section.getByRole('button', { name: 'Set up' }).waitFor()
  assert.ok(await canLogIn(teacher))
})

test('an admin confirms what is about the second factors of others; a teacher who lacks one is led to the account page', async () => {
  const own = { password: ADMIN.password }
  const { setup } = (await school.calls.admin.post('/auth/secondFactor/begin', own)).body
  const code = totp(fromBase32(setup.secret), stepAt(Date.now()))
  const { recoveryCodes } = (await school.calls.admin.post('/auth/secondFactor/confirm', { code })).body
  const admin = await openAccount('admin')
  await admin.press('Require it of the staff')
  await admin.fill({ 'Your password': own.password, Code: '000000' })
  await admin.press('Require it of the staff')
  await admin.expectFormError('This code is not valid: enter a new one, or a recovery code')
  await admin.fill({ Code: recoveryCodes[0] })
  await admin.press('Require it of the staff')
  await admin.expectToast('All staff need a second factor now.')

  const visitor = await school.openAs('teacher')
  await visitor.go('/teacher/dashboard')
  await visitor.expectToast('Your school requires a second factor: set it up on the page Account first.')
  await visitor.waitForPage('Account')
  await region(visitor, 'Second factor').getByRole('button', { name: 'Set up' }).waitFor()
  assert.is(await region(visitor, 'Where you are logged in').count(), 0)

  await admin.go('/admin/dashboard/UserInfo')
  await admin.press(`Actions ${teacher.userId}`)
  await admin.page.getByRole('menuitem', { name: 'Remove second factor' }).click()
  await admin.fill({ 'Your own password': own.password })
  await admin.press('Remove second factor')
  await admin.fill({ 'Your own code': recoveryCodes[1] })
  await admin.expectAccessible()
  await admin.press('Remove second factor')
  await admin.expectFormError('This user has no second factor.')
})

test('a plain user deletes the own account with the password and a typed word, and can no longer log in', async () => {
  const visitor = await openAccount('user')
  await visitor.fill({ 'Your password': 'wrong-password' })
  await visitor.press('Delete the account')
  const dialog = visitor.page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByRole('textbox').fill('Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('invalid output').waitFor()
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('This is not your password').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert.ok(await canLogIn(user))

  await visitor.fill({ 'Your password': user.password })
  await visitor.press('Delete the account')
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await visitor.expectToast('Your account was deleted.')
  assert.is(await canLogIn(user), false)
  assert.equal(await visitor.navigation(), ['Home', 'Login', 'Register'])
})

test('an admin deletes a plain user and issues a password to a student', async () => {
  const visitor = await school.openAs('admin')
  await visitor.go('/admin/dashboard/UserInfo')
  const choose = async (userId: string, action: string) => {
    await visitor.press(`Actions ${userId}`)
    await visitor.page.getByRole('menuitem', { name: action }).click()
  }
  await choose(user.userId, 'Delete')
  const dialog = visitor.page.getByRole('dialog')
  await dialog.getByText(user.userId).waitFor()
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await visitor.expectToast('deleted product successfully')
  assert.is(await canLogIn(user), false)

  await choose(student.userId, 'New password')
  await dialog.getByRole('button', { name: 'New password', exact: true }).click()
  const password = await dialog.locator('.secret-value code').nth(1).innerText()
  await visitor.expectAccessible()
  assert.equal([await canLogIn(student), await canLogIn({ ...student, password })], [false, true])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await visitor.press(`Actions ${student.userId}`)
  assert.equal(await visitor.page.getByRole('menuitem').allInnerTexts(), ['End sessions', 'New password'])
})

test.run()
