/** The logins of many people at once, as an admin hands them out on paper. */
import * as assert from 'uvu/assert'
import { addStudent, addTeacher } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start({ env: { PUBLIC_URL: 'https://portal.example.org' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const PORTAL = 'http://192.0.2.7:3000'
const ask = (json: object) => admin.post('/admin/logins', { use: 'show', portal: PORTAL, ...json })
/** The records of the newest entry of the audit as 'action entity id', sorted. */
const newest = async (): Promise<string[]> => {
  const [{ _id }] = (await admin.get('/admin/audit')).body.data
  return (await admin.get(`/admin/audit/${_id}/records`)).body.data
    .map((line: Record<string, string>) => `${line.action} ${line.entity} ${line.entityId}`)
    .sort()
}
const lines = async (): Promise<number> => (await admin.get('/admin/audit')).body.total

test('students and teachers have the password that the school issued, and each reading is in the audit', async () => {
  const student = await addStudent(admin, { userId: 'Bilal-Khan-1@mySchool.com', password: 'bilal-password' })
  const teacher = await addTeacher(admin, { password: 'teacher-password' })
  const stranger = await addStudent(admin)
  const adminId = (await admin.get('/auth/me')).body.user._id
  const before = await lines()
  const { body } = await ask({ ids: [student._id, teacher._id, student._id, adminId, 'nobody'] })
  const byId = Object.fromEntries(body.logins.map(({ _id, ...login }: Record<string, string>) => [_id, login]))
  assert.equal(byId, {
    [student._id]: { userId: student.userId, password: 'bilal-password', passwordChangedAt: null },
    [teacher._id]: { userId: teacher.userId, password: 'teacher-password', passwordChangedAt: null },
  })
  assert.is(body.logins.length, 2, 'each once, an unknown id and that of a login not at all')
  assert.not.match(JSON.stringify(body), stranger.userId)
  assert.is((await lines()) - before, 1)
  assert.equal(await newest(), [`read secrets student ${student._id}`, `read secrets teacher ${teacher._id}`])
  await ask({ ids: [student._id, teacher._id], use: 'print' })
  assert.equal(await newest(), [`print secrets student ${student._id}`, `print secrets teacher ${teacher._id}`])
})

test('a password that its owner has changed is not in the answer; that it was changed is', async () => {
  const { _id, userId, password } = await addStudent(admin)
  const owner = await school.login(userId, password)
  await owner.put('/auth/password', { oldPassword: password, newPassword: 'own-password-7' })
  const [login] = (await ask({ ids: [_id] })).body.logins
  assert.equal([login.userId, login.password], [userId, ''])
  assert.ok(Date.parse(login.passwordChangedAt))
})

test('the address is PUBLIC_URL with its QR code, without it the one that the browser uses', async () => {
  const { _id } = await addStudent(admin)
  const { portal } = (await ask({ ids: [_id] })).body
  assert.is(portal.url, 'https://portal.example.org')
  assert.match(portal.qr, /^<svg [^>]*viewBox/)
  const plain = await start()
  const other = await plain.login(ADMIN.userId, ADMIN.password)
  const json = { ids: ['nobody'], use: 'show', portal: `${PORTAL}/admin/dashboard` }
  const { body } = await other.post('/admin/logins', json)
  assert.is(body.portal.url, PORTAL)
  assert.is.not(body.portal.qr, portal.qr, 'each address has a code of its own')
  for (const [portal, reach] of [
    ['http://localhost:3000', 'machine'],
    ['http://127.1:3000', 'machine'],
    ['http://[::1]:3000', 'machine'],
    ['http://[::ffff:127.0.0.1]', 'machine'],
    ['http://school.localhost', 'machine'],
    ['http://192.168.1.10:3000', 'network'],
    ['http://172.31.0.1', 'network'],
    ['http://10.1.2.3', 'network'],
    ['http://[fd12::1]', 'network'],
    ['http://server', 'network'],
    ['http://portal.local', 'network'],
    ['http://172.32.0.1', undefined],
    ['http://203.0.113.7', undefined],
    ['https://portal.example.org', undefined],
    ['https://localhost.example.org', undefined],
  ] as const) {
    const { body } = await other.get(`/admin/portalAddress?portal=${encodeURIComponent(portal)}`)
    assert.equal([body.url, body.reach], [new URL(portal).origin, reach])
  }
  await plain.stop()
  const asked = '/admin/portalAddress?portal=http%3A%2F%2Flocalhost'
  const { url, reach } = (await admin.get(asked)).body
  assert.equal([url, reach], ['https://portal.example.org', undefined], 'the browser may be on the machine itself')
  for (const [PUBLIC_URL, expected] of [
    ['http://192.168.1.10:3000', undefined],
    ['http://localhost:3000', 'machine'],
  ] as const) {
    const set = await start({ env: { PUBLIC_URL } })
    const { body } = await (await set.login(ADMIN.userId, ADMIN.password)).get(asked)
    assert.equal([body.url, body.reach], [PUBLIC_URL, expected])
    await set.stop()
  }
})

test('a thousand are read in one call, more are refused, and a refused call writes no line', async () => {
  const { _id } = await addStudent(admin)
  const ids = (count: number) => [_id, ...Array.from({ length: count - 1 }, (_, index) => `${index}`.padStart(32, 'x'))]
  const full = await ask({ ids: ids(1_000) })
  assert.equal([full.status, full.body.logins.length], [200, 1])
  const before = await lines()
  for (const [bad, field] of [
    [{ ids: ids(1_001) }, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: _id }, 'ids'],
    [{ ids: [7] }, 'ids.0'],
    [{}, 'ids'],
    [{ ids: [_id], use: 'steal' }, 'use'],
    [{ ids: [_id], portal: 'javascript:alert(1)' }, 'portal'],
    [{ ids: [_id], portal: `https://${'a'.repeat(300)}.org` }, 'portal'],
  ] as const) {
    const { status, body } = await ask(bad)
    assert.equal([status, body.field], [400, field], JSON.stringify(bad).slice(0, 80))
  }
  assert.is(await lines(), before)
})

test.run()
