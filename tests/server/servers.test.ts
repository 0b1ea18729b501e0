// needs: programs
/** Three servers, each with a folder of its own as on three machines, share one school on PostgreSQL. */
// engines: postgres
// long
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { newDatabase, rowsOfDatabase } from '../../tools/engine.ts'
import { command, MAIN, run } from '../../tools/processes.ts'
import { roundRobin } from '../../tools/round-robin.ts'
import { addNotice, addStudent, form, noticeFields, picture } from '../../tools/samples.ts'
import { ADMIN, type Caller, caller } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-servers-'))
const url = await newDatabase()
const machine = (name: string) => ({
  DATA_DIR: join(scratch, name),
  DATABASE_URL: url,
  ADMIN_USER_ID: ADMIN.userId,
  ADMIN_PASSWORD: ADMIN.password,
  TRUST_PROXY: '1',
})
const startAt = async (name: string) => {
  const server = await run(MAIN, machine(name))
  return { ...server, origin: await server.listening }
}
/** The setup by an administrator, done once. */
const copyKey = (name: string) => {
  mkdirSync(join(scratch, name), { mode: 0o700 })
  cpSync(join(scratch, 'one', 'secret.key'), join(scratch, name, 'secret.key'))
}

const servers = [await startAt('one')]
const refused = await command(MAIN, machine('without-key'))
for (const name of ['two', 'three']) copyKey(name)
servers.push(...(await Promise.all(['two', 'three'].map(startAt))))
const origins = servers.map(({ origin }) => origin)
const proxy = await roundRobin(origins)
test.after(async () => {
  await proxy.close()
  for (const { stop } of servers) stop()
  await Promise.all(servers.map(({ ended }) => ended))
  rmSync(scratch, { recursive: true })
})

const at = (origin: string, cookie = '') => {
  const one = caller((path, init) => fetch(origin + path, init))
  one.cookie = cookie
  return one
}
const signedIn = async () => {
  const one = at(proxy.origin)
  assert.is((await one.put('/auth/login', ADMIN)).body.success, true)
  return one
}
/** The same login at each server. */
const everywhere = ({ cookie }: Caller) => servers.map(({ origin }) => at(origin, cookie))
const titles = async (one: Caller): Promise<string[]> =>
  (await one.get('/notice/getNotice')).body.notice.map(({ title }: { title: string }) => title)

test('a machine without the key of the school is refused with one line and changes nothing', () => {
  assert.is(refused.code, 1)
  assert.match(refused.stderr, /^The key file .+secret\.key is missing, .+ copy it from another machine/)
  assert.is(refused.stdout, '')
})

/** Ends the load, also after a failed test. */
let isOver = false
test.after.each(() => {
  isOver = true
})

test('what one server writes the others show at the next request, while all are busy', async () => {
  const admin = await signedIn()
  const each = everywhere(admin)
  isOver = false
  const load = each.map(async (one) => {
    while (!isOver) {
      for (const path of ['/notice/getNotice', '/student/getAllStudent', '/auth/me']) await one.get(path)
      await pause(20)
    }
  })
  const writing = (async () => {
    while (!isOver) {
      await addNotice(admin, { title: 'load' })
      await pause(20)
    }
  })()
  const all = Promise.all([...load, writing])
  // It is awaited below; what fails before must not end the process.
  all.catch(() => {})
  for (let round = 0; round < 3; round++) {
    const [writer, ...readers] = [0, 1, 2].map((step) => each[(round + step) % 3] as Caller) as [Caller, Caller, Caller]
    const title = `written ${round}`
    const id = await addNotice(writer, { title, photo: await picture(`#${round.toString(16)}00`) })
    const photos: string[] = []
    for (const reader of readers) {
      assert.ok((await titles(reader)).includes(title), title)
      photos.push(String((await reader.get(`/notice/get-photo/${id}`)).headers.get('etag')))
    }
    await writer.post(`/notice/updateNotice/${id}`, form({ title: `${title} again`, photo: await picture('#fff') }))
    for (const reader of readers) {
      assert.ok((await titles(reader)).includes(`${title} again`))
      assert.not.ok(photos.includes(String((await reader.get(`/notice/get-photo/${id}`)).headers.get('etag'))))
    }
  }
  isOver = true
  await all
})

test('a session that one server ends is over at the others, and they count failed logins together', async () => {
  const admin = await signedIn()
  const student = await addStudent(admin)
  const person = at(proxy.origin)
  await person.put('/auth/login', { userId: student.userId, password: student.password })
  for (const one of everywhere(person)) assert.is((await one.get('/auth/me')).body.success, true)
  await everywhere(person)[0]?.post('/auth/logout')
  for (const one of everywhere(person)) assert.is((await one.get('/auth/me')).body.success, false)

  const wrong = { userId: student.userId, password: 'wrong-password' }
  const statuses: number[] = []
  for (let attempts = 0; attempts < 6; attempts++)
    statuses.push((await at(proxy.origin).put('/auth/login', wrong)).status)
  assert.equal(statuses, [200, 200, 200, 200, 200, 429])
})

test('a server that is killed in the middle of a load loses no answered write and ends no login', async () => {
  const callers: Caller[] = []
  // One after the other: each counts as a failure until its password is verified.
  for (let count = 0; count < 6; count++) callers.push(await signedIn())
  const killed = servers[1] as (typeof servers)[number]
  const answered: string[] = []
  const failed: number[] = []
  const all = 80
  let count = 0
  const work = async (one: Caller) => {
    while (count < all) {
      const title = `kept ${count++}`
      if (count === all / 2) killed.stop('SIGKILL')
      const got = await one.post('/notice/addNotice', form({ ...noticeFields, title }))
      if (got.body?.success) answered.push(title)
      else failed.push(got.status)
    }
  }
  await Promise.all(callers.map(work))
  await killed.ended
  assert.ok(answered.length >= all - callers.length, `only ${answered.length} were answered`)
  assert.equal(
    failed.filter((status) => status !== 502),
    [],
    'what failed was at the killed server',
  )
  for (const { origin } of [servers[0], servers[2]] as typeof servers) {
    const there = new Set(await titles(at(origin, callers[0]?.cookie)))
    assert.equal(
      answered.filter((title) => !there.has(title)),
      [],
    )
    for (const { cookie } of callers) assert.is((await at(origin, cookie).get('/auth/me')).body.success, true)
  }
  const [{ notices, lines }] = await rowsOfDatabase(
    url,
    "select (select count(*) from notices)::int as notices, (select count(*) from audit where action = 'add' and entity = 'notice')::int as lines",
  )
  assert.is(lines, notices, 'each notice has its line of the audit')

  servers[1] = await startAt('two')
  // Another program may listen on the old port by now.
  origins[1] = servers[1].origin
  for (const { cookie } of callers) {
    assert.is((await at(servers[1].origin, cookie).get('/auth/me')).body.success, true)
  }
})

test.run()
