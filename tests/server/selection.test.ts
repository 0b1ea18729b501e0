/** Calls about many records: all of them or none, with the same effect as the calls for one record. */
import { DefaultQueryExecutor } from 'kysely'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher, form, picture } from '../../tools/samples.ts'
import { ADMIN, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
test.after(() => school.stop())
const admin = await school.login(ADMIN.userId, ADMIN.password)
const { store } = school
const UNKNOWN = '0'.repeat(32)

const gradeOf = async (id: string) => (await store.students.find(id))?.grade
const deletedIds = async () =>
  (await admin.get('/admin/deleted')).body.data.map(({ _id }: { _id: string }) => _id) as string[]
const audited = async (action: string, ids: readonly string[]) =>
  (await store.audit.about(ids, 10_000)).filter((line) => line.action === action).length
const plainUser = async (userId: string): Promise<string> =>
  (await school.visitor.post('/auth/register', { userId, password: 'plain-password', answer: 'x' })).body.data._id
const bringBack = (ids: string[], grade: string) => admin.post('/student/former/bringBack', { ids, grade })
const reasonOf = async (id: string): Promise<string> => (await admin.get(`/student/former/${id}`)).body.user.reason
const versionOf = async (id: string): Promise<string> =>
  (await admin.get(`/forTeachers/studentForTeacher/${id}`)).body.user.version
const saidMissing = ({ status, body }: Got, pattern: RegExp) => {
  assert.is(status, 404)
  assert.match(body.message, pattern)
}

/** How many statements the database gets of a call. */
async function statementsOf(call: () => Promise<Got>): Promise<number> {
  const { executeQuery } = DefaultQueryExecutor.prototype
  let count = 0
  DefaultQueryExecutor.prototype.executeQuery = function (...query) {
    count++
    return executeQuery.apply(this, query) as never
  }
  try {
    const { body } = await call()
    assert.is(body.success, true, body.message)
  } finally {
    DefaultQueryExecutor.prototype.executeQuery = executeQuery
  }
  return count
}

/** Removes all students of earlier tests, so that a test of the whole school knows who is in it. */
async function emptySchool() {
  const members = (await store.classes.members()).map(({ id }) => id)
  for (let ids = members.splice(0, 1_000); ids.length > 0; ids = members.splice(0, 1_000))
    assert.is((await admin.post('/student/deleteStudents', { ids })).status, 200)
}
/** Students as they are stored, without the time that it takes to hash a password for each. */
async function addMany(grades: readonly string[], prefix: string): Promise<string[]> {
  const { _id } = await addStudent(admin)
  const sample = await store.students.find(_id)
  const login = await store.users.find(sample?.login ?? '')
  if (!sample || !login) throw new Error('no sample')
  const { seq: _, ...user } = login
  const ids = grades.map((_, at) => `${prefix}-${at}`)
  await store.transaction(async (tables) => {
    for (const [at, id] of ids.entries()) {
      const own = { id: `login-${id}`, userId: `login-${id}`, sealedPassword: null, sealedAnswer: null }
      await tables.users.add({ ...user, ...own })
      const grade = grades[at] as '1'
      await tables.students.add({ ...sample, id, login: own.id, grade, rollNumber: String(at), photoVersion: null })
    }
  })
  await admin.delete(`/student/deleteStudent/${_id}`)
  return ids
}

test('students are moved to a class, or none where one is unknown; an open form notices it, and the audit too', async () => {
  const [one, two] = [await addStudent(admin), await addStudent(admin, { grade: '6' })]
  const ids = [one._id, two._id]
  const version = await versionOf(one._id)
  const wrong = await admin.post('/student/moveStudents', { ids: [...ids, UNKNOWN], grade: '6' })
  saidMissing(wrong, /^1 of these 3 no longer exist, so nothing was done: load the list again/)
  assert.is(await gradeOf(one._id), '5')

  const { body } = await admin.post('/student/moveStudents', { ids, grade: '6' })
  assert.equal([body.success, body.moved], [true, 1])
  assert.equal([await gradeOf(one._id), await gradeOf(two._id)], ['6', '6'])
  assert.equal([await audited('update', [one._id]), await audited('update', [two._id])], [1, 0])
  const late = await admin.post(`/student/updateStudent/${one._id}`, form({ grade: '7', version }))
  assert.equal([late.body.success, late.body.conflicts[0].field, late.body.conflicts[0].theirs], [false, 'grade', '6'])
  const other = await admin.post(`/student/updateStudent/${one._id}`, form({ age: '13', version }))
  assert.is(other.body.success, true, 'another field is no conflict')
  // Twice: the line about the field is replaced, not added.
  assert.is((await admin.post('/student/moveStudents', { ids, grade: '9' })).body.moved, 2)

  assert.is((await admin.post('/student/moveStudents', { ids, grade: 'left' })).body.moved, 2)
  assert.equal([await reasonOf(one._id), await audited('leave', ids)], ['other', 2])
  assert.is((await bringBack(ids, '10')).body.back, 2)
  assert.is((await admin.post('/student/moveStudents', { ids, grade: 'left' })).body.moved, 2)
  assert.is(await reasonOf(one._id), 'finished', 'of the last class')
  assert.is((await bringBack(ids, '9')).body.back, 2)
  assert.is(await gradeOf(one._id), '9')
  for (const grade of ['11', '', null, { $ne: '' }])
    assert.is((await admin.post('/student/moveStudents', { ids, grade } as never)).body.field, 'grade')
})

test('each kind of record is deleted as a selection and restored; one unknown id deletes nothing', async () => {
  const photo = await picture()
  const students = [await addStudent(admin), await addStudent(admin)].map(({ _id }) => _id)
  await addReport(admin, students[0] ?? '', { photo })
  const kinds = [
    { path: '/student/deleteStudents', ids: students },
    { path: '/teacher/deleteTeachers', ids: [(await addTeacher(admin))._id, (await addTeacher(admin))._id] },
    { path: '/notice/deleteNotices', ids: [await addNotice(admin, { photo }), await addNotice(admin)] },
    { path: '/admin/deleteUsers', ids: [await plainUser('select-one'), await plainUser('select-two')] },
  ]
  const before = (await deletedIds()).length
  for (const { path, ids } of kinds) {
    saidMissing(await admin.post(path, { ids: [...ids, UNKNOWN, 'other'] }), /^2 of these 4 .* nothing was done/)
    assert.is((await deletedIds()).length, before, path)
    // An id that is named twice is one record.
    const { body } = await admin.post(path, { ids: [...ids, ...ids] })
    assert.equal([body.success, body.deleted], [true, 2], path)
    assert.is(await audited('delete', ids), 2, path)
    assert.is((await admin.post('/admin/deleted/restore', { ids })).body.restored, 2, path)
    for (const bad of [[], Array.from({ length: 1_001 }, (_, at) => `id-${at}`), 'all'])
      assert.is((await admin.post(path, { ids: bad } as never)).body.field, 'ids')
  }
})

test('the own account, another admin, and the logins of students and staff are not deleted as users', async () => {
  const plain = await plainUser('select-three')
  const student = await addStudent(admin)
  const login = (await store.users.findByUserId(student.userId))?.id as string
  const own = (await admin.get('/auth/me')).body.user._id
  for (const other of [login, own]) {
    const { status, body } = await admin.post('/admin/deleteUsers', { ids: [plain, other] })
    assert.is(status, 403)
    assert.match(body.message, /^Logins of students or of staff: 1\. Nothing was deleted/)
    assert.ok(await store.users.find(plain))
    assert.ok(await store.users.find(other))
  }
  assert.ok(await store.students.find(student._id))
})

test('a promotion moves the whole school once: who stays stays, who leaves comes back, a second press does nothing', async () => {
  await emptySchool()
  const ids = await addMany(['1', '1', '9', '10', '10', '2'], 'promoted')
  const [, stays, ninth, leaves, repeats] = ids as [string, string, string, string, string]
  const preview = async () => (await admin.get('/student/promotion')).body
  const { token, classes } = await preview()
  assert.equal(
    classes
      .filter((one: { students: [] }) => one.students.length > 0)
      .map((one: Record<string, unknown>) => [
        ...[one.grade, one.to, (one.students as { _id: string }[]).map(({ _id }) => _id).join()],
      ]),
    [
      ['1', '2', `${ids[0]},${stays}`],
      ['2', '3', ids[5]],
      ['9', '10', ninth],
      ['10', 'left', `${leaves},${repeats}`],
    ],
  )
  const unknown = await admin.post('/student/promote', { token, stay: [UNKNOWN] })
  assert.equal([unknown.status, unknown.body.field], [400, 'stay'])

  // A change of another field does not change the token.
  await admin.post(`/student/updateStudent/${ninth}`, form({ age: '15' }))
  const request = { token, stay: [stays, repeats] }
  const both = await Promise.all([admin.post('/student/promote', request), admin.post('/student/promote', request)])
  for (const { body } of both) {
    const { success, moved, left, stayed } = body
    assert.equal([success, moved, left, stayed], [true, 3, 1, 2], body.message)
  }
  assert.equal(await Promise.all(ids.map(gradeOf)), ['2', '1', '10', undefined, '10', '3'])
  assert.equal([await audited('update', ids), await audited('leave', ids)], [3 + 1, 1])
  assert.is((await admin.post('/student/promote', request)).body.moved, 3, 'and later')
  assert.is(await gradeOf(stays), '1')
  assert.is((await bringBack([leaves], '10')).body.back, 1)
  assert.is(await gradeOf(leaves), '10')
})

test('a promotion of a school that has changed since its preview is refused, and does nothing', async () => {
  await emptySchool()
  const [one = ''] = await addMany(['4', '5'], 'changed')
  const changes = [
    () => addStudent(admin),
    () => admin.post('/student/moveStudents', { ids: [one], grade: '7' }),
    () => admin.delete(`/student/deleteStudent/${one}`),
  ]
  for (const change of changes) {
    const { token } = (await admin.get('/student/promotion')).body
    await change()
    const before = await store.classes.members()
    const { body } = await admin.post('/student/promote', { token, stay: [] })
    assert.is(body.success, false)
    assert.match(body.message, /since this preview was made, so nobody was promoted. Look through the new preview/)
    assert.equal(await store.classes.members(), before)
  }
})

test('1,000 students are moved, leave and come back, in one call each', async () => {
  await emptySchool()
  const ids = await addMany(Array(1_000).fill('3'), 'many')
  assert.is((await admin.post('/student/moveStudents', { ids, grade: '4' })).body.moved, 1_000)
  assert.is((await store.audit.about(ids, 2_000)).length, 1_000)
  assert.is((await admin.post('/student/moveStudents', { ids, grade: 'left' })).body.moved, 1_000)
  assert.equal(await store.classes.members(), [])
  assert.is((await bringBack(ids, '4')).body.back, 1_000)
  assert.equal(
    (await store.classes.members()).map(({ id }) => id),
    ids,
  )
})

test('the statements of a restoration do not become more with its records, since other writes wait for all of them', async () => {
  const ids = await addMany(Array(100).fill('3'), 'few')
  await admin.post('/student/deleteStudents', { ids })
  const few = await statementsOf(() => admin.post('/admin/deleted/restore', { ids: ids.splice(0, 10) }))
  const many = await statementsOf(() => admin.post('/admin/deleted/restore', { ids }))
  // A table has two at most for the rows: some keep their number.
  assert.ok(few > 5 && many < 2 * few, `${many}, ${few}`)
})

test.run()
