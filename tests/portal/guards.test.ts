import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { texts } from '../texts.ts'
import { loginOf, openPage, requests, toastTexts } from './portal.tsx'

const { reconcileSession } = await import('../../portal/state/auth-actions.ts')
const { session, setSession } = await import('../../portal/state/session.ts')
const strings = texts().session

test('an unknown path below a guarded area is guarded too', async () => {
  await openPage('/admin/no-such-page')
  assert.is(location.pathname, '/')
  assert.equal(toastTexts(), [strings.guards.admin])
})

for (const [guard, path, closedTo] of [
  ['admin', '/admin/dashboard/fullStudent-detail/1', [undefined, 0, 1, 2]],
  ['teacher', '/teacher/dashboard/FullReportDetail/1', [undefined, 0, 1, 3]],
  ['student', '/student/report/1', [undefined, 0, 2, 3]],
  ['family', '/family', [undefined, 1, 2, 3]],
  ['auth', '/auth/register', [0, 1, 2, 3]],
] as const) {
  for (const role of closedTo) {
    test(`${path} sends ${role === undefined ? 'a visitor' : `role ${role}`} Home, and requests no data`, async () => {
      await openPage(path, role)
      assert.is(location.pathname, '/')
      assert.equal(toastTexts(), [strings.guards[guard]])
      const home = ['getNotice', 'getAllStudent', 'isReportAvailable']
      assert.equal(
        requests.map(({ call }) => call).filter((call) => !home.includes(call)),
        [],
      )
    })
  }
}

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
