/** A person's own account: password, sessions, deletion; and attempts to misuse them. */
import * as assert from 'uvu/assert'
import { englishOf, messageRef } from '#contract/failures'
import { failed } from '../../server/errors.ts'
import { addStudent, addTeacher } from '../../tools/samples.ts'
import { ADMIN, type Caller, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const MINUTE = 60_000
const START = Date.parse('2026-03-02T08:00:00Z')
let now = START
const school = await start({ clock: () => now, socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())
test.before.each(() => {
  now = START
})

/** A browser without cookies. */
const visitor = () => caller(school.request)
const isLive = async (caller: Caller) => (await caller.get('/auth/me')).body.success
const idOf = async (caller: Caller) => (await caller.get('/auth/me')).body.user._id as string
const actions = async (count: number): Promise<string[]> =>
  (await admin.get('/admin/audit')).body.data.slice(0, count).map((line: { action: string }) => line.action)

let count = 0
async function plainUser() {
  const login = { userId: `plain-${++count}`, password: 'plain-password' }
  await visitor().post('/auth/register', { ...login, answer: 'Lee' })
  return { ...login, caller: await school.login(login.userId, login.password) }
}
const changePassword = (caller: Caller, oldPassword: string, newPassword: string) =>
  caller.put('/auth/password', { oldPassword, newPassword })

test('an owner changes the password: the new one logs in, the old one does not, other sessions end', async () => {
  const { userId, password, caller } = await plainUser()
  const elsewhere = await school.login(userId, password)
  const { body } = await changePassword(caller, password, 'another-password')
  assert.equal(body, { success: true, message: 'Your password was changed.', ended: 1 })
  assert.equal([await isLive(caller), await isLive(elsewhere)], [true, false])
  const old = await visitor().put('/auth/login', { userId, password })
  assert.is(old.body.message, englishOf(messageRef('badLogin')))
  assert.ok(await isLive(await school.login(userId, 'another-password')))
})

test('with the password the token of the session changes: a copy of the old one is refused, other tabs go on', async () => {
  const { userId, password } = await plainUser()
  const loggedIn = async (remember: boolean) => {
    const one = visitor()
    await one.put('/auth/login', { userId, password: remember ? password : 'another-password', remember })
    return one
  }
  const changed = async (one: Caller, oldPassword: string, newPassword: string) => {
    const copy = visitor()
    copy.cookie = one.cookie
    now += MINUTE
    const { headers } = await changePassword(one, oldPassword, newPassword)
    const otherTab = visitor()
    otherTab.cookie = one.cookie
    assert.equal([await isLive(one), await isLive(otherTab), await isLive(copy)], [true, true, false])
    assert.is((await copy.get('/auth/account')).status, 401)
    assert.is((await one.get('/auth/sessions')).body.sessions[0].isCurrent, true)
    return headers.getSetCookie().find((line) => line.startsWith('session=')) ?? ''
  }
  const remembered = await changed(await loggedIn(true), password, 'another-password')
  assert.match(remembered, /; Max-Age=604740; Path=\/; HttpOnly; SameSite=Lax$/)
  const untilClosed = await changed(await loggedIn(false), 'another-password', 'a-third-password')
  assert.not.match(untilClosed, /Max-Age|Expires/)
})

test('a password change is in the audit, without a password', async () => {
  const { password, caller } = await plainUser()
  await changePassword(caller, 'typed-wrong', 'another-password')
  await changePassword(caller, password, 'another-password')
  assert.equal(await actions(2), ['change password', 'failed confirmation'])
  const { data } = (await admin.get('/admin/audit')).body
  assert.not.match(JSON.stringify(data), /another-password|typed-wrong|plain-password/)
})

test('a password change needs the old password, and an invalid new one changes nothing', async () => {
  const { userId, password, caller } = await plainUser()
  const elsewhere = await school.login(userId, password)
  const wrong = await changePassword(caller, 'not-the-old-one', 'another-password')
  assert.equal([wrong.status, wrong.body], [200, failed(messageRef('wrongPassword'))])
  for (const [body, field] of [
    [{ newPassword: 'another-password' }, 'oldPassword'],
    [{ oldPassword: password }, 'newPassword'],
    [{ oldPassword: password, newPassword: '12345' }, 'newPassword'],
    [{ oldPassword: password, newPassword: password }, 'newPassword'],
    [{ oldPassword: password, newPassword: ` ${password}  ` }, 'newPassword'],
    [{ oldPassword: password, newPassword: 'Password1' }, 'newPassword'],
  ] as const) {
    const got = await caller.put('/auth/password', body)
    assert.equal([got.status, got.body.field], [400, field], JSON.stringify(body))
  }
  assert.ok(await isLive(elsewhere), 'nothing has changed')
  assert.ok(await isLive(await school.login(userId, password)))
})

test('an open session cannot be used to guess the password', async () => {
  const { password, caller } = await plainUser()
  for (let i = 0; i < 5; i++) {
    const got = await changePassword(caller, `guess-${i}`, 'another-password')
    assert.equal([got.status, got.body.success], [200, false])
  }
  const got = await changePassword(caller, password, 'another-password')
  assert.is(got.status, 429, 'even with the right one')
  assert.ok(Number(got.headers.get('retry-after')) > 0)
  const other = await plainUser()
  assert.ok((await changePassword(other.caller, other.password, 'another-password')).body.success)
})

test('a page of another site changes no password', async () => {
  const { userId, password, caller } = await plainUser()
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const body = { oldPassword: password, newPassword: 'another-password' }
  assert.is((await caller.put('/auth/password', body, headers)).status, 403)
  for (const path of ['/auth/sessions/endOthers', '/auth/account/delete']) {
    assert.is((await caller.post(path, { password }, headers)).status, 403, path)
  }
  assert.ok(await isLive(await school.login(userId, password)))
})

test('admins are shown an issued password until its owner changes it', async () => {
  const student = await addStudent(admin)
  const caller = await school.login(student.userId, student.password)
  const shown = async () => (await admin.get(`/student/get-single-student/${student._id}`)).body.user
  assert.equal([(await shown()).password, (await shown()).passwordChangedAt], [student.password, null])
  await changePassword(caller, student.password, 'my-own-password')
  const user = await shown()
  assert.equal([user.password, user.passwordChangedAt], ['', new Date(now).toISOString()])
  assert.is(user.answer, student.answer)
  const row = await school.store.users.findByUserId(student.userId)
  assert.is(row?.sealedPassword, null)
})

test('a teacher and a plain user with an issued password are asked for an own one, until they have chosen it', async () => {
  const logIn = async (userId: string, password: string) => {
    const one = visitor()
    const { toDo, user } = (await one.put('/auth/login', { userId, password })).body
    const me = (await one.get('/auth/me')).body.user
    const { isIssued } = (await one.get('/auth/account')).body.account.password
    // Every answer that names the user says the same.
    assert.equal([user, isIssued], [me, user.passwordIssued ?? false])
    return { toDo, isIssued, one }
  }
  const asked = async (userId: string, password: string) => {
    const { toDo, isIssued } = await logIn(userId, password)
    return [toDo, isIssued]
  }
  const teacher = await addTeacher(admin)
  const family = await plainUser()
  assert.equal(await asked(family.userId, family.password), [undefined, false], 'chosen at the registration')
  const familyId = await idOf(family.caller)
  const issueTo = async (id: string) => (await admin.post(`/admin/issuePassword/${id}`)).body.login.password as string

  for (const { userId, password, id } of [
    { ...teacher, id: teacher._id },
    { ...family, password: await issueTo(familyId), id: familyId },
  ]) {
    assert.equal(await asked(userId, password), [['password'], true])
    const { one } = await logIn(userId, password)
    assert.is((await changePassword(one, password, password)).body.field, 'newPassword', 'not the issued one again')
    assert.is((await one.get('/auth/me')).body.user.passwordIssued, true)
    await changePassword(one, password, 'my-own-password')
    assert.is((await one.get('/auth/me')).body.user.passwordIssued, undefined, 'in the same session')
    assert.equal(await asked(userId, 'my-own-password'), [undefined, false])
    assert.equal(await asked(userId, await issueTo(id)), [['password'], true], 'a new one is asked about again')
  }
})

test('nobody is asked for another password who has chosen one, and no student', async () => {
  const student = await addStudent(admin)
  for (const { userId, password } of [ADMIN, student]) {
    const { toDo, user } = (await visitor().put('/auth/login', { userId, password })).body
    assert.equal([toDo, user.passwordIssued], [undefined, undefined], userId)
  }
})

test('a teacher who was asked for an own password works through the API as before', async () => {
  const teacher = await addTeacher(admin)
  const student = await addStudent(admin)
  const caller = await school.login(teacher.userId, teacher.password)
  const got = await caller.get(`/forTeachers/studentForTeacher/${student._id}`)
  assert.equal([got.status, got.body.user.name], [200, student.name])
})

test('only the owner can read an account, and it contains no secret', async () => {
  const { userId, caller } = await plainUser()
  assert.equal((await caller.get('/auth/account')).body.account, {
    userId,
    name: userId,
    role: 0,
    password: { changedAt: new Date(now).toISOString(), isIssued: false },
    secondFactor: null,
  })
  const { account } = (await admin.get('/auth/account')).body
  assert.is(account.password.isIssued, false)
  assert.equal(account.secondFactor, { since: null, recoveryCodes: 0, isRequired: false })
  assert.is((await visitor().get('/auth/account')).status, 401)
})

test('a user can list the own sessions: device, begin, last use, and which one is current', async () => {
  const login = { userId: 'ann', password: 'ann-password' }
  await visitor().post('/auth/register', { ...login, answer: 'Lee' })
  await visitor().put('/auth/login', login, {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
  })
  now += 5 * MINUTE
  const laptop = await school.login(login.userId, login.password)
  now += 5 * MINUTE
  await laptop.get('/auth/me')
  const { sessions } = (await laptop.get('/auth/sessions')).body
  assert.equal(
    sessions.map(({ _id, ...session }: { _id: string }) => session),
    [
      {
        device: '',
        browser: '',
        system: '',
        createdAt: '2026-03-02T08:05:00.000Z',
        seenAt: '2026-03-02T08:10:00.000Z',
        isCurrent: true,
      },
      {
        device: 'Safari on iPhone',
        browser: 'Safari',
        system: 'iPhone',
        createdAt: '2026-03-02T08:00:00.000Z',
        seenAt: '2026-03-02T08:00:00.000Z',
        isCurrent: false,
      },
    ],
  )
  const text = JSON.stringify(sessions)
  for (const { tokenHash } of await school.store.sessions.allOf(await idOf(laptop)))
    assert.not.ok(text.includes(tokenHash))
})

test('an expired session is not listed', async () => {
  const { caller } = await plainUser()
  const id = await idOf(caller)
  // The expired session is still in the database: no login has removed it yet.
  await school.store.sessions.add({
    tokenHash: `old of ${id}`,
    user: id,
    createdAt: now,
    seenAt: now - 13 * 60 * MINUTE,
    device: '',
  })
  const { sessions } = (await caller.get('/auth/sessions')).body
  assert.equal(
    sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent),
    [true],
  )
})

test('a user can end one of the own sessions, or all others', async () => {
  const { userId, password, caller } = await plainUser()
  const others = [
    await school.login(userId, password),
    await school.login(userId, password),
    await school.login(userId, password),
  ]
  const [first] = others as [Caller, ...Caller[]]
  const { sessions } = (await first.get('/auth/sessions')).body
  const { _id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  assert.ok((await caller.delete(`/auth/sessions/${_id}`)).body.success)
  assert.equal(await Promise.all(others.map(isLive)), [false, true, true])
  assert.is((await caller.delete(`/auth/sessions/${_id}`)).status, 404, 'it is no more')
  assert.is((await caller.post('/auth/sessions/endOthers')).body.ended, 2)
  assert.equal(await Promise.all(others.map(isLive)), [false, false, false])
  assert.ok(await isLive(caller))
})

test('ending another person’s session gives the same response as an unknown session', async () => {
  const owner = await plainUser()
  const curious = await plainUser()
  const [{ _id }] = (await owner.caller.get('/auth/sessions')).body.sessions
  const [row] = await school.store.sessions.allOf(await idOf(owner.caller))
  for (const id of [_id, row?.tokenHash]) {
    assert.is((await curious.caller.delete(`/auth/sessions/${id}`)).status, 404)
    assert.is((await admin.delete(`/auth/sessions/${id}`)).status, 404)
  }
  await curious.caller.post('/auth/sessions/endOthers', { userId: owner.userId })
  assert.ok(await isLive(owner.caller))
})

test('a plain user can delete the own account with the password, and all sessions end', async () => {
  const { userId, password, caller } = await plainUser()
  const elsewhere = await school.login(userId, password)
  const id = await idOf(caller)
  const wrong = await caller.post('/auth/account/delete', { password: 'wrong-password' })
  assert.equal(wrong.body, failed(messageRef('wrongPassword')))
  assert.ok(await isLive(elsewhere))
  const { body, headers } = await caller.post('/auth/account/delete', { password })
  assert.ok(body.success)
  assert.match(headers.get('set-cookie') ?? '', /Max-Age=0/)
  assert.not.ok(await isLive(elsewhere))
  assert.is(await school.store.users.find(id), undefined)
  assert.equal(await school.store.sessions.allOf(id), [])
  const [line] = (await admin.get('/admin/audit')).body.data
  assert.equal([line.action, line.entity, line.entityId, line.actorId], ['delete', 'user', id, id])
})

test('a student, a teacher and an admin cannot delete themselves', async () => {
  const student = await addStudent(admin)
  const teacher = await addTeacher(admin)
  for (const { userId, password } of [student, teacher, ADMIN]) {
    const caller = await school.login(userId, password)
    assert.is((await caller.post('/auth/account/delete', { password })).status, 403, userId)
    assert.ok(await isLive(caller))
  }
})

test('an admin can delete a plain user with the sessions, and no other role by this call', async () => {
  const { caller } = await plainUser()
  const id = await idOf(caller)
  const got = await admin.delete(`/admin/deleteUser/${id}`)
  assert.ok(got.body.success)
  assert.not.ok(await isLive(caller))
  assert.is(await school.store.users.find(id), undefined)
  const [line] = (await admin.get('/admin/audit')).body.data
  assert.equal([line.action, line.entity, line.entityId], ['delete', 'user', id])
  assert.is((await admin.delete(`/admin/deleteUser/${id}`)).status, 404)

  const student = await addStudent(admin)
  const studentLogin = await school.login(student.userId, student.password)
  for (const kept of [studentLogin, admin]) {
    assert.is((await admin.delete(`/admin/deleteUser/${await idOf(kept)}`)).status, 403)
    assert.ok(await isLive(kept))
  }
})

test('an admin can issue a new password to a user who forgot the old one', async () => {
  const student = await addStudent(admin)
  const caller = await school.login(student.userId, student.password)
  await changePassword(caller, student.password, 'forgotten-password')
  const { body } = await admin.post(`/admin/issuePassword/${await idOf(caller)}`)
  assert.is(body.login.userId, student.userId)
  assert.not.ok(await isLive(caller))
  assert.ok(await isLive(await school.login(student.userId, body.login.password)))
  const { user } = (await admin.get(`/student/get-single-student/${student._id}`)).body
  assert.equal([user.password, user.passwordChangedAt], [body.login.password, null])
  assert.is((await admin.post(`/admin/issuePassword/${await idOf(admin)}`)).status, 403, 'not to an admin')
})

test('the password of a plain user is shown to the admin once and stored as a hash only', async () => {
  const { userId, caller } = await plainUser()
  const { login } = (await admin.post(`/admin/issuePassword/${await idOf(caller)}`)).body
  assert.ok(await isLive(await school.login(userId, login.password)))
  assert.is((await school.store.users.findByUserId(userId))?.sealedPassword, null)
})

test.run()
