// needs: programs
/** A database that cannot be written (locked by another program, full disk). Reads work, and the server recovers. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as assert from 'uvu/assert'
import { unavailable } from '../../server/http/unavailable.ts'
import { test } from '../test.ts'
import { MAIN, run } from './processes.ts'
import { addNotice, addStudent, form, noticeFields } from './samples.ts'
import { ADMIN, caller } from './start.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-unavailable-'))
const dataDir = join(scratch, 'school')
const server = await run(MAIN, { DATA_DIR: dataDir, ADMIN_USER_ID: ADMIN.userId, ADMIN_PASSWORD: ADMIN.password })
const origin = await server.listening
const browser = () => caller((path, init) => fetch(origin + path, init))
const signedIn = async () => {
  const one = browser()
  assert.is((await one.put('/auth/login', ADMIN)).body.success, true)
  return one
}

/** Another program's connection to the database. */
const other = new Database(join(dataDir, 'school.db'))
/** Whether this system can set limits of a running process. */
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0
const fileBound = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`])

test.after.each(() => {
  if (other.inTransaction) other.exec('rollback')
  if (hasPrlimit) fileBound('unlimited')
})
test.after(async () => {
  other.close()
  server.stop()
  await server.ended
  rmSync(scratch, { recursive: true })
})

test('while another program locks the database, writes get 503 and reads work', async () => {
  const admin = await signedIn()
  const student = await addStudent(admin)
  other.exec('begin immediate')
  const over: string[] = []
  const note = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const got = await work
    over.push(name)
    return got
  }
  const login = note('login', browser().put('/auth/login', ADMIN))
  const adding = note('adding', admin.post('/notice/addNotice', form(noticeFields)))
  for (const path of ['/notice/getNotice', '/student/getAllStudent', `/forTeachers/studentForTeacher/${student._id}`]) {
    assert.is((await note('reading', admin.get(path))).status, 200, path)
  }
  for (const refused of [await login, await adding]) {
    assert.is(refused.status, 503)
    assert.match(refused.body.message, 'Another program holds the database. Nothing was changed')
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  }
  assert.equal(over.slice(0, 3), ['reading', 'reading', 'reading'])
  assert.is((await admin.get('/notice/getNotice')).body.notice.length, 0)

  other.exec('rollback')
  await signedIn()
  await admin.delete(`/notice/deleteNotice/${await addNotice(admin)}`)
})

test('a write waits for a lock that is soon released', async () => {
  const admin = await signedIn()
  other.exec('begin immediate')
  const works = Promise.all([
    browser().put('/auth/login', ADMIN),
    admin.post('/notice/addNotice', form(noticeFields)),
    admin.post('/auth/logout'),
  ])
  // The response comes after the writes have met the lock.
  for (let asks = 0; asks < 5; asks++) await browser().get('/health')
  other.exec('rollback')
  for (const { body } of await works) assert.is(body.success, true, body.message)
  const again = await signedIn()
  const { notice } = (await again.get('/notice/getNotice')).body
  assert.is(notice.length, 1)
  await again.delete(`/notice/deleteNotice/${notice[0]._id}`)
})

test('a logout clears the cookie also when the end of the session cannot be stored', async () => {
  const admin = await signedIn()
  other.exec('begin immediate')
  const got = await admin.post('/auth/logout')
  assert.is(got.status, 503)
  assert.match(got.headers.get('set-cookie') ?? '', /^session=;/)
  assert.is(admin.cookie, '')
})

if (hasPrlimit) {
  test('on a full disk writes get 503 and store nothing, reads work, and the server recovers', async () => {
    const admin = await signedIn()
    const kept = await addNotice(admin)
    const counts = async () => JSON.stringify((await admin.get('/admin/adminAll')).body.length)
    const before = await counts()
    // Limits the size of the server's files: the same system calls fail as on a full disk.
    fileBound(4096)
    for (const work of [
      admin.post('/notice/addNotice', form(noticeFields)),
      admin.post(`/notice/updateNotice/${kept}`, form({ title: 'another' })),
      admin.delete(`/notice/deleteNotice/${kept}`),
      browser().put('/auth/login', ADMIN),
      browser().post('/auth/register', { userId: 'somebody', password: 'a-password', answer: 'x' }),
    ]) {
      const { status, body } = await work
      assert.is(status, 503)
      assert.match(body.message, /The disk of the server .* Nothing was changed/)
    }
    assert.is(await counts(), before)
    assert.is((await admin.get(`/notice/getSingleNotice/${kept}`)).body.data.title, noticeFields.title)
    const leaving = browser()
    leaving.cookie = admin.cookie
    assert.match((await leaving.post('/auth/logout')).headers.get('set-cookie') ?? '', /^session=;/)

    fileBound('unlimited')
    assert.is((await admin.delete(`/notice/deleteNotice/${kept}`)).body.success, true)
    assert.is(other.pragma('integrity_check', { simple: true }), 'ok')
  })
}

test('every temporary error of SQLite is 503 with the reason; a bug is not', () => {
  const database = new Database(':memory:')
  database.exec('create table t (x)')
  const fails = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      return unavailable(error)
    }
    throw new Error('it did not fail')
  }
  const insert = () => database.prepare('insert into t values (zeroblob(100000))').run()
  database.pragma('max_page_count = 3')
  assert.match(fails(insert)?.message ?? '', /disk of the server is full/)
  database.pragma('query_only = 1')
  const readOnly = fails(insert)
  assert.match(readOnly?.message ?? '', /may not write to its disk/)
  assert.equal([readOnly?.status, typeof readOnly?.retryAfter], [503, 'number'])
  assert.is(
    fails(() => database.prepare('select y from t')),
    undefined,
  )
  database.close()
})

test.run()
