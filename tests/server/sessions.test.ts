import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { IDLE_MS, LIFETIME_MS } from '../../server/security/sessions.ts'
import { rowsIn } from '../../tools/engine.ts'
import { addStudent } from '../../tools/samples.ts'
import { ADMIN, type Caller, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const MINUTE = 60_000
let now = Date.parse('2026-03-02T08:00:00Z')
const clock = () => now
const school = await start({ clock })
test.after(() => school.stop())
test.before.each(() => {
  now = Date.parse('2026-03-02T08:00:00Z')
})

const signIn = () => school.login(ADMIN.userId, ADMIN.password)
const isLive = async (caller: Caller) => (await caller.get('/admin/adminAll')).status === 200
const lastUse = async ({ cookie }: Caller): Promise<number> => {
  const hash = createHash('sha256').update(cookie.replace('session=', '')).digest('base64url')
  return Number((await rowsIn(school.dataDir, 'select "seenAt" from sessions where "tokenHash" = ?', hash))[0]?.seenAt)
}
/** Uses a session, and waits until that is stored: no request does. */
const use = async (caller: Caller, message?: string) => {
  assert.ok(await isLive(caller), message)
  while ((await lastUse(caller)) !== now) await isLive(caller)
}

test('a session ends when it is idle for 12 hours', async () => {
  const admin = await signIn()
  now += IDLE_MS
  assert.ok(await isLive(admin))
  now += IDLE_MS + 1
  assert.not.ok(await isLive(admin))
  const got = await admin.get('/admin/adminAll')
  assert.is(got.status, 401)
  assert.equal(got.body, { success: false, message: 'Please log in first.', code: 'notLoggedIn' })
})

test('a session in use ends after 7 days too', async () => {
  const admin = await signIn()
  const end = now + LIFETIME_MS
  const step = LIFETIME_MS / 21
  while (now + step <= end) {
    now += step
    await use(admin, new Date(now).toISOString())
  }
  // Used a moment ago: it is not idleness that ends it.
  now = end + 1
  assert.not.ok(await isLive(admin))
})

test('an ended session stays ended when the clock is set back', async () => {
  const admin = await signIn()
  now += IDLE_MS + 1
  assert.not.ok(await isLive(admin))
  now -= IDLE_MS
  assert.not.ok(await isLive(admin))
})

test('a session begun while the clock was ahead ends when the clock is corrected', async () => {
  now += 365 * 24 * 60 * MINUTE
  const { cookie } = await signIn()
  now -= 365 * 24 * 60 * MINUTE
  const admin = caller(school.request)
  admin.cookie = cookie
  assert.not.ok(await isLive(admin))
  now += 365 * 24 * 60 * MINUTE
  assert.not.ok(await isLive(admin), 'it does not come back with its time')
})

test('a session begun while the clock was only minutes ahead continues', async () => {
  now += 2 * MINUTE
  const admin = await signIn()
  now -= 2 * MINUTE
  assert.ok(await isLive(admin))
})

test('a use while the clock was ahead does not extend the idle time', async () => {
  const admin = await signIn()
  now += 11 * 60 * MINUTE
  await use(admin)
  now -= 11 * 60 * MINUTE
  await use(admin)
  now += IDLE_MS + MINUTE + 1
  assert.not.ok(await isLive(admin))
})

test('a login removes the sessions begun while the clock was ahead', async () => {
  const sessions = async () =>
    (await rowsIn(school.dataDir, 'select "createdAt" from sessions where "createdAt" > ?', now)).length
  now += 365 * 24 * 60 * MINUTE
  await signIn()
  now -= 365 * 24 * 60 * MINUTE
  assert.is(await sessions(), 1)
  await signIn()
  assert.is(await sessions(), 0)
})

test('the last use of a session is stored at most once a minute', async () => {
  const admin = await signIn()
  const before = now
  now += MINUTE
  await isLive(admin)
  assert.is(await lastUse(admin), before, 'nothing was written')
  now += 1
  await use(admin)
})

test('a login begins a new session and ends the one that the browser had', async () => {
  const admin = await signIn()
  const old = admin.cookie
  await admin.put('/auth/login', ADMIN)
  assert.is.not(admin.cookie, old)
  assert.ok(await isLive(admin))
  admin.cookie = old
  assert.not.ok(await isLive(admin))
})

test('a session id planted before the login is invalid after it (session fixation)', async () => {
  const victim = await signIn()
  await victim.post('/auth/logout')
  victim.cookie = 'session=planted'
  await victim.put('/auth/login', ADMIN)
  assert.is.not(victim.cookie, 'session=planted')
  victim.cookie = 'session=planted'
  assert.not.ok(await isLive(victim))
})

test('a session survives a restart of the server', async () => {
  const first = await start({ clock })
  const admin = await first.login(ADMIN.userId, ADMIN.password)
  const { cookie } = admin
  await first.stop({ keep: true })
  const second = await start({ clock, dataDir: first.dataDir })
  const same = await second.login(ADMIN.userId, ADMIN.password)
  same.cookie = cookie
  assert.ok(await isLive(same))
  await second.stop()
})

test('the database contains no usable session token', async () => {
  const { cookie } = await signIn()
  const token = cookie.slice('session='.length)
  assert.is(Buffer.from(token, 'base64url').length, 32)
  assert.is(await school.store.sessions.find(token), undefined)
})

test('deleting a user ends all sessions of that user', async () => {
  const admin = await signIn()
  const { _id, userId, password } = await addStudent(admin)
  const browsers = [await school.login(userId, password), await school.login(userId, password)]
  for (const one of browsers) assert.is((await one.get(`/student/get-student-photo/${_id}`)).status, 200)
  await admin.delete(`/student/deleteStudent/${_id}`)
  for (const one of browsers) assert.is((await one.get(`/student/get-student-photo/${_id}`)).status, 401)
})

test('an admin can end all sessions of a user, and the response has their number', async () => {
  const admin = await signIn()
  const { userId, password } = await addStudent(admin)
  const browsers = [await school.login(userId, password), await school.login(userId, password)]
  const id = (await browsers[0]?.get('/auth/me'))?.body.user._id
  const { body } = await admin.post(`/admin/endSessions/${id}`)
  assert.equal(body, { success: true, message: 'Sessions ended: 2.', ended: 2 })
  for (const one of browsers) assert.is((await one.get('/auth/me')).body.success, false)
  assert.ok(await isLive(admin))
})

test('under https cookies have the __Host- prefix; a cookie without it is no login', async () => {
  const proxied = await start({ env: { TRUST_PROXY: '1' } })
  const https = { 'x-forwarded-proto': 'https' }
  const admin = await proxied.login(ADMIN.userId, ADMIN.password)
  assert.match(admin.cookie, /^session=/)
  const old = admin.cookie
  assert.is((await admin.get('/auth/me', https)).body.success, false)
  assert.is((await admin.get('/auth/me')).body.success, true)
  const got = await admin.put('/auth/login', ADMIN, https)
  const cookies = got.headers.getSetCookie()
  assert.match(cookies[0] ?? '', /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  assert.match(cookies[1] ?? '', /^session=; Max-Age=0; Path=\/;/)
  assert.match(cookies[2] ?? '', /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  assert.is((await admin.get('/auth/me', https)).body.success, true)
  const out = await admin.post('/auth/logout', undefined, { ...https, cookie: `${admin.cookie}; ${old}` })
  assert.match(out.headers.getSetCookie().join('\n'), /^__Host-session=; Max-Age=0;.+Secure.+\nsession=; Max-Age=0;/)
  assert.is((await admin.get('/auth/me', { ...https, cookie: cookies[0]?.split(';')[0] ?? '' })).body.success, false)
  await proxied.stop()
})

test('a PUBLIC_URL of https makes cookies Secure, whatever the proxy says', async () => {
  const secure = await start({ env: { PUBLIC_URL: 'https://school.example' } })
  const got = await secure.visitor.put('/auth/login', ADMIN)
  for (const cookie of got.headers.getSetCookie()) assert.match(cookie, /^__Host-.+; Secure; SameSite=Lax$/)
  assert.is(got.headers.get('strict-transport-security'), 'max-age=31536000')
  await secure.stop()
})

test('under https the cookie is Secure', async () => {
  const proxied = await start({ env: { TRUST_PROXY: '1' } })
  const cookieFor = async (headers: Record<string, string>) => {
    const got = await proxied.visitor.put('/auth/login', ADMIN, headers)
    return got.headers.getSetCookie()[0] ?? ''
  }
  assert.match(await cookieFor({ 'x-forwarded-proto': 'https' }), /; Secure; SameSite=Lax$/)
  assert.not.match(await cookieFor({ 'x-forwarded-proto': 'http' }), /Secure/)
  const secure = await proxied.visitor.get('/health', { 'x-forwarded-proto': 'https' })
  assert.is(secure.headers.get('strict-transport-security'), 'max-age=31536000')
  await proxied.stop()
  const got = await school.visitor.put('/auth/login', ADMIN, { 'x-forwarded-proto': 'https' })
  assert.not.match(got.headers.get('set-cookie') ?? '', /Secure/, 'nobody is believed without TRUST_PROXY')
})

test.run()
