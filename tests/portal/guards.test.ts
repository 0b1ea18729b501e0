import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { test } from '../test.ts'
import { logged, loginOf, openPage, requests, runInAct, toastTexts } from './portal.tsx'

const { reconcileSession, signIn } = await import('../../portal/state/auth-actions.ts')
const { session, setSession } = await import('../../portal/state/session.ts')

test('an unknown path below a guarded area is guarded too', async () => {
  await openPage('/admin/no-such-page')
  assert.is(location.pathname, '/')
  assert.equal(toastTexts(), ['Your are not admin'])
})

test('a visitor has no link to the account page, and is sent away from it', async () => {
  await openPage('/account')
  assert.is(location.pathname, '/')
  assert.equal(toastTexts(), ['Please log in first.'])
  assert.is(document.querySelector('a[href="/account"]'), null)
})

for (const [row, path, text, closedTo] of [
  ['guard.admin.visitor', '/admin/dashboard/fullStudent-detail/1', 'Your are not admin', [undefined]],
  ['guard.admin.others', '/admin/dashboard/fullStudent-detail/1', 'Your are not admin', [0, 1, 2]],
  ['guard.teacher', '/teacher/dashboard/FullReportDetail/1', 'Your are not Teacher', [undefined, 0, 1, 3]],
  ['guard.student', '/student/report/1', 'Your are not Verified Student', [undefined, 0, 2, 3]],
  ['guard.auth', '/auth/register', 'You are Already login . Please logout first to visit this page', [0, 1, 2, 3]],
] as const) {
  for (const role of closedTo) {
    const who = role === undefined ? 'a visitor' : `role ${role}`
    coversRows([row], `${path} sends ${who} Home, and requests no data`, async () => {
      await openPage(path, role)
      assert.is(location.pathname, '/')
      assert.equal(toastTexts(), [text])
      const home = ['getNotice', 'getAllStudent', 'isReportAvailable']
      assert.equal(
        requests.map(({ call }) => call).filter((call) => !home.includes(call)),
        [],
      )
    })
  }
}

for (const [role, path] of [
  [0, '/family'],
  [1, '/student/report/login-1'],
  [2, '/teacher/dashboard'],
  [3, '/admin/dashboard'],
] as const) {
  test(`the address of the own report leads role ${role} to ${path}`, async () => {
    await openPage('/report', role)
    assert.is(location.pathname, path)
    // What these pages load is not said here.
    logged()
  })
}

test('the address of the own report leads a visitor there after the login', async () => {
  await openPage('/report')
  assert.is(location.pathname, '/auth/login')
  await runInAct(() => signIn(loginOf(1), 'a password'))
  assert.is(location.pathname, '/student/report/login-1')
  logged()
})

test('a logout in another tab logs out in this one', async () => {
  reconcileSession(null)
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
  test(`an invalid stored session is ignored: ${what}`, async () => {
    localStorage.setItem('auth', stored)
    reconcileSession(null)
    assert.is(session.value, null)
  })
}

test.run()
