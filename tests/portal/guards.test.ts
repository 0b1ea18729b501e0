import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { loginOf, openPage, toastTexts } from './portal.tsx'

const { reconcileSession } = await import('../../portal/state/auth-actions.ts')
const { session, setSession } = await import('../../portal/state/session.ts')
const { strings } = await import('../../portal/strings/common.ts')

test('an unknown path below a guarded area is guarded too', async () => {
  await openPage('/admin/no-such-page')
  assert.is(location.pathname, '/')
  assert.equal(toastTexts(), [strings.guards.admin])
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
