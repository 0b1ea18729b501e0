import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, loginOf, open, rest, said, submit, words } from './portal.tsx'

const { session } = await import('../../portal/state/session.ts')
const { reportIsReady } = await import('../../portal/state/report-availability.ts')

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(find(`main [name=${name}]`), value)
}

const button = () => find<HTMLButtonElement>('main form button[type=submit]')

test('auth.login: user id, password and a link to register', async () => {
  await open('/auth/login')
  assert.is(words('h1'), 'Login')
  assert.is(document.title, 'Login – MY SCHOOL')
  assert.is(find<HTMLInputElement>('main [name=password]').type, 'password')
  assert.is(find('main a[href="/auth/register"]').textContent, 'Register')
})

test('auth.login.success: the whole response is kept under auth, then Home and the message of the server', async () => {
  const response = loginOf(1)
  answer('login', response)
  answer('isReportAvailable', { success: true, message: 'report is available for this user' })
  await open('/auth/login')
  await fill({ userId: 'zara', password: 'secret1' })
  await submit()
  const body = { userId: 'zara', password: 'secret1', remember: false }
  assert.equal(asked.find(({ call }) => call === 'login')?.body, body)
  assert.equal(JSON.parse(localStorage.getItem('auth') ?? ''), response)
  assert.is(location.pathname, '/')
  assert.equal(said(), ['Login Successfully'])
  assert.equal(asked.find(({ call }) => call === 'isReportAvailable')?.body, { studentId: 'login-1' })
  assert.ok(asked.some(({ call }) => call === 'getAllStudent'))
  assert.ok(reportIsReady.value)
  assert.ok(find('header nav a[href="/student/report/login-1"]').hasAttribute('data-badge'))
})

test('staying signed in is a choice, which is off at first', async () => {
  answer('login', { success: false, message: 'Invalid userId or password' })
  await open('/auth/login')
  await fill({ userId: 'zara', password: 'secret1' })
  const choice = find<HTMLInputElement>('main label [name=remember]')
  assert.is(choice.checked, false)
  await click(choice)
  await submit()
  const body = { userId: 'zara', password: 'secret1', remember: true }
  assert.equal(asked.find(({ call }) => call === 'login')?.body, body)
})

test('auth.login.busy: the button is disabled and busy in flight, and enabled again after a refusal', async () => {
  let finish = () => {}
  answer('login', async () => {
    await new Promise<void>((done) => {
      finish = done
    })
    return { body: { success: false, message: 'Invalid userId or password' } }
  })
  await open('/auth/login')
  await fill({ userId: 'zara', password: 'wrong' })
  await submit()
  assert.ok(button().disabled)
  assert.is(button().dataset.state, 'busy')
  finish()
  await rest()
  assert.not(button().disabled)
  assert.equal(said(), ['Invalid userId or password'])
  assert.is(find<HTMLInputElement>('main [name=userId]').value, 'zara', 'nothing typed is lost')
  assert.is(session.value, null)
})

for (const [what, handler] of [
  ['no server', down],
  ['no JSON', () => ({ text: '<html>' })],
  ['a fault of the server', () => ({ status: 500, body: { success: false, message: 'Our fault', requestId: 'r' } })],
] as const) {
  test(`auth.login.exception: ${what}`, async () => {
    answer('login', handler)
    await open('/auth/login')
    await fill({ userId: 'zara', password: 'secret1' })
    await submit()
    assert.equal(said(), ['User Not Found 404'])
    assert.not(button().disabled)
    assert.is(logged().length, 1)
  })
}

test('auth.login: empty fields are named, nothing is sent, the title says Error', async () => {
  await open('/auth/login')
  await submit()
  assert.not(asked.some(({ call }) => call === 'login'))
  assert.is(document.title, 'Error: Login – MY SCHOOL')
  assert.is(document.querySelectorAll('[role=alert] li').length, 2)
})

test('auth.register: titled Sign Up, with the three fields and a link to login', async () => {
  await open('/auth/register')
  assert.is(words('h1'), 'Sign Up')
  assert.match(words('main form'), 'Last name of Your Father')
  assert.ok(find('main a[href="/auth/login"]'))
})

test('auth.register.short: a password of five is refused here, nothing is sent', async () => {
  await open('/auth/register')
  await fill({ userId: 'zara', password: '12345', answer: 'Khan' })
  await submit()
  assert.equal(said(), ['Password must be atleast 6 word'])
  assert.not(asked.some(({ call }) => call === 'register'))
  assert.is(document.title, 'Error: Sign Up – MY SCHOOL')
})

test('auth.register.required: an empty answer is named, nothing is sent', async () => {
  await open('/auth/register')
  await fill({ userId: 'zara', password: '123456' })
  await submit()
  assert.not(asked.some(({ call }) => call === 'register'))
  assert.is(document.querySelectorAll('[role=alert] li').length, 1)
})

test('auth.register.success: to the login with the message of the server', async () => {
  answer('register', { success: true, message: 'registration successfully', data: {} })
  await open('/auth/register')
  await fill({ userId: 'zara', password: '123456', answer: 'Khan' })
  await submit()
  assert.equal(asked.find(({ call }) => call === 'register')?.body, {
    userId: 'zara',
    password: '123456',
    answer: 'Khan',
  })
  assert.is(location.pathname, '/auth/login')
  assert.equal(said(), ['registration successfully'])
})

test('auth.register.failure: the message of the server', async () => {
  answer('register', { success: false, message: 'user already exist please login' })
  await open('/auth/register')
  await fill({ userId: 'zara', password: '123456', answer: 'Khan' })
  await submit()
  assert.equal(said(), ['user already exist please login'])
  assert.is(location.pathname, '/auth/register')
})

test('auth.register.failure: a field that the server refuses is named above the form', async () => {
  answer('register', () => ({ status: 400, body: { success: false, message: 'userId is reserved', field: 'userId' } }))
  await open('/auth/register')
  await fill({ userId: 'a@mySchool.com', password: '123456', answer: 'Khan' })
  await submit()
  assert.equal(said(), ['userId is reserved'])
  assert.is(words('[role=alert] li'), 'userId is reserved')
  assert.is(logged().length, 1)
})

test.run()
