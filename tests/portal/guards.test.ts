import * as assert from 'uvu/assert'
import { ROLES, type Role } from '#contract'
import { test } from '../test.ts'
import { answer, asked, during, logged, loginOf, open, said } from './portal.tsx'

const { agreeOnSession, checkStoredSession } = await import('../../portal/signing.ts')
const { session, setSession } = await import('../../portal/state/session.ts')
const { wording } = await import('../../portal/wording.ts')

const everybody: (Role | undefined)[] = [undefined, ...ROLES]

const areas = [
  { guard: 'admin', path: '/admin/dashboard', admitted: [3] },
  { guard: 'teacher', path: '/teacher/dashboard', admitted: [2] },
  { guard: 'student', path: '/student/report/login-1', admitted: [1] },
  { guard: 'auth', path: '/auth/login', admitted: [undefined] },
] as const

for (const { guard, path, admitted } of areas) {
  for (const role of everybody.filter((one) => !(admitted as readonly unknown[]).includes(one))) {
    test(`guard.${guard}: ${role === undefined ? 'a visitor' : `role ${role}`} at ${path} is sent to Home and told why`, async () => {
      await open(path, role)
      assert.is(location.pathname, '/')
      assert.equal(said(), [wording.guards[guard]])
      assert.equal(
        asked.map(({ call }) => call),
        ['getNotice'],
        'nothing of the area was asked for',
      )
    })
  }
}

test('guard.student: a student stays at the own report', async () => {
  answer('getReport', { success: true, message: 'No report add For U' })
  await open('/student/report/login-1', 1)
  assert.is(location.pathname, '/student/report/login-1')
  assert.equal(said(), [])
})

test('guard.auth: a visitor stays at the login', async () => {
  await open('/auth/login')
  assert.is(location.pathname, '/auth/login')
  assert.equal(said(), [])
})

test('routes.case: a guard holds in any letter case', async () => {
  await open('/ADMIN/Dashboard/userinfo', 2)
  assert.is(location.pathname, '/')
  assert.equal(said(), [wording.guards.admin])
})

test('an address below an area that leads nowhere is guarded too', async () => {
  await open('/admin/no-such-page')
  assert.is(location.pathname, '/')
  assert.equal(said(), [wording.guards.admin])
})

test('guard.forged: a stored role that the server does not know is corrected', async () => {
  answer('me', loginOf(1))
  await open('/', 3)
  await during(checkStoredSession)
  assert.is(session.value?.user.role, 1)
  assert.is(JSON.parse(localStorage.getItem('auth') ?? '').user.role, 1)
})

test('guard.forged: a stored login that the server knows nothing of leads from a guarded page to the login', async () => {
  answer('me', { success: false, message: 'no session' })
  answer('getReport', { success: true, message: 'No report add For U' })
  await open('/student/report/login-1', 1)
  await during(checkStoredSession)
  assert.is(session.value, null)
  assert.is(localStorage.getItem('auth'), null)
  assert.is(location.pathname, '/auth/login')
  assert.equal(said(), [wording.session.ended])
})

test('a stored login that the server knows nothing of is dropped in place on a public page', async () => {
  answer('me', { success: false, message: 'no session' })
  await open('/', 1)
  await during(checkStoredSession)
  assert.is(session.value, null)
  assert.is(location.pathname, '/')
})

test('without an answer a stored login is kept', async () => {
  answer('me', () => ({ status: 500, body: { success: false, message: 'broken' } }))
  await open('/', 2)
  await during(checkStoredSession)
  assert.is(session.value?.user.role, 2)
  assert.is(logged().length, 1)
})

test('who logs out in another tab is logged out here', async () => {
  agreeOnSession(null)
  setSession(loginOf(1))
  localStorage.removeItem('auth')
  dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  assert.is(session.value, null)
})

for (const [what, stored] of [
  ['no JSON', '{'],
  ['null', 'null'],
  ['a user without a role', '{"user":{"_id":"1"}}'],
  ['a role that is a word', '{"user":{"_id":"1","role":"3"}}'],
] as const) {
  test(`stored rubbish is no login: ${what}`, async () => {
    localStorage.setItem('auth', stored)
    agreeOnSession(null)
    assert.is(session.value, null)
  })
}

test.run()
