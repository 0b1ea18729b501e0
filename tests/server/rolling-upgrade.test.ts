// needs: programs
/** The next release starts beside this one, on the same school, and takes over while people work. */
// engines: sqlite, postgres
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { SetupError } from '../../server/errors.ts'
import { readSettings } from '../../server/settings.ts'
import { FIRST_STEP } from '../../server/store/migrations.ts'
import { OLDEST_PROGRAM } from '../../server/store/oldest-program.ts'
import { engineOf, everythingIn, rowsIn } from '../../tools/engine.ts'
import { command, MAIN, nextRelease, run } from '../../tools/processes.ts'
import { roundRobin } from '../../tools/round-robin.ts'
import { addNotice, addStudent, form, noticeFields } from '../../tools/samples.ts'
import { ADMIN, type Caller, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

/** A school for one test: after an upgrade, older programs are refused. */
async function newSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-rolling-'))
  folders.push(dataDir)
  const env = {
    DATA_DIR: dataDir,
    ...(await engineOf(dataDir)),
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
  }
  const startOne = async (program = MAIN) => {
    const server = await run(program, env)
    running.push(server)
    return { ...server, origin: await server.listening }
  }
  return { dataDir, env, startOne }
}
/** Ends the writers, also after a failed test. */
let isOver = false
test.after.each(() => {
  isOver = true
})
const running: Awaited<ReturnType<typeof run>>[] = []
const folders: string[] = []
test.after(async () => {
  for (const { stop } of running) stop()
  await Promise.all(running.map(({ ended }) => ended))
  for (const folder of folders) rmSync(folder, { recursive: true })
})
const at = (origin: string, cookie = '') => {
  const one = caller((path, init) =>
    fetch(origin + path, { ...init, headers: { ...init?.headers, connection: 'close' } }),
  )
  one.cookie = cookie
  return one
}

test('the next release takes over from this one while people write; no answered write is lost, none fails', async () => {
  const { dataDir, startOne } = await newSchool()
  // Before anybody writes: the writer would keep both cores busy while it is bundled.
  const release = await nextRelease('next')
  const old = await startOne()
  const origins = [old.origin]
  const proxy = await roundRobin(origins)
  const admin = at(proxy.origin)
  await admin.put('/auth/login', ADMIN)
  const fieldsOf = async (one: Caller) => Object.keys((await one.get('/notice/getNotice')).body.notice[0]).join()
  const titles: string[] = []
  const failures: unknown[] = []
  isOver = false
  const write = async (): Promise<void> => {
    while (!isOver && failures.length === 0) {
      const title = `notice ${titles.length}`
      const { status, body } = await admin.post('/notice/addNotice', form({ ...noticeFields, title }))
      if (body?.success) titles.push(title)
      else failures.push([status, body])
      // A writer without a pause would keep both cores busy while the servers start.
      await pause(20)
    }
  }
  const writing = write()
  while (titles.length + failures.length === 0) await pause(5)
  const fields = await fieldsOf(at(old.origin, admin.cookie))
  const next = await startOne(release)
  origins.push(next.origin)
  assert.is((await rowsIn(dataDir, 'select distinct mood from notices'))[0].mood, 'calm')

  const both = [old, next].map(({ origin }) => at(origin, admin.cookie)) as [Caller, Caller]
  for (const [one, other] of [both, [...both].reverse()] as [Caller, Caller][]) {
    const { _id } = await addStudent(one)
    assert.is((await other.get(`/forTeachers/studentForTeacher/${_id}`)).body.success, true)
    assert.is(await fieldsOf(one), fields, 'what is new is not in the answers of a program that does not know it')
  }
  // First out of the proxy: a connection that comes while a server closes its port is reset.
  origins.shift()
  old.stop()
  assert.is(await old.ended, 0)
  // It may have to come back, as after a fault of the machine.
  const again = await startOne()
  assert.is((await addStudent(at(again.origin, admin.cookie)))._id.length, 32)
  again.stop()
  await again.ended
  const after = titles.length
  while (titles.length < after + 5 && failures.length === 0) await pause(5)
  isOver = true
  await writing
  assert.equal(failures, [])
  const there = new Set(
    (await at(next.origin, admin.cookie).get('/notice/getNotice')).body.notice.map(({ title }: never) => title),
  )
  assert.equal(
    titles.filter((title) => !there.has(title as never)),
    [],
  )
  next.stop()
  await next.ended
  await proxy.close()
})

featureTest('requests that wait for a server when it is stopped are answered', async () => {
  const { startOne } = await newSchool()
  const server = await startOne()
  // It accepts no connection in this time: the system lets them wait.
  server.stop('SIGSTOP')
  const waiting = Array.from({ length: 20 }, () => request(`${server.origin}/api/v1/health`, { agent: false }).end())
  const answers = waiting.map((one) => once(one, 'response').then(([{ statusCode }]) => statusCode, String))
  for (const one of waiting) {
    const [socket] = one.socket ? [one.socket] : await once(one, 'socket')
    if (socket.connecting) await once(socket, 'connect')
  }
  server.stop()
  server.stop('SIGCONT')
  assert.equal(
    await Promise.all(answers),
    answers.map(() => 200),
  )
  assert.is(await server.ended, 0)
})

test('a step that takes something away does so in deleted records too; the earlier program is refused with one line', async () => {
  const { env, startOne } = await newSchool()
  const next = await startOne(await nextRelease('next'))
  const admin = at(next.origin)
  await admin.put('/auth/login', ADMIN)
  const notice = await addNotice(admin)
  await admin.delete(`/notice/deleteNotice/${notice}`)
  next.stop()
  await next.ended
  const later = await startOne(await nextRelease('later'))
  const { body } = await at(later.origin, admin.cookie).post('/admin/deleted/restore', { ids: [notice] })
  assert.equal([body.success, body.restored], [true, 1])
  later.stop()
  await later.ended
  const { code, stderr } = await command(MAIN, env)
  assert.is(code, 1)
  assert.match(
    stderr,
    /^The database is newer than this program, which does not know its step '901-no-moods': [^\n]+\n$/,
  )
})

test('a database of another schema is refused with a line that says why, and not changed', async () => {
  const { dataDir, env } = await newSchool()
  const settings = readSettings(env)
  const school = await start({ dataDir })
  await school.stop({ keep: true })
  const change = (statement: string) => rowsIn(dataDir, statement)
  const database = (await engineOf(dataDir)).DATABASE_URL ?? join(dataDir, 'school.db')
  // The programs print this and end with 1, as the test before checks.
  const failureOf = async (open: () => Promise<unknown> = () => openSchoolData(dataDir, settings)) => {
    const before = await everythingIn(database)
    const error = await open().catch((thrown) => thrown)
    if (!(error instanceof SetupError)) throw error ?? new Error('It did not fail.')
    assert.not.match(error.message, /\n/)
    assert.equal(await everythingIn(database), before)
    return error.message
  }
  // By a program that is newer, and knows what this one would misread.
  const [{ value }] = await change(`select value from meta where name = 'oldest-program'`)
  assert.is(String(value), OLDEST_PROGRAM)
  const setOldest = (version: string) =>
    rowsIn(dataDir, `update meta set value = ? where name = 'oldest-program'`, Buffer.from(version))
  await setOldest('9.0.0')
  assert.match(
    await failureOf(),
    /^The data of this school needs version 9\.0\.0 .* misread it: nothing was changed\. /,
  )
  await setOldest(OLDEST_PROGRAM)
  await change(`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`)
  assert.match(await failureOf(), /^The database is newer than this program, .* its step '999-later': /)
  await change(`delete from kysely_migration where name = '999-later'`)
  await change(`update kysely_migration set name = '001-school' where name = '${FIRST_STEP}'`)
  assert.match(
    await failureOf(),
    /^The database .*a version before 0\.2\.0.* nothing was changed\. Start version 0\.2\.0 on it once/,
  )
})

test.run()
