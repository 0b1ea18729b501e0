import * as assert from 'uvu/assert'
import { addNotice, addStudent, form, noticeFields, picture } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const PORTAL = 'https://portal.example.org'
const school = await start({ socket: true })
const open = await start({ socket: true, env: { ALLOWED_ORIGINS: PORTAL, TRUST_PROXY: '1' } })
// In process, since Node's own fetch sets Sec-Fetch-Mode.
const inside = await start()
test.after(async () => {
  await Promise.all([school.stop(), open.stop(), inside.stop()])
})

const write = async (server: typeof school, headers: Record<string, string>) => {
  const admin = await server.login(ADMIN.userId, ADMIN.password)
  return (await admin.post('/notice/addNotice', form(noticeFields), headers)).status
}

const cases: Array<[string, Record<string, string>, number]> = [
  ['a program that says nothing', {}, 200],
  ["the portal's own page", { origin: school.origin }, 200],
  ['a page of the same host', { 'sec-fetch-site': 'same-origin', origin: school.origin }, 200],
  ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['a proxy that changed the host', { 'sec-fetch-site': 'same-origin', origin: 'https://school.example' }, 200],
  ['a page elsewhere', { origin: 'https://evil.example' }, 403],
  ['a page elsewhere, by its browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://other.example' }, 403],
  ['another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a page that names the host in its own name', { origin: `${school.origin}.evil.example` }, 403],
]
for (const [name, headers, status] of cases) {
  test(`a write by ${name}: ${status}`, async () => {
    assert.is(await write(school, headers), status)
  })
}

test('the origin of PUBLIC_URL is allowed, also when a proxy rewrote the Host header', async () => {
  const named = await start({ env: { PUBLIC_URL: 'https://school.example' } })
  const admin = await named.login(ADMIN.userId, ADMIN.password)
  const from = async (origin: string) => (await admin.post('/notice/addNotice', form(noticeFields), { origin })).status
  assert.is(await from('https://school.example'), 200)
  assert.is(await from('http://school.example'), 403)
  assert.is(await from('https://school.example.evil.example'), 403)
  await named.stop()
})

const reads: Array<[string, Record<string, string>, number]> = [
  ['a program that says nothing', {}, 200],
  ["the portal's own page", { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 200],
  [
    'a link from elsewhere',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    200,
  ],
  [
    'an image elsewhere',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    403,
  ],
  [
    'a frame elsewhere',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    403,
  ],
  ['a script of a neighbouring host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
]
for (const [name, headers, status] of reads) {
  test(`private data read by ${name}: ${status}`, async () => {
    const admin = await inside.login(ADMIN.userId, ADMIN.password)
    const { _id } = await addStudent(admin)
    assert.is((await admin.get(`/student/get-student-photo/${_id}`, headers)).status, status)
    assert.is((await admin.get('/admin/allUser', headers)).status, status)
  })
}

test('a page of another site gets the response for visitors from public endpoints', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  const admin = await inside.login(ADMIN.userId, ADMIN.password)
  await addStudent(admin)
  assert.is((await admin.get('/auth/me', elsewhere)).body.success, false)
  assert.equal((await admin.get('/student/getAllStudent', elsewhere)).body.students, [])
  assert.is((await admin.get('/auth/me')).body.success, true)
})

test('a portal on an allowed origin may read private data', async () => {
  const admin = await open.login(ADMIN.userId, ADMIN.password)
  const headers = { origin: PORTAL, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
  assert.is((await admin.get('/admin/adminAll', headers)).status, 200)
})

test('other sites may embed public photos, and nothing private', async () => {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const student = await addStudent(admin)
  const notice = await addNotice(admin, { photo: await picture() })
  const policy = async (path: string) => (await admin.get(path)).headers.get('cross-origin-resource-policy')
  assert.is(await policy(`/student/get-student-photo/${student._id}`), 'same-origin')
  assert.is(await policy('/admin/allUser'), 'same-origin')
  assert.is(await policy(`/notice/get-photo/${notice}`), 'cross-origin')
})

test('login and logout are refused like writes from other sites', async () => {
  const headers = { origin: 'https://evil.example' }
  assert.is((await school.visitor.put('/auth/login', ADMIN, headers)).status, 403)
  assert.is((await school.visitor.post('/auth/logout', undefined, headers)).status, 403)
})

test('by default no other origin may read', async () => {
  const got = await school.visitor.get('/notice/getNotice', { origin: 'https://evil.example' })
  assert.is(got.headers.get('access-control-allow-origin'), null)
})

test('CORS allows calls with the cookie from an allowed origin, and from no other', async () => {
  const got = await open.visitor.get('/notice/getNotice', { origin: PORTAL })
  assert.is(got.headers.get('access-control-allow-origin'), PORTAL)
  assert.is(got.headers.get('access-control-allow-credentials'), 'true')
  assert.is(await write(open, { origin: PORTAL, 'sec-fetch-site': 'cross-site' }), 200)
  const evil = await open.visitor.get('/notice/getNotice', { origin: 'https://evil.example' })
  assert.is(evil.headers.get('access-control-allow-origin'), null)
  assert.is(await write(open, { origin: 'https://evil.example' }), 403)
})

test('a preflight from an allowed origin succeeds, another is refused', async () => {
  const preflight = (origin: string) =>
    open.request('/api/v1/auth/login', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    })
  const good = await preflight(PORTAL)
  assert.is(good.status, 204)
  assert.match(good.headers.get('access-control-allow-methods') ?? '', /PUT/)
  assert.match(good.headers.get('access-control-allow-headers') ?? '', /content-type/i)
  assert.is((await preflight('https://evil.example')).headers.get('access-control-allow-origin'), null)
})

test('a portal on another site gets a SameSite=None cookie, only over https', async () => {
  const cookie = async (proto: string) => {
    const got = await open.visitor.put('/auth/login', ADMIN, { origin: PORTAL, 'x-forwarded-proto': proto })
    return got.headers.getSetCookie()[0] ?? ''
  }
  assert.match(await cookie('https'), /; Secure; SameSite=None$/)
  assert.match(await cookie('http'), /; HttpOnly; SameSite=Lax$/)
})

test.run()
