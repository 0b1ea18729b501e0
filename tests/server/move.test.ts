// needs: programs
/** A school moves from SQLite to PostgreSQL and back, whole; cut off, it goes on; a target with data is refused. */
// engines: postgres
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { postgres } from '../../server/store/engines/postgres.ts'
import { refuseServers } from '../../server/store/engines/postgres-database.ts'
import { APPLICATION, openPool } from '../../server/store/engines/postgres-pool.ts'
import { sqlite } from '../../server/store/engines/sqlite.ts'
import { openStore } from '../../server/store/index.ts'
import { moveSchool } from '../../server/store/move.ts'
import { assertSound } from '../../tools/endurance.ts'
import { everythingIn, newDatabase, rowsOfDatabase } from '../../tools/engine.ts'
import { CHECK_COMMAND, command, MAIN, MOVE_COMMAND, NEW_KEY_COMMAND, run } from '../../tools/processes.ts'
import {
  addNotice,
  addNoticeFile,
  addReport,
  addStudent,
  addTeacher,
  form,
  noticeFields,
  picture,
} from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-move-'))
test.after(() => rmSync(scratch, { recursive: true }))
let count = 0
const folder = () => {
  const path = join(scratch, String(count++))
  mkdirSync(path, { mode: 0o700 })
  return path
}

/** A stopped school in a file, with something in every table; the cookie of an admin who stays logged in. */
const made = await makeSchool()

/** A copy of it, in a folder of its own. */
function copyOfSchool() {
  const dataDir = folder()
  cpSync(made.dataDir, dataDir, { recursive: true })
  return { ...made, dataDir }
}

async function makeSchool() {
  const school = await start({ dataDir: folder(), env: { DATABASE_URL: '' } })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const student = await addStudent(admin, { name: 'Zoë Groß 😀', address: "100 % O'Neil_\\ Road" })
  await admin.post(`/student/updateStudent/${student._id}`, form({ fee: '7', photo: await picture('#0f0') }))
  for (let index = 0; index < 5; index++) await addStudent(admin)
  await addTeacher(admin)
  await school.visitor.post('/auth/register', { userId: 'parent', password: 'parent-password', answer: 'Lee' })
  await admin.post(`/student/guardians/${student._id}`, { userId: 'parent' })
  await admin.post('/student/familyCodes', { ids: [student._id], portal: school.origin })
  await addNoticeFile(admin, await addNotice(admin))
  await admin.post('/notice/addNotice', form({ ...noticeFields, photo: await picture() }), {
    'idempotency-key': 'once',
  })
  await addReport(admin, student._id, { photo: await picture('#0ff') })
  await admin.post('/admin/schoolYear', { ends: (await admin.get('/student/promotion')).body.year.name })
  await addReport(admin, student._id, { photo: await picture('#f00') })
  await school.store.releases.markRead([student._id], new Date(0).toISOString())
  await school.visitor.put('/auth/login', { userId: 'nobody', password: 'wrong-password' })
  const { _id: user } = (await admin.get('/auth/me')).body.user
  await school.store.users.chooseLanguage(user, 'ur')
  const secret = school.vault.seal('secret', { entity: 'user', id: user, field: 'secondFactor' })
  await school.store.secondFactors.begin(user, secret)
  await school.store.secondFactors.setRecoveryCodes(user, ['a'])
  const logo = (await admin.post('/admin/school/pictures', form({ picture: await picture('#00f') }))).body.picture.id
  await changeSchool(admin, { identity: { name: 'Grün 学校', logo } })
  await admin.post('/imports?kind=student', Buffer.from('Name,Class\nAnn Lee,5\n'))
  const list = Buffer.from(`User id,Fee\n${student.userId},9`)
  const { _id: act } = (await admin.post('/imports?kind=student', list)).body.import
  await admin.post(`/imports/${act}/run`, {})
  while ((await admin.get(`/imports/${act}`)).body.import.progress) await pause(5)
  // Rows that were deleted leave gaps in the numbers, and the last number is not used again.
  const gone = [(await addStudent(admin))._id, (await addStudent(admin))._id]
  await admin.post('/student/deleteStudents', { ids: gone })
  const leavers = [(await addStudent(admin))._id, (await addStudent(admin))._id]
  await admin.post('/student/leave', { ids: leavers, leftOn: '2026-01-31', reason: 'moved' })
  await admin.post('/student/former/erase', { ids: leavers.slice(1) })
  await school.store.mailSubscriptions.add({
    id: 'a',
    addressKey: 'a',
    sealedAddress: school.vault.seal('ann@example.org', { entity: 'mail', id: 'a', field: 'address' }),
    language: 'en',
    categories: '',
    daily: 0,
    askedAt: '2026-01-01T00:00:00.000Z',
    confirmedAt: null,
  })
  const planned = { id: 'b', notice: 'c', dueAt: Date.now(), spreadAt: null, createdAt: '2026-01-01T00:00:00.000Z' }
  await school.store.mails.addMailing(planned)
  await school.store.mails.add([{ id: 'd', subscription: 'a', mailing: 'b', dueAt: Date.now() }])
  await school.stop({ keep: true })
  return { dataDir: school.dataDir, cookie: admin.cookie, student }
}

const tables = async (url: string) => {
  const { dataVersions: _, mailTurn: _turn, ...rest } = await everythingIn(url)
  return rest
}
const fileIn = (dataDir: string) => join(dataDir, 'school.db')

test('to PostgreSQL and back: every row is equal, sessions go on, and new records follow the last', async () => {
  const { dataDir, cookie, student } = copyOfSchool()
  const url = await newDatabase()
  const moved = await command(MOVE_COMMAND, { DATA_DIR: dataDir }, ['--to', url])
  assert.is(moved.code, 0, moved.stderr)
  assert.match(moved.stdout, /^ {2}allStudents: 9 of 9$/m)
  assert.match(moved.stdout, /^ {2}allStudents, compared: 9 of 9$/m)
  assert.match(
    moved.stdout,
    /rows were copied and compared\. The database 'school_test_\w+' at .+ holds the school now/,
  )
  const before = await tables(fileIn(dataDir))
  const empty = Object.entries(before).flatMap(([name, rows]) => (rows.length === 0 ? name : []))
  // Those of the version before, which this one does not write.
  assert.equal(empty.sort(), ['importRows', 'imports'])
  assert.equal(await tables(url), before)
  assert.is((await command(CHECK_COMMAND, { DATA_DIR: dataDir, DATABASE_URL: url })).code, 0)

  const server = await run(MAIN, { DATA_DIR: dataDir, DATABASE_URL: url })
  const origin = await server.listening
  const admin = caller((path, init) => fetch(origin + path, init))
  admin.cookie = cookie
  assert.is((await admin.get(`/student/get-single-student/${student._id}`)).body.user.password, student.password)
  const added = await addStudent(admin)
  const list = (await admin.get('/student/getAllStudent')).body.students
  assert.is(list.at(-1)._id, added._id)
  server.stop()
  await server.ended

  const back = folder()
  const returned = await command(MOVE_COMMAND, { DATA_DIR: dataDir, DATABASE_URL: url }, ['--to', `sqlite:${back}`])
  assert.is(returned.code, 0, returned.stderr)
  assert.match(returned.stdout, /Copy .+secret\.key to .+ first/)
  assert.equal(await tables(fileIn(back)), await tables(url))
  cpSync(join(dataDir, 'secret.key'), join(back, 'secret.key'))
  await assertSound({ DATA_DIR: back })
})

test('a move that was cut off leaves nothing that starts, and goes on where it was', async () => {
  const { dataDir } = copyOfSchool()
  const url = await newDatabase()
  const cutOff = (table: string) => {
    if (table === 'photos') throw new Error('cut off')
  }
  const engines = () => [sqlite(fileIn(dataDir)), postgres(url)] as const
  assert.is(await moveSchool(...engines(), cutOff).catch(({ message }) => message), 'cut off')
  const refused = await command(MAIN, { DATA_DIR: dataDir, DATABASE_URL: url })
  assert.is(refused.code, 1)
  assert.match(refused.stderr, /holds only a part of a school: run npm run move again, to its end\.\n$/)
  const first = new Map<string, number>()
  const rows = await moveSchool(...engines(), (table, done) => first.has(table) || first.set(table, done))
  assert.is(first.get('allStudents'), 9, 'what was copied is not copied again')
  assert.is(first.get('photos'), 0)
  const all = await tables(url)
  assert.equal(all, await tables(fileIn(dataDir)))
  assert.is(
    rows,
    Object.values(all).reduce((sum, { length }) => sum + length, 0),
  )
})

test('a move that was cut off before its first row leaves nothing that starts or gets a key', async () => {
  const { dataDir } = copyOfSchool()
  const env = { DATA_DIR: dataDir, DATABASE_URL: await newDatabase() }
  const store = await openStore(postgres(env.DATABASE_URL), { isNew: true, beforeUpgrade() {} })
  await store.close()
  for (const [entry, args] of [
    [MAIN, []],
    [NEW_KEY_COMMAND, ['--lose-what-is-sealed']],
  ] as const) {
    const { code, stderr } = await command(entry, env, [...args])
    assert.is(code, 1)
    assert.match(stderr, /^The database [^\n]+ holds only the beginning of a school: run the command again [^\n]+\n$/)
  }
  const { code, stderr } = await command(MOVE_COMMAND, { DATA_DIR: dataDir }, ['--to', env.DATABASE_URL])
  assert.is(code, 0, stderr)
})

test('a school that was changed after a move was cut off is noticed', async () => {
  const { dataDir } = copyOfSchool()
  const url = await newDatabase()
  const engines = () => [sqlite(fileIn(dataDir)), postgres(url)] as const
  const cutOff = (table: string) => {
    if (table === 'photos') throw new Error('cut off')
  }
  await moveSchool(...engines(), cutOff).catch(() => {})
  const school = await start({ dataDir, env: { DATABASE_URL: '' } })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { students } = (await admin.get('/student/getAllStudent')).body
  await admin.post(`/student/updateStudent/${students[0]._id}`, form({ fee: '8' }))
  await school.stop({ keep: true })
  const { code, stderr } = await command(MOVE_COMMAND, { DATA_DIR: dataDir }, ['--to', url])
  assert.is(code, 1)
  assert.match(stderr, /^The table allStudents is not equal after the move: .+ Empty the target, .+\n$/)
})

test('a target with data, a running server, the same place and a wrong address are refused; nothing is changed', async () => {
  const { dataDir } = copyOfSchool()
  const other = await start()
  await other.stop({ keep: true })
  const failureOf = async (target: string, env: Record<string, string> = { DATA_DIR: dataDir }) => {
    const { code, stderr } = await command(MOVE_COMMAND, env, ['--to', target])
    assert.is(code, 1)
    assert.match(stderr, /^[^\n]+\n$/)
    return stderr
  }
  const taken = await newDatabase()
  const admin = await start({ env: { DATABASE_URL: taken } })
  const before = await tables(taken)
  assert.match(await failureOf(taken), /^The server still runs on this school/)
  await admin.stop()
  assert.match(await failureOf(taken), /^The target has data of its own: nothing was changed/)
  assert.equal(await tables(taken), before)
  assert.match(await failureOf(`sqlite:${dataDir}`), /is where the school is already/)
  assert.match(await failureOf('mysql://x'), /^Name the target: npm run move -- --to postgres:/)
  assert.match(
    await failureOf(await newDatabase(), { DATA_DIR: folder() }),
    /holds no school: there is nothing to move/,
  )
  const running = await run(MAIN, { DATA_DIR: dataDir })
  await running.listening
  const target = await newDatabase()
  assert.match(await failureOf(target), /^The server still runs on this school: stop it first/)
  running.stop()
  await running.ended
})

test('a server that nobody has used for long is still seen', async () => {
  const url = await newDatabase()
  const pool = openPool(url, { idleMs: 20 })
  await Promise.all([1, 2, 3].map(() => pool.query({ text: 'select pg_sleep(0.01)' })))
  assert.ok(await eventually(async () => (await connectionsTo(url)) === 1), 'the others are closed')
  assert.match(String(await refuseServers(url).catch(String)), /The server still runs on this school/)
  await pool.end()
})

async function connectionsTo(url: string): Promise<number> {
  const [{ count }] = await rowsOfDatabase(
    url,
    'select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION],
  )
  return count
}

test.run()
