/** A call with the header Idempotency-Key is done once, and the same student is not added twice without being asked. */
// engines: sqlite, postgres
import pino from 'pino'
import * as assert from 'uvu/assert'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import {
  addStudent,
  form,
  noticeFields,
  picture,
  reportFields,
  studentFields,
  teacherFields,
} from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

let now = Date.UTC(2026, 5, 1)
const school = await start({ clock: () => now })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

let count = 0
const newKey = () => `key-${++count}`
const send = (caller: Caller, path: string, fields: Parameters<typeof form>[0], key?: string) =>
  caller.post(path, form(fields), key === undefined ? {} : { 'idempotency-key': key })

const ADDITIONS: Record<string, () => Promise<[path: string, fields: Parameters<typeof form>[0]]>> = {
  notices: async () => ['/notice/addNotice', { ...noticeFields, photo: await picture() }],
  students: async () => ['/student/add-student', { ...studentFields(), photo: await picture() }],
  teachers: async () => [
    '/teacher/addTeacher',
    { ...teacherFields(), photo: await picture(), idCard: await picture() },
  ],
  reports: async () => ['/report/addReport', { ...reportFields, studentId: (await addStudent(admin))._id }],
}

for (const [table, addition] of Object.entries(ADDITIONS)) {
  test(`sent again with its key, one of the ${table} is added once and has the same response`, async () => {
    const [path, fields] = await addition()
    const key = newKey()
    const before = await countOf(table)
    const audited = await admin.get('/admin/audit?action=add')
    const first = await send(admin, path, fields, key)
    assert.is(first.body.success, true, first.body.message)
    const second = await send(admin, path, fields, key)
    assert.equal([second.status, second.body], [200, first.body])
    assert.is(await countOf(table), before + 1)
    assert.is((await admin.get('/admin/audit?action=add')).body.total, audited.body.total + 1, 'one entry of the audit')
  })
}

const countOf = (table: string): Promise<number> => school.store[table as 'notices'].count()

featureTest('without a key each call adds another, as the specification has it', async () => {
  const before = await countOf('notices')
  await send(admin, '/notice/addNotice', noticeFields)
  await send(admin, '/notice/addNotice', noticeFields)
  assert.is(await countOf('notices'), before + 2)
})

test('four calls with one key at the same time add one notice, and all have its response', async () => {
  const key = newKey()
  const before = await countOf('notices')
  const all = await Promise.all([1, 2, 3, 4].map(() => send(admin, '/notice/addNotice', noticeFields, key)))
  assert.is(new Set(all.map(({ body }) => body.notice._id)).size, 1)
  assert.is(await countOf('notices'), before + 1)
})

test('something else under the same key is refused and says that the first is saved', async () => {
  const key = newKey()
  await send(admin, '/notice/addNotice', noticeFields, key)
  const before = await countOf('notices')
  const { status, body } = await send(admin, '/notice/addNotice', { ...noticeFields, title: 'Another' }, key)
  assert.equal([status, body.code], [409, 'savedBefore'])
  assert.equal((await send(admin, '/notice/addNotice', { ...noticeFields, photo: await picture() }, key)).status, 409)
  assert.is(await countOf('notices'), before)
})

featureTest('a failure uses up no key: mended, the same saving is done', async () => {
  const key = newKey()
  const taken = await addStudent(admin)
  const fields = { ...studentFields(), userId: taken.userId }
  assert.is((await send(admin, '/student/add-student', fields, key)).body.code, 'userIdTaken')
  const corrected = await send(admin, '/student/add-student', { ...fields, userId: `new-${taken.userId}` }, key)
  assert.is(corrected.body.success, true)
})

featureTest('a key belongs to its login', async () => {
  const key = newKey()
  const { body } = await send(admin, '/notice/addNotice', noticeFields, key)
  const { userId } = await addTeacherLogin()
  const student = await addStudent(admin)
  const teacher = await school.login(userId, 'omar-password')
  const report = { ...reportFields, studentId: student._id }
  const added = await send(teacher, '/report/addReport', report, key)
  assert.is(added.body.success, true)
  assert.equal((await send(admin, '/notice/addNotice', noticeFields, key)).body, body)
})

async function addTeacherLogin() {
  const fields = teacherFields()
  await send(admin, '/teacher/addTeacher', { ...fields, photo: await picture(), idCard: await picture() })
  return fields
}

featureTest('a key that is empty or too long is refused', async () => {
  for (const key of ['', 'k'.repeat(101)]) {
    const { status, body } = await send(admin, '/notice/addNotice', noticeFields, key)
    assert.equal([status, body.code], [400, 'badRequest'])
  }
})

test('a key is kept for a day, and a hundred of one login', async () => {
  const add = async (key: string) => (await send(admin, '/notice/addNotice', noticeFields, key)).body.notice._id
  const [old, young] = [newKey(), newKey()]
  const first = await add(old)
  now += 12 * 3_600_000
  const later = await school.login(ADMIN.userId, ADMIN.password)
  admin.cookie = later.cookie
  const second = await add(young)
  now += 11 * 3_600_000
  await maintain()
  assert.is(await add(old), first)
  now += 2 * 3_600_000
  admin.cookie = (await school.login(ADMIN.userId, ADMIN.password)).cookie
  await maintain()
  assert.is.not(await add(old), first)
  assert.is(await add(young), second)

  for (let n = 0; n < 100; n++) await add(newKey())
  assert.is.not(await add(young), second)
})

const maintain = () => {
  const { store, settings, time } = school
  return runMaintenance({ store, settings, time, logger: pino({ level: 'silent' }), backupCommand: '' })
}

featureTest('the same name, class and roll number are asked about, where the client asks to', async () => {
  const first = await addStudent(admin, { name: 'Zoë Khan', rollNumber: '31' })
  const again = (ifSame: string, changes = {}) =>
    send(admin, `/student/add-student${ifSame}`, {
      ...studentFields(),
      name: 'zoe  khan',
      rollNumber: '031',
      ...changes,
    })
  const asked = await again('?ifSame=ask')
  assert.equal([asked.status, asked.body.success, asked.body.code], [200, false, 'notDone'])
  const same = { name: 'Zoë Khan', fatherName: first.fatherName, grade: '5', rollNumber: '31', _id: first._id }
  assert.equal(asked.body.same, same)
  for (const other of [{ name: 'Zoe Kahn' }, { grade: '6' }, { rollNumber: '32' }]) {
    assert.is((await again('?ifSame=ask', other)).body.success, true)
  }
  assert.is((await again('?ifSame=add')).body.success, true)
  assert.is((await again('')).body.success, true, 'a client of the specification is not asked')
})

featureTest('what is kept of a call can be read with the key of the school only', async () => {
  const fields = { ...studentFields(), name: 'Quendolina' }
  await send(admin, '/student/add-student', fields, newKey())
  const sealed: Buffer[] = []
  for await (const { field, bytes } of school.store.checks.sealed())
    if (field === 'response') sealed.push(Buffer.from(bytes))
  assert.ok(sealed.length > 0)
  assert.not.ok(sealed.some((bytes) => bytes.includes('Quendolina')))
})

test.run()
