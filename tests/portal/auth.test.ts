import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import {
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  runInAct,
  setSchool,
  submit,
  textOf,
  toastTexts,
} from './portal.tsx'

const { navigate } = await import('../../portal/state/navigation.ts')

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(find(`main [name=${name}]`), value)
}

test('staying signed in is a checkbox, off by default', async () => {
  respond('login', { success: false, message: 'Invalid userId or password' })
  await openPage('/auth/login')
  await fill({ userId: 'zara', password: 'secret1' })
  const choice = find<HTMLInputElement>('main label [name=remember]')
  assert.is(choice.checked, false)
  await click(choice)
  await submit()
  const body = { userId: 'zara', password: 'secret1', remember: true }
  assert.equal(requests.find(({ call }) => call === 'login')?.body, body)
})

test('auth.login: empty fields are named, nothing is sent, the title says Error', async () => {
  await openPage('/auth/login')
  await submit()
  assert.not(requests.some(({ call }) => call === 'login'))
  assert.is(document.title, 'Error: Login – MY SCHOOL')
  assert.is(document.querySelectorAll('[role=alert] li').length, 2)
})

test('a forgotten password: what the office does, and how it is reached, as the school has set it', async () => {
  const details = () => textOf('main details')
  const answer =
    'Forgot the password?Ask the school office. It makes sure who you are, then gives you a new password. The old one stops working.'
  const contact = { phones: ['+44 20 7946 0000'], email: '', hours: 'Monday to Friday, 9 to 12', address: [] }
  setSchool({ contact })
  const view = await openPage('/auth/login')
  assert.is(details(), `${answer}Phone+44 20 7946 0000HoursMonday to Friday, 9 to 12`)
  assert.is(find('main details a').getAttribute('href'), 'tel:+442079460000')
  view.unmount()
  setSchool({ contact: { ...contact, phones: [], hours: '' } })
  await openPage('/auth/login')
  assert.is(details(), answer, 'nothing is made up')
})

coversRows(
  ['start.report', 'start.students'],
  'after a login the report and the students are asked for again',
  async () => {
    respond('login', loginOf(1))
    await openPage('/auth/login')
    await fill({ userId: 'ann', password: 'secret1' })
    requests.length = 0
    await submit()
    const asked = (call: string) => requests.filter((one) => one.call === call)
    assert.equal(asked('isReportAvailable')[0]?.body, { studentId: 'login-1' })
    assert.equal([asked('isReportAvailable').length, asked('getAllStudent').length], [1, 1])
    assert.is(document.querySelector('[role=complementary]'), null, 'the login of a student needs no explanation')
  },
)

test('auth.register.failure: a field that the server rejects is named above the form', async () => {
  respond('register', () => ({ status: 400, body: { success: false, message: 'userId is reserved', field: 'userId' } }))
  await openPage('/auth/register')
  await fill({ userId: 'a@mySchool.com', password: '123456', answer: 'Khan' })
  await submit()
  assert.is(textOf('[role=alert] li'), 'userId is reserved')
  assert.equal(toastTexts(), [], 'said once')
  assert.is(logged().length, 1)
})

test('who has signed up finds the user id in the login, and the hint of the password says which are refused', async () => {
  respond('register', { success: true, message: 'registration successfully', data: {} })
  await openPage('/auth/register')
  assert.match(textOf('main form'), 'none that is guessed first: a password that many people use, such as 123456')
  await type(find('main [name=userId]'), 'ann.parent')
  await type(find('main [name=password]'), 'three odd words')
  await type(find('main [name=answer]'), 'Khan')
  await submit()
  assert.is(location.pathname, '/auth/login')
  assert.is(find<HTMLInputElement>('main [name=userId]').value, 'ann.parent')
})

test('where only parents may register, links and page say so; the code comes first and is sent as on the slip', async () => {
  setSchool({ registration: { open: false } })
  await openPage('/auth/login')
  assert.match(textOf('.auth-other'), 'Are you a parent with a code')
  assert.is(textOf('header [href="/auth/register"]'), 'Parents: register')
  await click(find('main [href="/auth/register"]'))
  assert.is(textOf('main h1'), 'Sign Up for parents')
  assert.is(document.title, 'Sign Up for parents – MY SCHOOL')
  assert.match(textOf(), 'You need the code from the slip')
  const names = [...document.querySelectorAll<HTMLInputElement>('main form input')].map(({ name }) => name)
  assert.equal(names, ['familyCode', 'userId', 'password', 'answer'])

  const login = { userId: 'ayesha', password: 'a-password', answer: 'Khan' }
  respond('register', { success: false, message: 'This code cannot be used.' })
  await fill(login)
  await submit()
  assert.is(requests.filter(({ call }) => call === 'register').length, 0, 'the code is required')
  await fill({ familyCode: '۷kcm w2hn 4xpt' })
  await submit()
  assert.equal(requests.at(-1)?.body, { ...login, familyCode: '7KCM-W2HN-4XPT' })
  assert.is(textOf('[role=alert] li'), 'This code cannot be used.')
  assert.is(find<HTMLInputElement>('main [name=familyCode]').value, '7KCM-W2HN-4XPT')
  respond('register', { success: true, message: 'registration successfully', data: {} })
  await submit()
  assert.is(location.pathname, '/auth/login')
  assert.match(toastTexts().join(), 'linked to your child')
})

test('where everybody may register, who has a code says so and is asked for it; without families nobody is', async () => {
  const login = { userId: 'ayesha', password: 'a-password', answer: 'Khan' }
  respond('register', { success: false, message: 'This code cannot be used.' })
  const view = await openPage('/auth/register')
  const hasCode = find('main label.auth-check [type=checkbox]')
  assert.is(document.querySelector('[name=familyCode]'), null)
  await click(hasCode)
  await fill({ ...login, familyCode: 'abcd' })
  await submit()
  assert.equal(requests.at(-1)?.body, { ...login, familyCode: 'ABCD' })
  await click(hasCode)
  await submit()
  assert.equal(requests.at(-1)?.body, login)
  view.unmount()
  setSchool({ families: { open: false } })
  await openPage('/auth/register')
  assert.is(document.querySelector('main [type=checkbox]'), null)
})

test('where nobody may register, the page says so, and no link leads to it', async () => {
  setSchool({ registration: { open: false }, families: { open: false } })
  await openPage('/auth/register')
  assert.match(textOf(), /The school gives out all logins itself/)
  assert.is(document.querySelectorAll('form, a[href="/auth/register"]').length, 0)
  await runInAct(() => navigate('/auth/login'))
  assert.is(document.querySelectorAll('a[href="/auth/register"]').length, 0)
})

test('the account page says what the login is for only to a plain user', async () => {
  const account = { userId: 'ann', name: 'Ann', secondFactor: null, password: { changedAt: null, isIssued: false } }
  respond('ownSessions', { success: true, message: '', sessions: [] })
  for (const role of [0, 1] as const) {
    respond('account', { success: true, message: '', account: { ...account, role } })
    const view = await openPage('/account', role)
    assert.is(textOf().includes('With this login you read'), role === 0)
    view.unmount()
  }
})

test('every signed-in user has a link to the account page; a second factor is there for whom the server offers one', async () => {
  for (const role of [0, 1, 2, 3] as const) {
    const secondFactor = role < 2 ? null : { since: null, isRequired: false, recoveryCodes: 0 }
    const { userId, name } = loginOf(role).user
    const account = { userId, name, role, secondFactor, password: { changedAt: null, isIssued: false } }
    respond('account', { success: true, message: '', account })
    respond('ownSessions', { success: true, message: '', sessions: [] })
    const view = await openPage('/', role)
    await click(find('header a', 'Account'))
    await runInAct(() => {})
    assert.is(textOf('main h1'), 'Account')
    assert.match(textOf(), userId)
    assert.is(
      [...document.querySelectorAll('main h2')].some((one) => one.textContent === 'Second factor'),
      role > 1,
    )
    view.unmount()
  }
})

test('who has deleted the own account reads that it was done: its session is over, and no logout is sent', async () => {
  const account = { userId: 'parent', name: 'Parent', role: 0, secondFactor: null }
  const password = { changedAt: null, isIssued: false }
  respond('account', { success: true, message: '', account: { ...account, password } })
  respond('ownSessions', { success: true, message: '', sessions: [] })
  respond('deleteAccount', { success: true, message: 'Your account was deleted.' })
  await openPage('/account', 0)
  const form = find('main input[name=password]').closest('form') as HTMLFormElement
  await type(find('main input[name=password]'), 'secret1')
  await click(form.querySelector('[type=submit]') as Element)
  await type(find('dialog[open] [name=word]'), 'delete')
  await click(find('dialog[open] [type=submit]'))
  await runInAct(() => {})
  assert.equal(toastTexts(), ['Your account was deleted.'])
  assert.equal(
    requests.filter(({ call }) => call === 'logout'),
    [],
  )
  assert.is(location.pathname, '/auth/login')
})

test('an own password comes before the second factor that the school requires, and no page opens before', async () => {
  const { user, ...login } = loginOf(2)
  const toDo = ['password', 'secondFactor']
  respond('login', { ...login, success: true, message: '', user: { ...user, passwordIssued: true }, toDo })
  respond('getAllStudent', () => ({ status: 403, body: { success: false, message: 'no', ownPasswordMissing: true } }))
  respond('changePassword', { success: true, message: '', ended: 0 })
  respond('getNotice', { success: true, message: '', notice: [] })
  await openPage('/auth/login')
  await fill({ userId: user.userId, password: 'issued-1' })
  await submit()
  for (const path of ['/', '/teacher/dashboard', '/account', '/auth/login', '/no/such/page']) {
    await runInAct(() => navigate(path))
    assert.is(textOf('main h1'), 'Choose your own password', path)
    assert.equal([...document.querySelectorAll('header nav a, footer nav a')].length, 0, path)
    assert.is(document.querySelector('[role=complementary]'), null)
  }
  await runInAct(() => navigate('/'))
  await fill({ newPassword: 'my-own-words' })
  await submit()
  const sent = requests.find(({ call }) => call === 'changePassword')
  assert.equal(sent?.body, { oldPassword: 'issued-1', newPassword: 'my-own-words' })
  assert.ok(document.querySelector('main .home-welcome'), 'the page of the URL')
  assert.match(textOf('[role=complementary]'), 'Your school requires a second factor')
  assert.is(JSON.parse(localStorage.getItem('auth') ?? '{}').user.passwordIssued, undefined)
  assert.is(logged().length, 2, 'the server has refused the list, before and after')
})

test.run()
