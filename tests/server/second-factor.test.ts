/** The codes of an authenticator app (TOTP) as a second factor: setup, login, recovery and attacks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { messages, ROLE } from '#contract'
import * as endpoints from '#contract/endpoints'
import { englishOf, messageRef } from '#contract/failures'
import { failed } from '../../server/errors.ts'
import { requireOfStaff } from '../../server/security/second-factor.ts'
import { stepAt, totp } from '../../server/security/totp.ts'
import { openRaw } from '../../tools/engine.ts'
import { addStudent, addTeacher, withOwnPassword } from '../../tools/samples.ts'
import { ADMIN, caller as browser, type Caller, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const STEP = 30_000
const realNow = Date.now
let ahead = 0
// The counters of attempts use Date.now, which only the tests move: a slow machine would shorten the waits.
const begun = realNow()
Date.now = () => begun + ahead
let now = Date.parse('2026-03-02T08:00:00Z')
const clock = () => now
/** For tests that add their own person and do not change the admin. */
const shared = await start({ clock })
const sharedAdmin = await shared.login(ADMIN.userId, ADMIN.password)
const opened: School[] = []
/** A school of its own, for a test that changes the admin or a setting of the school. */
const open = async () => {
  const school = await start({ clock })
  opened.push(school)
  return school
}
test.before.each(() => {
  // The attempts of the test before have expired.
  ahead += 25 * 60 * 60 * 1000
})
test.after.each(async () => {
  for (const school of opened.splice(0)) await school.stop()
})
test.after(async () => {
  Date.now = realNow
  await shared.stop()
})

/** Decodes base32 (RFC 4648); the server only encodes. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Codes that are wrong at every time of a test: of those that are made up, one in some thousand runs would be right. */
function wrongCodes(secret: Buffer): string[] {
  const right = new Set(Array.from({ length: 200 }, (_, at) => totp(secret, stepAt(now) + at - 100)))
  const codes = Array.from({ length: 300 }, (_, at) => String(at).padStart(6, '0'))
  return codes.filter((code) => !right.has(code))
}

/** A teacher who has a second factor. @param own in a school of its own */
async function withTeacher({ own = false } = {}) {
  const school = own ? await open() : shared
  const admin = own ? await school.login(ADMIN.userId, ADMIN.password) : sharedAdmin
  const teacher = await withOwnPassword(browser(school.request), await addTeacher(admin))
  const caller = await school.login(teacher.userId, teacher.password)
  return { school, admin, teacher, caller, ...(await setUp(caller, teacher.password)) }
}

/** Sets up an authenticator app. The returned function makes the current code and moves the clock by one step. */
async function setUp(caller: Caller, password: string) {
  const { body } = await caller.post('/auth/secondFactor/begin', { password })
  assert.ok(body.success, body.message)
  const secret = fromBase32(body.setup.secret)
  const nextCode = () => {
    now += STEP
    return totp(secret, stepAt(now))
  }
  const { recoveryCodes } = (await caller.post('/auth/secondFactor/confirm', { code: nextCode() })).body
  const wrong = wrongCodes(secret)
  return { setup: body.setup, secret, nextCode, wrong, recoveryCodes: recoveryCodes as string[] }
}

const logIn = (school: School, { userId, password }: typeof ADMIN, code?: string) =>
  school.visitor.put('/auth/login', { userId, password, ...(code !== undefined && { code }) })
const sessionOf = (got: { headers: Headers }) => got.headers.getSetCookie().find((line) => line.startsWith('session='))
const actions = async (admin: Caller, count: number): Promise<string[]> =>
  (await admin.get('/admin/audit')).body.data.slice(0, count).map((line: { action: string }) => line.action)

test('without a second factor a login needs only the password; a code is ignored', async () => {
  for (const code of [undefined, '000000']) {
    const got = await logIn(shared, ADMIN, code)
    assert.equal([got.status, got.body.success, got.body.message], [200, true, messages.loggedIn])
    assert.ok(sessionOf(got))
  }
})

test('with a second factor the password alone makes no session; password and code do', async () => {
  const { school, teacher, nextCode } = await withTeacher()
  const asked = await logIn(school, teacher)
  assert.is(asked.status, 200)
  assert.equal(asked.body, { ...failed(messageRef('codeRequired')), codeRequired: true })
  assert.is(sessionOf(asked), undefined)
  const got = await logIn(school, teacher, nextCode())
  assert.equal([got.body.success, got.body.message], [true, messages.loggedIn])
  assert.ok(sessionOf(got))
})

test('who has a second factor changes the password only with a code', async () => {
  const { admin, teacher, caller, nextCode, wrong } = await withTeacher()
  const change = async (code?: string) =>
    (await caller.put('/auth/password', { oldPassword: teacher.password, newPassword: 'another-password', code })).body
  assert.equal(await change(), { ...failed(messageRef('codeRequired')), codeRequired: true })
  assert.equal(await change(wrong[0]), failed(messageRef('wrongCode')))
  assert.is(
    (await caller.put('/auth/password', { oldPassword: 'wrong', newPassword: 'another-password' })).body.code,
    'wrongPassword',
  )
  assert.ok((await change(nextCode())).success)
  assert.equal(await actions(admin, 1), ['change password'])
})

test('a wrong password does not reveal whether there is a second factor', async () => {
  const { school, teacher, nextCode } = await withTeacher()
  for (const code of [undefined, '000000', nextCode()]) {
    const got = await logIn(school, { ...teacher, password: 'wrong-password' }, code)
    assert.equal(got.body, failed(messageRef('badLogin')))
  }
})

test('a wrong code makes no session and is in the audit', async () => {
  const { school, admin, teacher, wrong } = await withTeacher()
  const got = await logIn(school, teacher, wrong[0])
  assert.equal(got.body, { ...failed(messageRef('wrongCode')), codeRequired: true })
  assert.is(sessionOf(got), undefined)
  assert.equal(await actions(admin, 1), ['failed code'])
})

test('a code is valid once, also when it is sent twice at once', async () => {
  const { school, teacher, nextCode } = await withTeacher()
  const code = nextCode()
  const both = await Promise.all([logIn(school, teacher, code), logIn(school, teacher, code)])
  assert.equal(both.map(({ body }) => body.success).sort(), [false, true])
  assert.is((await logIn(school, teacher, code)).body.success, false)
})

test('after a code was used, no earlier code is valid', async () => {
  const { school, teacher, secret, nextCode } = await withTeacher()
  nextCode()
  assert.ok((await logIn(school, teacher, totp(secret, stepAt(now) + 1))).body.success)
  assert.is((await logIn(school, teacher, totp(secret, stepAt(now)))).body.success, false)
})

test('a phone’s clock may differ by one step, but not by two', async () => {
  const { school, teacher, secret } = await withTeacher()
  for (const [off, isRight] of [
    [-2, false],
    [2, false],
    [-1, true],
    [1, true],
  ] as const) {
    now += 10 * STEP
    const got = await logIn(school, teacher, totp(secret, stepAt(now) + off))
    assert.is(got.body.success, isRight, `${off} steps`)
  }
})

test('spaces in a code are ignored', async () => {
  const { school, teacher, nextCode } = await withTeacher()
  const code = nextCode()
  assert.ok((await logIn(school, teacher, ` ${code.slice(0, 3)} ${code.slice(3)}`)).body.success)
})

test('after five wrong codes the login waits, on every network', async () => {
  const { school, teacher, nextCode, wrong } = await withTeacher()
  for (const code of wrong.slice(0, 5)) assert.is((await logIn(school, teacher, code)).status, 200, code)
  const got = await logIn(school, teacher, nextCode())
  assert.is(got.status, 429, 'even with the right one')
  assert.is(sessionOf(got), undefined)
  assert.is(got.headers.get('retry-after'), '30')
  ahead += 30_000
  assert.ok((await logIn(school, teacher, nextCode())).body.success, 'never locked for good')
})

test('the account page limits wrong codes too, although password and session are valid', async () => {
  const { teacher, caller, nextCode, wrong } = await withTeacher()
  const remove = (code: string) => caller.post('/auth/secondFactor/remove', { password: teacher.password, code })
  for (const code of wrong.slice(0, 5)) {
    assert.is((await remove(code)).body.message, englishOf(messageRef('wrongCode')))
    await caller.post('/auth/secondFactor/confirm', { code: nextCode() })
  }
  assert.is((await remove(nextCode())).status, 429)
  const renew = { password: teacher.password, code: nextCode() }
  assert.is((await caller.post('/auth/secondFactor/recoveryCodes', renew)).status, 429)
})

test('a recovery code is valid once, in any letter case, and its use is in the audit', async () => {
  const { school, admin, teacher, caller, recoveryCodes } = await withTeacher()
  assert.is(recoveryCodes.length, 10)
  assert.is(new Set(recoveryCodes).size, 10)
  const [code = ''] = recoveryCodes
  assert.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  assert.ok((await logIn(school, teacher, code.replaceAll('-', ' ').toUpperCase())).body.success)
  assert.equal(await actions(admin, 2), ['login', 'recovery code used'])
  assert.is((await logIn(school, teacher, code)).body.success, false)
  assert.is((await caller.get('/auth/account')).body.account.secondFactor.recoveryCodes, 9)
})

test('recovery codes are stored as slow hashes', async () => {
  const { school, teacher } = await withTeacher()
  const database = await openRaw(school.dataDir)
  const user = (await school.store.users.findByUserId(teacher.userId))?.id as string
  const rows = await database.all('select "codeHash" from "recoveryCodes" where "user" = ?', user)
  for (const { codeHash } of rows) assert.match(String(codeHash), /^\$argon2id\$v=19\$/)
  assert.is(new Set(rows.map(({ codeHash }) => String(codeHash).split('$')[4])).size, 10, 'each has its own salt')
  await database.close()
})

test('new recovery codes need password and code, and replace the old ones', async () => {
  const { school, teacher, caller, nextCode, wrong, recoveryCodes } = await withTeacher()
  const renew = (password: string, code?: string) => caller.post('/auth/secondFactor/recoveryCodes', { password, code })
  assert.equal((await renew('wrong-password', nextCode())).body, failed(messageRef('wrongPassword')))
  assert.equal((await renew(teacher.password, wrong[0])).body, failed(messageRef('wrongCode')))
  const { body } = await renew(teacher.password, nextCode())
  assert.is(body.recoveryCodes.length, 10)
  assert.is((await logIn(school, teacher, recoveryCodes[0])).body.success, false)
  assert.ok((await logIn(school, teacher, body.recoveryCodes[0])).body.success)
})

test('database and log contain neither the secret nor a recovery code', async () => {
  const { school, setup, secret, recoveryCodes } = await withTeacher()
  const log = JSON.stringify(school.log)
  for (const file of ['school.db', 'school.db-wal']) {
    const bytes = readFileSync(join(school.dataDir, file))
    for (const text of [
      setup.secret,
      secret,
      secret.toString('base64'),
      ...recoveryCodes,
      recoveryCodes[0]?.replaceAll('-', ''),
    ]) {
      assert.not.ok(bytes.includes(text ?? 'none'), file)
    }
  }
  for (const text of [setup.secret, ...recoveryCodes]) assert.not.ok(log.includes(text))
})

test('setup needs the password and a first code, and is not active before', async () => {
  const school = await open()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const wrong = await admin.post('/auth/secondFactor/begin', { password: 'wrong-password' })
  assert.equal(wrong.body, failed(messageRef('wrongPassword')))
  assert.is((await admin.post('/auth/secondFactor/confirm', { code: '000000' })).body.success, false, 'nothing begun')

  const { setup } = (await admin.post('/auth/secondFactor/begin', { password: ADMIN.password })).body
  assert.is(fromBase32(setup.secret).length, 20)
  assert.is(new URL(setup.uri).searchParams.get('secret'), setup.secret)
  assert.match(setup.qr, /^<svg [^>]*viewBox/)
  const [code] = wrongCodes(fromBase32(setup.secret))
  assert.is((await admin.post('/auth/secondFactor/confirm', { code })).body.message, englishOf(messageRef('wrongCode')))
  assert.ok((await logIn(school, ADMIN)).body.success, 'it is not asked for yet')

  // After a second setup has begun, the first secret is invalid.
  const again = (await admin.post('/auth/secondFactor/begin', { password: ADMIN.password })).body.setup
  assert.is.not(again.secret, setup.secret)
  const codeOf = (secret: string) => totp(fromBase32(secret), stepAt(now))
  assert.is((await admin.post('/auth/secondFactor/confirm', { code: codeOf(setup.secret) })).body.success, false)
  assert.ok((await admin.post('/auth/secondFactor/confirm', { code: codeOf(again.secret) })).body.success)
  assert.ok((await logIn(school, ADMIN)).body.codeRequired)
  const { secondFactor } = (await admin.get('/auth/account')).body.account
  assert.equal(secondFactor, { since: new Date(now).toISOString(), recoveryCodes: 10, isRequired: false })
})

test('an open session without the password cannot replace the secret', async () => {
  const { school, teacher, caller, nextCode } = await withTeacher()
  const { body } = await caller.post('/auth/secondFactor/begin', { password: teacher.password })
  assert.equal([body.success, 'setup' in body], [false, false])
  assert.ok((await logIn(school, teacher, nextCode())).body.success, 'the owner’s is still right')
})

test('the owner can remove the second factor with password and code', async () => {
  const { school, admin, teacher, caller, nextCode, wrong } = await withTeacher()
  const remove = (password: string, code?: string) => caller.post('/auth/secondFactor/remove', { password, code })
  assert.is((await remove('wrong-password', nextCode())).body.message, englishOf(messageRef('wrongPassword')))
  assert.is((await remove(teacher.password, wrong[0])).body.message, englishOf(messageRef('wrongCode')))
  assert.ok((await logIn(school, teacher)).body.codeRequired)
  assert.ok((await remove(teacher.password, nextCode())).body.success)
  assert.equal(await actions(admin, 1), ['remove second factor'])
  assert.ok((await logIn(school, teacher)).body.success)
})

test('an admin can remove the second factor of a person who lost the phone, with the own password', async () => {
  const { school, admin, teacher, caller } = await withTeacher()
  const id = (await caller.get('/auth/me')).body.user._id
  const reset = (who: Caller, password: string) => who.post(`/admin/resetSecondFactor/${id}`, { password })
  assert.is((await reset(caller, teacher.password)).status, 403, 'not a teacher')
  assert.is((await admin.post(`/admin/resetSecondFactor/${id}`, {})).status, 400, 'not with a session alone')
  assert.is((await reset(admin, 'wrong-password')).body.message, englishOf(messageRef('wrongPassword')))
  assert.ok((await logIn(school, teacher)).body.codeRequired, 'it is still there')
  assert.ok((await reset(admin, ADMIN.password)).body.success)
  assert.equal(await actions(admin, 1), ['remove second factor'])
  assert.ok((await logIn(school, teacher)).body.success)
  assert.is((await reset(admin, ADMIN.password)).body.success, false)
})

test('what weakens second factors needs the password and the code of an admin who has one, and counts guesses', async () => {
  const school = await open()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { nextCode, wrong, recoveryCodes } = await setUp(admin, ADMIN.password)
  const id = (await admin.get('/auth/me')).body.user._id
  const allow = (more: object) => admin.put('/admin/requireSecondFactor', { required: false, ...more })
  const reset = (more: Record<string, string | undefined>) => admin.post(`/admin/resetSecondFactor/${id}`, more)
  const { password } = ADMIN
  const require = { required: true, password, code: nextCode() }
  assert.ok((await admin.put('/admin/requireSecondFactor', require)).body.success)
  for (const call of [allow, reset]) {
    assert.is((await call({})).status, 400)
    const { body } = await call({ password })
    assert.equal(body, { ...failed(messageRef('codeRequired')), codeRequired: true })
    assert.is(
      (await call({ password: 'wrong-password', code: nextCode() })).body.message,
      englishOf(messageRef('wrongPassword')),
    )
    assert.is((await call({ password, code: wrong[0] ?? '' })).body.message, englishOf(messageRef('wrongCode')))
  }
  const { secondFactor } = (await admin.get('/auth/account')).body.account
  assert.equal([secondFactor.isRequired, secondFactor.recoveryCodes], [true, 10])
  for (const code of wrong.slice(0, 3)) assert.is((await allow({ password, code })).status, 200)
  assert.is((await reset({ password, code: nextCode() })).status, 429, 'after five wrong codes')
  ahead += 31_000
  assert.ok((await allow({ password, code: nextCode() })).body.success)
  assert.equal(await actions(admin, 1), ['allow without second factor'])
  assert.ok((await reset({ password, code: recoveryCodes[0] })).body.success)
  assert.ok((await logIn(school, ADMIN)).body.success)
})

test('a student cannot set up a second factor', async () => {
  const student = await addStudent(sharedAdmin)
  const caller = await shared.login(student.userId, student.password)
  assert.is((await caller.post('/auth/secondFactor/begin', { password: student.password })).status, 403)
})

test('only an admin who has one can require it of the staff', async () => {
  const { admin, caller } = await withTeacher({ own: true })
  const require = (who: Caller, code?: string) =>
    who.put('/admin/requireSecondFactor', { required: true, password: ADMIN.password, code })
  assert.is((await require(caller)).status, 403, 'a teacher')
  assert.is((await require(admin)).body.success, false, 'an admin without one')
  await admin.post('/auth/secondFactor/begin', { password: ADMIN.password })
  assert.is((await require(admin)).body.success, false, 'nor with one that is not confirmed')
  const { nextCode } = await setUp(admin, ADMIN.password)
  assert.ok((await require(admin, nextCode())).body.success)
  assert.equal(await actions(admin, 1), ['require second factor'])
})

/** What staff may call without a required second factor: its setup, and what a visitor may. */
const SETUP = ['account', 'changePassword', 'beginSecondFactor', 'confirmSecondFactor']
const VISITORS = [
  'register',
  'login',
  'logout',
  'me',
  'getNotice',
  'getSingleNotice',
  'noticePhoto',
  'noticeFile',
  'publicSchool',
  'schoolPage',
  'schoolPicture',
  'subscribe',
  'mailSubscription',
  'confirmSubscription',
  'changeSubscription',
  'unsubscribe',
  'subscriptionPage',
  'vitals',
  'health',
]

test('when it is required, staff without one is refused every call but its setup and those of visitors', async () => {
  const school = await open()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const teacher = await withOwnPassword(browser(school.request), await addTeacher(admin))
  const bare = await school.login(teacher.userId, teacher.password)
  await requireOfStaff(school.store, true)
  for (const [role, who] of [
    [ROLE.teacher, bare],
    [ROLE.admin, admin],
  ] as const) {
    for (const [name, { method, path, access }] of Object.entries(endpoints)) {
      if (name === 'logout') continue
      const isOpen = [...SETUP, ...VISITORS].includes(name)
      // Access is decided before the input is looked at.
      const { status, body } = await who.call(method, path.replace(/\{\w+\}/g, 'x'))
      const isRefused = typeof access[role] !== 'number'
      assert.is(status === 403, !isOpen, `${name} by role ${role}: ${status}`)
      assert.is(body?.secondFactorMissing, !isOpen && isRefused ? true : undefined, name)
      if (body?.secondFactorMissing) assert.match(body.message, /set it up on the page Account/)
    }
  }
})

test('when it is required, staff without one sets it up and goes on; students are not affected', async () => {
  const { school, admin, caller } = await withTeacher({ own: true })
  const bare = await addTeacher(admin)
  const before = await school.login(bare.userId, bare.password)
  const student = await addStudent(admin)
  const read = async (who: Caller) => (await who.get(`/forTeachers/studentForTeacher/${student._id}`)).status
  assert.is(await read(before), 200)
  await requireOfStaff(school.store, true)

  const login = await logIn(school, bare)
  assert.equal([login.body.success, login.body.toDo], [true, ['password', 'secondFactor']])
  const after = await school.login(bare.userId, bare.password)
  assert.equal([await read(before), await read(after)], [403, 403])
  assert.is((await after.get('/auth/account')).body.account.secondFactor.isRequired, true)
  assert.is(await read(caller), 200, 'who has one')
  const pupil = await school.login(student.userId, student.password)
  assert.is((await pupil.get(`/student/get-student-photo/${student._id}`)).status, 200)

  // The password that the school gave comes first, with or without a second factor.
  const refused = (await after.get(`/forTeachers/studentForTeacher/${student._id}`)).body
  assert.equal([refused.code, refused.ownPasswordMissing], ['ownPasswordMissing', true])
  const { nextCode } = await setUp(after, bare.password)
  assert.is(await read(after), 403)
  await after.put('/auth/password', { oldPassword: bare.password, newPassword: 'my-own-password', code: nextCode() })
  assert.is(await read(after), 200)
})

test('the owner can remove the second factor only when it is not required', async () => {
  const { school, teacher, caller, nextCode } = await withTeacher({ own: true })
  await requireOfStaff(school.store, true)
  const remove = (code: string) => caller.post('/auth/secondFactor/remove', { password: teacher.password, code })
  assert.is((await remove(nextCode())).body.success, false)
  await requireOfStaff(school.store, false)
  assert.ok((await remove(nextCode())).body.success)
})

test.run()
