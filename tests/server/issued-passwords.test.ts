/**
 * New passwords for a selection: all of it or nothing, never an admin's, and no login waits for all of them. A call that
 * was confirmed with a password is not done when the password changes meanwhile.
 */
import * as assert from 'uvu/assert'
import { BASE_PATH, ROLE } from '#contract'
import { messageRef } from '#contract/failures'
import { failed } from '../../server/errors.ts'
import { hashPassword } from '../../server/security/credentials.ts'
import { addStudent, addTeacher } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** What happens between the checks of the next call and its transaction. */
let meanwhile: (() => Promise<unknown>) | undefined
/** Transactions that come first: that of a call with a password counts the attempt. */
let first = 0
const school = await start({
  between: (store) => ({
    ...store,
    async transaction(work) {
      const act = meanwhile && first-- === 0 ? meanwhile : undefined
      if (act) meanwhile = undefined
      await act?.()
      return store.transaction(work)
    },
  }),
})
test.after(() => school.stop())
const admin = await school.login(ADMIN.userId, ADMIN.password)
const { store } = school

const idOf = async (caller: Caller) => (await caller.get('/auth/me')).body.user?._id as string | undefined
const hashesOf = async (ids: readonly string[]) => (await store.users.findByAny(ids)).map((user) => user.passwordHash)
const createdAt = new Date().toISOString()
const passwordHash = await hashPassword('some-password')
let count = 0

/** Logins as they are stored, without the time that it takes to hash a password for each. */
async function addLogins(number: number, role: 0 | 3): Promise<string[]> {
  const ids = Array.from({ length: number }, () => `login-${++count}`)
  const more = { sealedPassword: null, sealedAnswer: null, passwordChangedAt: createdAt }
  for (const id of ids) await store.users.add({ id, userId: id, name: id, role, createdAt, passwordHash, ...more })
  return ids
}

test('each of a selection gets a password that works once its sessions have ended, and they are one entry of the audit', async () => {
  const [one, two, teacher] = [await addStudent(admin), await addStudent(admin), await addTeacher(admin)]
  const callers = await Promise.all([one, two, teacher].map(({ userId, password }) => school.login(userId, password)))
  const [, login2 = ''] = await Promise.all(callers.map(idOf))
  // By the student's id, the login's and the teacher's; one of them twice.
  const ids = [one._id, login2, teacher._id, two._id]
  const { body } = await admin.post('/admin/issuePasswords', { ids })
  const found = (body.logins as Array<Record<string, string>>).map(({ userId, name, grade }) => [userId, name, grade])
  assert.equal(
    found.sort(),
    [
      [one.userId, one.name, '5'],
      [two.userId, two.name, '5'],
      [teacher.userId, teacher.name, undefined],
    ].sort(),
  )
  assert.is(new Set(body.logins.map(({ password }: { password: string }) => password)).size, 3)
  assert.equal(await Promise.all(callers.map(idOf)), [undefined, undefined, undefined])
  for (const { userId, password } of body.logins) assert.ok(await idOf(await school.login(userId, password)))
  assert.is(
    (await school.visitor.put('/auth/login', { userId: one.userId, password: one.password })).body.success,
    false,
  )
  const { user } = (await admin.get(`/student/get-single-student/${one._id}`)).body
  assert.is(user.password, body.logins.find(({ userId }: { userId: string }) => userId === one.userId).password)
  const [entry] = (await admin.get('/admin/audit')).body.data.filter(
    ({ action }: { action: string }) => action === 'issue password',
  )
  assert.equal(entry.records, [{ action: 'issue password', entity: 'user', number: 3 }])
})

test('an admin, unknown ids and a wrong role change no password at all', async () => {
  const [one] = await addLogins(1, ROLE.user)
  const [other] = await addLogins(1, ROLE.admin)
  const all = [one, other, await idOf(admin)] as string[]
  const before = await hashesOf(all)
  const status = async (caller: Caller, ids: unknown[]) => (await caller.post('/admin/issuePasswords', { ids })).status
  assert.is(await status(admin, [one, other]), 403, 'another admin')
  assert.is(await status(admin, [one, all[2]]), 403, 'the own account')
  const { status: missing, body } = await admin.post('/admin/issuePasswords', { ids: [one, 'unknown'] })
  assert.is(missing, 404)
  assert.match(body.message, /^1 of these 2 no longer exist, so nothing was done/)
  const teacher = await addTeacher(admin)
  const caller = await school.login(teacher.userId, teacher.password)
  assert.is(await status(caller, [one]), 403, 'a teacher')
  assert.is(await status(caller, [teacher._id]), 403, 'a teacher for themselves')
  assert.is(await status(school.visitor, [one]), 401)
  assert.is(await status(admin, [one, { $ne: '' }]), 400)
  assert.equal(await hashesOf(all), before)
})

test('a login does not wait for all of a selection, whose passwords stay as they are when the admin goes away', async () => {
  // So many that the login is first however the threads of the hashes have their turns.
  const ids = await addLogins(400, ROLE.user)
  const student = await addStudent(admin)
  const before = await hashesOf(ids)
  const aborted = new AbortController()
  let isDone = false
  const issuing = school
    .request(`${BASE_PATH}/admin/issuePasswords`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: admin.cookie },
      body: JSON.stringify({ ids }),
      signal: aborted.signal,
    })
    .finally(() => {
      isDone = true
    })
  await school.login(student.userId, student.password)
  assert.not.ok(isDone, 'the login was first')
  aborted.abort()
  assert.is((await issuing).status, 408)
  assert.equal(await hashesOf(ids), before)
})

test('a password that is issued between the check of the old one and what it confirms is not overwritten', async () => {
  const wrong = failed(messageRef('wrongPassword'))
  type Login = { caller: Caller; password: string }
  const change = ({ caller, password }: Login) =>
    caller.put('/auth/password', { oldPassword: password, newPassword: 'chosen-password' })
  const begin = ({ caller, password }: Login) => caller.post('/auth/secondFactor/begin', { password })
  const remove = ({ caller, password }: Login) => caller.post('/auth/account/delete', { password })
  for (const confirmed of [change, begin, remove]) {
    const isOwn = confirmed === remove
    const [plain = ''] = isOwn ? await addLogins(1, ROLE.user) : []
    const { _id, userId, password } = isOwn
      ? { _id: plain, userId: plain, password: 'some-password' }
      : await addTeacher(admin)
    const caller = await school.login(userId, password)
    let issued = ''
    first = 1
    meanwhile = async () => {
      issued = (await admin.post(`/admin/issuePassword/${_id}`)).body.login.password
    }
    assert.equal((await confirmed({ caller, password })).body, wrong, confirmed.name)
    assert.ok(await idOf(await school.login(userId, issued)), confirmed.name)
    assert.is(await store.secondFactors.find(plain), undefined)
  }
})

test('of two changes of one password at once one is done, and of two issued ones as well', async () => {
  const student = await addStudent(admin)
  const caller = await school.login(student.userId, student.password)
  const change = (newPassword: string) => caller.put('/auth/password', { oldPassword: student.password, newPassword })
  first = 1
  meanwhile = () => change('first-password')
  assert.is((await change('second-password')).body.success, false)
  assert.ok(await school.login(student.userId, 'first-password'))

  const issue = async () => (await admin.post('/admin/issuePasswords', { ids: [student._id] })).body
  let other: Awaited<ReturnType<typeof issue>>
  first = 0
  meanwhile = async () => {
    other = await issue()
  }
  const second = await issue()
  assert.equal([other.success, second.success], [true, false])
  assert.match(second.message, /^Somebody else issues/)
  assert.ok(await school.login(student.userId, other.logins[0].password))
})

test('an issued password replaces one that its owner chose at the same moment', async () => {
  const student = await addStudent(admin)
  const caller = await school.login(student.userId, student.password)
  first = 0
  meanwhile = () => caller.put('/auth/password', { oldPassword: student.password, newPassword: 'chosen-password' })
  const { body } = await admin.post(`/admin/issuePassword/${student._id}`)
  assert.ok(await school.login(student.userId, body.login.password))
})

test.run()
