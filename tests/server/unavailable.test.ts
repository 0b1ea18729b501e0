// needs: programs
/** A database that cannot be written (locked by another program, full disk). Reads work, and the server recovers. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import { type Operation, operations } from '#contract/operations'
import { codeOf } from '../../server/errors.ts'
import { unavailable } from '../../server/http/unavailable.ts'
import { sqliteCode } from '../../server/sqlite-codes.ts'
import { everythingIn } from '../../tools/engine.ts'
import { MAIN, run } from '../../tools/processes.ts'
import {
  addNotice,
  addNoticeFile,
  addReport,
  addStudent,
  addTeacher,
  form,
  noticeFields,
  picture,
  studentFields,
  teacherFields,
} from '../../tools/samples.ts'
import { ADMIN, type Caller, caller } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'

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
const other = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 })
/** Whether this system can set limits of a running process. */
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0
const fileBound = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`])

test.after.each(() => {
  if (other.isTransaction) other.exec('rollback')
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
  const noticesOf = async (one: typeof admin) => (await one.get('/notice/getNotice')).body.notice as { _id: string }[]
  const before = await noticesOf(admin)
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
    assert.is(withCodes(refused.body).code, 'databaseBusy')
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  }
  assert.equal(over.slice(0, 3), ['reading', 'reading', 'reading'])
  assert.equal(await noticesOf(admin), before)

  other.exec('rollback')
  await signedIn()
  await admin.delete(`/notice/deleteNotice/${await addNotice(admin)}`)
})

test('a write waits for a lock that is soon released', async () => {
  const admin = await signedIn()
  const before = (await admin.get('/notice/getNotice')).body.notice
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
  assert.equal(notice.slice(1), before)
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

const QUERIES: Record<string, string> = {
  createImport: '?kind=student',
  importTemplate: '?kind=student',
  addNoticeFile: '?name=b.txt',
}

/** Valid input for calls that write only when their input is valid. */
async function workFor(admin: Caller) {
  const [student, teacher] = [await addStudent(admin), await addTeacher(admin)]
  await addReport(admin, student._id)
  const notice = await addNotice(admin)
  const noticeFile = await addNoticeFile(admin, notice)
  const gone = await addStudent(admin)
  await admin.delete(`/student/deleteStudent/${gone._id}`)
  const login = (await admin.get('/admin/allUser')).body.data.find(
    ({ userId }: { userId: string }) => userId === student.userId,
  )
  const parent = { userId: 'parent', password: 'parent-password', answer: 'Lee' }
  const { _id: user } = (await browser().post('/auth/register', parent)).body.data
  await admin.post(`/student/guardians/${student._id}`, parent)
  await browser().post('/auth/register', { ...parent, userId: 'aunt' })
  const slip = { ids: [student._id], portal: origin }
  await admin.post('/student/familyCodes', slip)
  const [code] = (await admin.get(`/student/guardians/${student._id}`)).body.codes
  const leaving = { leftOn: '2026-03-02', reason: 'moved' }
  const { _id: former } = await addStudent(admin)
  await admin.post('/student/leave', { ids: [former], ...leaving })
  const sheet = Buffer.from('Name,Class\nAnn Lee,5\n')
  const draft = (await admin.post('/imports?kind=student', sheet)).body.import._id
  const photo = await picture('#fff')
  const ids: [path: RegExp, id: string][] = [
    [/teacher/i, teacher._id],
    [/notice\/(file|changeFile|deleteFile)/, noticeFile],
    [/notice|noticePhoto/i, notice],
    [/imports/, draft],
    [/familyCodes/, code._id],
    [/former/, former],
    [/users?\/|endSessions|issuePassword\/|resetSecond|deleteUser/i, login?._id],
    [/./, student._id],
  ]
  const bodies: Partial<Record<EndpointName, object>> = {
    register: { userId: 'somebody', password: 'a-password', answer: 'x' },
    login: ADMIN,
    changePassword: { oldPassword: ADMIN.password, newPassword: 'other-password' },
    beginSecondFactor: { password: ADMIN.password },
    issuePasswords: { ids: [student._id] },
    requireSecondFactor: { required: false, password: ADMIN.password },
    eraseDeleted: { ids: [gone._id] },
    createImport: sheet,
    changeImport: { revision: 0, edits: [{ row: 2, cells: { name: 'Bo' } }] },
    addImportPhoto: form({ path: 'a.png', photo }),
    addImportPhotos: Buffer.alloc(20_000),
    moveStudents: { ids: [student._id], grade: '6' },
    deleteStudents: { ids: [student._id] },
    deleteTeachers: { ids: [teacher._id] },
    deleteNotices: { ids: [notice] },
    addNoticeFile: Buffer.from('Bring a cap.'),
    changeNoticeFile: { label: 'Map', position: 0 },
    addNotice: form({ ...noticeFields, photo }),
    updateNotice: form({ title: 'another' }),
    addStudent: form({ ...studentFields(), photo }),
    updateStudent: form({ age: '13' }),
    leaveSchool: { ids: [student._id], ...leaving },
    changeLeaving: { ...leaving, reason: 'other' },
    bringBack: { ids: [former], grade: '5' },
    eraseFormer: { ids: [former] },
    addGuardian: { userId: 'aunt' },
    familyCodes: slip,
    addTeacher: form({ ...teacherFields(), photo, idCard: photo }),
    updateTeacher: form({ subject: 'Art' }),
    updateReport: form({ message: 'Changed' }),
  }
  // Not logout, which has its own test, nor calls about mail, which there are none of here. An admin has no family, no other session, and deletes no own login.
  return Object.entries(operations as Record<EndpointName, Operation>)
    .filter(([name, { path }]) => name !== 'logout' && !/\/mail(\/|$)/.test(path))
    .map(([name, { method, path }]) => ({
      name,
      isWriting:
        name in bodies || (method === 'DELETE' && !['deleteUser', 'endOwnSession', 'leaveFamily'].includes(name)),
      send: () =>
        admin.call(
          method,
          `${path
            .replace('{row}', '2')
            .replace('{user}', user)
            .replace(/\{\w+\}/, ids.find(([word]) => word.test(path))?.[1] ?? '')}${QUERIES[name] ?? ''}`,
          bodies[name as EndpointName] as FormData | undefined,
        ),
    }))
}

if (hasPrlimit) {
  test('on a full disk every call that writes gets 503 in words and stores nothing, the others work, and the server recovers', async () => {
    const admin = await signedIn()
    const work = await workFor(admin)
    const before = await everythingIn(join(dataDir, 'school.db'))
    // Limits the size of the server's files: the same system calls fail as on a full disk.
    fileBound(4096)
    const written: string[] = []
    for (const { name, isWriting, send } of work) {
      const { status, body } = await send()
      assert.ok(status !== 500, `${name}: ${body?.message}`)
      if (status === 503)
        assert.match(body.message, /^The (disk of the )?server .* Nothing was changed: tell the school/)
      else if (isWriting) written.push(`${name} ${status} ${body?.message}`)
    }
    assert.equal(written, [])
    const leaving = browser()
    leaving.cookie = admin.cookie
    assert.match((await leaving.post('/auth/logout')).headers.get('set-cookie') ?? '', /^session=;/)
    assert.not.match(server.out.stderr, /internal error/)

    fileBound('unlimited')
    assert.equal(await everythingIn(join(dataDir, 'school.db')), before)
    await admin.delete(`/notice/deleteNotice/${await addNotice(admin)}`)
    assert.is(other.prepare('pragma integrity_check').get()?.integrity_check, 'ok')
  })
}

/** The code of the error that the work throws. */
function codeOfFailure(work: () => void): string {
  try {
    work()
  } catch (error) {
    return codeOf(error)
  }
  throw new Error('it did not fail')
}

test('every temporary error of SQLite is 503 with the reason; a bug is not', () => {
  const database = new DatabaseSync(':memory:')
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
  assert.is(
    codeOfFailure(() => database.exec('create unique index once on t (x); insert into t values (1), (1)')),
    'SQLITE_CONSTRAINT_UNIQUE',
  )
  assert.equal([10 + 256 * 19, 10 + 256 * 3, 14].map(sqliteCode), [
    'SQLITE_IOERR_SHMSIZE',
    'SQLITE_IOERR_WRITE',
    'SQLITE_CANTOPEN',
  ])
  database.exec('pragma max_page_count = 3')
  assert.match(fails(insert)?.message ?? '', /disk of the server is full/)
  database.exec('pragma query_only = 1')
  const readOnly = fails(insert)
  assert.match(readOnly?.message ?? '', /cannot read or write what it keeps/)
  assert.equal([readOnly?.status, typeof readOnly?.retryAfter], [503, 'number'])
  assert.is(
    fails(() => database.prepare('select y from t')),
    undefined,
  )
  database.close()
})

test.run()
