// needs: build, chromium
// shows: auth
/** Login and registration: fields, requests, stored data and messages. */

import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { dismissToast, FAILURE_LOGS, oneException, respondFailure, whileFailing } from './failures.ts'
import { labels, toasts } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool, page, person as visitor } from './small-school.ts'

const school = await openSmallSchool({ as: 'visitor' })
const { userId, password } = school.user

const whats = Object.keys(oneException).join(', ')

const button = (name: string) => page.getByRole('main').getByRole('button', { name })

/** Whether this toast is an error, which a screen reader announces at once. */
const isError = async (text: string) =>
  (await page.locator('[role=alert] [data-part=toast][data-tone=danger]', { hasText: text }).count()) === 1

/** Presses a button, delays its request, and returns the state of the button during the request. */
async function pressWaiting(call: string, name: string): Promise<{ disabled: boolean; spinner: boolean }> {
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(`**/api/v1${call}`, async (route) => {
    await held
    await route.fallback()
  })
  await button(name).click()
  await page.locator('main button[data-state=busy]').waitFor()
  const disabled = await button(name).isDisabled()
  const spinner = await button(name).locator('.kit-spinner').isVisible()
  answer()
  await page.waitForResponse(`**/api/v1${call}`)
  await page.unroute(`**/api/v1${call}`)
  return { disabled, spinner }
}

coversRows(
  ['auth.login', 'auth.register'],
  'the login and Sign Up have their fields, and a link to each other',
  async () => {
    await visitor.go('/auth/login')
    await visitor.waitForPage('Login')
    assert.equal(await labels(page.locator('main')), ['User id *', 'Password *'])
    assert.is(await visitor.field('Password').getAttribute('type'), 'password')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await visitor.waitForPage('Sign Up')
    assert.is(visitor.path(), '/auth/register')
    await page.waitForFunction(() => document.title === 'Sign Up – MY SCHOOL')
    assert.equal(await labels(page.locator('main')), ['User id *', 'Password *', 'Last name of Your Father *'])
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await visitor.waitForPage('Login')
    assert.is(visitor.path(), '/auth/login')
  },
)

coversRows(
  ['auth.login.busy', 'auth.login.failure'],
  'the button is busy during the request; a wrong password shows an error and can be corrected',
  async () => {
    await visitor.go('/auth/login')
    await visitor.fill({ 'User id': userId, Password: 'wrong-password' })
    assert.equal(await pressWaiting('/auth/login', 'Login'), { disabled: true, spinner: true })
    await visitor.expectFormError('Invalid userId or password')
    assert.is(await page.locator('[data-part=toast]').count(), 0, 'said once')
    assert.ok(await button('Login').isEnabled())
    assert.is(await button('Login').locator('.kit-spinner').count(), 0)
    assert.is(await visitor.field('User id').inputValue(), userId)
    assert.is(await page.evaluate(() => localStorage.getItem('auth')), null)
    await visitor.expectAccessible()
  },
)

coversRows(
  ['auth.login.failure', 'auth.login.exception', 'auth.login.busy'],
  `a failed login shows the message of the server; after ${whats} it shows 'User Not Found 404'; the button works again`,
  async () => {
    await visitor.go('/auth/login')
    await visitor.fill({ 'User id': userId, Password: password })
    const send = async () => {
      await visitor.press('Login')
      assert.equal(await toasts(page), ['User Not Found 404'])
      assert.ok(await isError('User Not Found 404'))
      assert.ok(await button('Login').isEnabled())
      await dismissToast(visitor)
    }
    const closed = 'The school is closed today'
    await whileFailing(visitor, '/auth/login', respondFailure(closed), async () => {
      await visitor.press('Login')
      await visitor.expectFormError(closed)
      assert.ok(await button('Login').isEnabled())
    })
    assert.equal(visitor.errors(), [])
    for (const failure of Object.values(oneException)) {
      await whileFailing(visitor, '/auth/login', failure, send)
      visitor.expectConsole(FAILURE_LOGS)
    }
  },
)

coversRows(
  ['auth.login.success', 'const.toast'],
  'the response is stored under auth, then Home opens, then the toast appears',
  async () => {
    await visitor.go('/auth/login')
    await visitor.fill({ 'User id': userId, Password: password })
    const answered = page.waitForResponse('**/auth/login')
    await expectDelayedToast(page, () => visitor.press('Login'), { path: '/', text: 'Login Successfully' })
    const answer = await (await answered).json()
    assert.is(answer.message, 'Login Successfully')
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '')), answer)
    assert.equal(await toasts(page), ['Login Successfully'])
    assert.is(await isError('Login Successfully'), false)
  },
)

const typed = { 'User id': 'Somebody.New', Password: 'sixsix', 'Last name of Your Father': 'Khan' }

async function openRegistration(values: Record<string, string> = typed): Promise<void> {
  await visitor.go('/auth/register')
  await visitor.fill(values)
}

/** Collects the registration requests that the page sends from now on. */
function watchRegistrations(): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/register') && request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  return sent
}

coversRows(['auth.register.required'], 'empty fields are named in errors, and nothing is sent', async () => {
  const registrations = watchRegistrations()
  await openRegistration()
  for (const missing of Object.keys(typed)) {
    await visitor.fill({ ...typed, [missing]: '' })
    await visitor.press('Sign Up')
    await visitor.field(missing).and(page.locator('[aria-invalid=true]')).waitFor()
    assert.is(await page.locator('main [aria-invalid=true]').count(), 1, missing)
  }
  assert.equal(registrations, [])
  await visitor.expectAccessible()
})

coversRows(
  ['auth.register.short', 'auth.register.required', 'const.password'],
  'a short password and a missing answer show two errors, at the fields and in the summary',
  async () => {
    const registrations = watchRegistrations()
    await openRegistration({ ...typed, Password: 'five5', 'Last name of Your Father': '' })
    await visitor.press('Sign Up')
    await visitor.expectFormError('Password must be atleast 6 word')
    const errors = page.locator('main .kit-error-summary li')
    assert.is(await errors.count(), 2)
    assert.is(await errors.first().textContent(), 'Password must be atleast 6 word')
    assert.match((await errors.last().textContent()) ?? '', /^Last name of Your Father: /)
    for (const label of ['Password', 'Last name of Your Father']) {
      const field = visitor.field(label)
      assert.is(await field.getAttribute('aria-invalid'), 'true', label)
      assert.is(
        await field.locator('xpath=ancestor::*[contains(@class,"kit-field")]//*[@data-part="error"]').count(),
        1,
      )
    }
    assert.equal(registrations, [])
  },
)

coversRows(
  ['auth.register.failure'],
  `after ${whats} an error is shown, or the message of the server, and the form keeps its values`,
  async () => {
    await openRegistration()
    const send = async () => {
      await visitor.press('Sign Up')
      await page.locator('main .kit-error-summary li').waitFor()
      assert.is(visitor.path(), '/auth/register')
      assert.ok(await button('Sign Up').isEnabled())
    }
    for (const failure of Object.values(oneException)) {
      await whileFailing(visitor, '/auth/register', failure, send)
      assert.is(await visitor.field('User id').inputValue(), typed['User id'])
      visitor.expectConsole(FAILURE_LOGS)
    }
    await visitor.fill({ 'User id': userId })
    await send()
    await visitor.expectFormError('user already exist please login')
  },
)

coversRows(
  ['auth.register.busy', 'auth.register.success', 'const.toast', 'const.password'],
  'a password of six characters is enough; the button is busy, then the login opens with a toast',
  async () => {
    const registrations = watchRegistrations()
    await visitor.go('/auth/register')
    await visitor.fill(typed)
    const signUp = async () =>
      assert.equal(await pressWaiting('/auth/register', 'Sign Up'), { disabled: true, spinner: true })
    await expectDelayedToast(page, signUp, { path: '/auth/login', text: 'registration successfully' })
    assert.equal(await toasts(page), ['registration successfully'])
    assert.is(await isError('registration successfully'), false)
    assert.equal(JSON.parse(registrations.at(-1) ?? ''), { userId: 'Somebody.New', password: 'sixsix', answer: 'Khan' })
    await visitor.login('somebody.new', 'sixsix')
    await visitor.expectToast('Login Successfully')
  },
)

test('the answer to a forgotten password is opened with the keyboard', async () => {
  await visitor.go('/auth/login')
  const question = page.locator('summary', { hasText: 'Forgot the password?' })
  const shown = page.locator('main details')
  const plain = async () => (await shown.innerText()).replace(/\s+/g, ' ')
  assert.is(await plain(), 'Forgot the password?', 'closed at first')
  await visitor.field('Password').focus()
  for (let pressed = 0; pressed < 6 && !(await question.evaluate((one) => one === document.activeElement)); pressed++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Ask the school office.').waitFor()
  await visitor.expectAccessible()
})

test.run()
