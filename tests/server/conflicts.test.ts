/** Two people change one record: both changes are stored, and one that would overwrite the other is refused. */
import * as assert from 'uvu/assert'
import { operations } from '#contract/operations'
import { addNotice, addReport, addStudent, addTeacher, form, picture } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let now = Date.parse('2026-11-21T10:42:00Z')
const school = await start({ clock: () => now })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const omar = await addTeacher(admin)
const teacher = await school.login(omar.userId, omar.password)
test.after(() => school.stop())

type Fields = Record<string, string | Blob>

/** One kind of record: how a form reads it and how it is updated. `first` and `second` are two of its fields. */
type Kind = {
  name: string
  call: 'updateStudent' | 'updateTeacher' | 'updateNotice' | 'updateReport'
  add: () => Promise<string>
  read: (id: string) => Promise<Record<string, string>>
  update: (id: string, fields: Fields, by?: Caller) => Promise<{ status: number; body: Updated }>
  remove: (id: string) => Promise<unknown>
  first: [field: string, ...values: [string, string, string]]
  second: [field: string, value: string]
}

type Updated = {
  success: boolean
  message: string
  version: string
  conflicts: { field: string; theirs: string; by: string | null; at: string }[]
}

const kinds: Kind[] = [
  {
    name: 'student',
    call: 'updateStudent',
    add: async () => (await addStudent(admin))._id,
    read: async (id) => (await admin.get(`/forTeachers/studentForTeacher/${id}`)).body.user,
    update: (id, fields, by = admin) => by.post(`/student/updateStudent/${id}`, form(fields)),
    remove: (id) => admin.delete(`/student/deleteStudent/${id}`),
    first: ['phone', '0300 111', '0300 222', '0300 333'],
    second: ['address', '9 Mall Road'],
  },
  {
    name: 'teacher',
    call: 'updateTeacher',
    add: async () => (await addTeacher(admin))._id,
    read: async (id) => (await admin.get(`/teacher/singleTeacher/${id}`)).body.data,
    update: (id, fields, by = admin) => by.put(`/teacher/updateTeacher/${id}`, form(fields)),
    remove: (id) => admin.delete(`/teacher/deleteTeacher/${id}`),
    first: ['salary', '6000', '7000', '8000'],
    second: ['subject', 'Chemistry'],
  },
  {
    name: 'notice',
    call: 'updateNotice',
    add: () => addNotice(admin),
    read: async (id) => (await admin.get(`/notice/getSingleNotice/${id}`)).body.data,
    update: (id, fields, by = admin) => by.post(`/notice/updateNotice/${id}`, form(fields)),
    remove: (id) => admin.delete(`/notice/deleteNotice/${id}`),
    first: ['title', 'Sports week', 'Sports month', 'Sports year'],
    second: ['date', '2027-05-06'],
  },
  {
    name: 'report',
    call: 'updateReport',
    add: async () => {
      const { _id } = await addStudent(admin)
      await addReport(admin, _id)
      return _id
    },
    read: async (id) => (await admin.get(`/report/getReport/${id}`)).body.data,
    update: (id, fields, by = admin) => by.put(`/report/updateReport/${id}`, form(fields)),
    remove: (id) => admin.delete(`/report/deleteReport/${id}`),
    first: ['message', 'Better', 'Worse', 'The same'],
    second: ['complain', ''],
  },
]

for (const { name, call, add, read, update, remove, first, second } of kinds) {
  const [field, mine, theirs, third] = first
  const [otherField, otherValue] = second

  test(`${name}: changes of different fields by two people are both stored`, async () => {
    const id = await add()
    const { version = '' } = await read(id)
    const one = await update(id, { [field]: theirs, version })
    const two = await update(id, { [otherField]: otherValue, version })
    assert.equal([one.body.success, two.body.success], [true, true])
    const after = await read(id)
    assert.equal([after[field], after[otherField]], [theirs, otherValue])
  })

  test(`${name}: a change of the same field is refused with the stored value, who changed it and when; nothing is written`, async () => {
    const id = await add()
    const { version = '' } = await read(id)
    now += 60_000
    const at = new Date(now).toISOString()
    await update(id, { [field]: theirs, version })
    const before = await read(id)
    now += 60_000
    const { status, body } = await update(id, { [field]: mine, [otherField]: otherValue, version })
    assert.equal([status, body.success], [200, false])
    assert.ok(operations[call].failure.safeParse(body).success, 'as the contract says')
    assert.equal(body.conflicts, [{ field, theirs, by: ADMIN.userId, at }])
    assert.equal(await read(id), before)

    const again = await update(id, { [field]: mine, [otherField]: otherValue, version: body.version })
    assert.is(again.body.success, true, 'it is written with the version of the refused response')
    const after = await read(id)
    assert.equal([after[field], after[otherField]], [mine, otherValue])
  })

  test(`${name}: the same value from both, or an unchanged old value, is no conflict`, async () => {
    const id = await add()
    const { version = '', ...old } = await read(id)
    await update(id, { [field]: theirs, version })
    assert.is((await update(id, { [field]: theirs, version })).body.success, true)
    const both = await update(id, { [otherField]: otherValue, version })
    assert.is(both.body.success, true)
    const undoing = await update(id, { [field]: old[field] ?? '', version })
    assert.equal(
      undoing.body.conflicts?.map((conflict) => [conflict.field, conflict.theirs]),
      [[field, theirs]],
      'the value that was read would undo the change',
    )
  })

  test(`${name}: without a version, or with an empty one, the last update wins`, async () => {
    const id = await add()
    const { version = '' } = await read(id)
    await update(id, { [field]: mine, version })
    assert.is((await update(id, { [field]: theirs })).body.success, true)
    assert.is((await update(id, { [field]: third, version: '' })).body.success, true)
    assert.is((await read(id))[field], third)
    const late = await update(id, { [field]: mine, version })
    assert.is(late.body.conflicts[0]?.theirs, third, 'and those who send one are told of it')
  })

  test(`${name}: with a version of another record, or an invalid one, every field is protected`, async () => {
    const id = await add()
    const other = await read(await add())
    for (const version of [other.version ?? '', 'latest', '9.9', `${id}.999`]) {
      const { body } = await update(id, { [field]: mine, version })
      assert.equal([body.success, body.conflicts?.[0]?.field], [false, field], version)
    }
  })

  test(`${name}: of concurrent updates with one version exactly one is written`, async () => {
    const id = await add()
    const { version = '' } = await read(id)
    const attempts = [mine, theirs, third, `${mine}1`, `${theirs}1`, `${third}1`]
    const answers = await Promise.all(attempts.map((value) => update(id, { [field]: value, version })))
    const won = attempts.filter((_, index) => answers[index]?.body.success)
    assert.is(won.length, 1)
    assert.is((await read(id))[field], won[0])
    for (const { body } of answers) if (!body.success) assert.is(body.conflicts[0]?.theirs, won[0])
  })

  test(`${name}: an update without changes makes no new version; deleting removes who changed it`, async () => {
    const id = await add()
    const { version = '', _id = '', [field]: value = '' } = await read(id)
    await update(id, { [field]: value, version })
    assert.is((await read(id)).version, version)
    await update(id, { [field]: mine })
    assert.is((await school.store.changes.since(_id, 0)).length, 1)
    await remove(id)
    assert.equal(await school.store.changes.since(_id, 0), [])
  })
}

test('a photo conflicts like any other field', async () => {
  const { _id } = await addStudent(admin)
  const { version } = (await admin.get(`/forTeachers/studentForTeacher/${_id}`)).body.user
  const update = async (colour: string) =>
    (await admin.post(`/student/updateStudent/${_id}`, form({ photo: await picture(colour), version }))).body
  const { student } = await update('#0a0')
  const { success, conflicts } = await update('#a00')
  assert.is(success, false)
  assert.equal([conflicts[0].field, conflicts[0].theirs], ['photo', student.photoVersion])
  const current = (await admin.get(`/forTeachers/studentForTeacher/${_id}`)).body.user
  assert.is(current.photoVersion, student.photoVersion)
})

test('the last editor of a report is named until that login is deleted', async () => {
  const { _id } = await addStudent(admin)
  await addReport(admin, _id)
  const { version } = (await admin.get(`/report/getReport/${_id}`)).body.data
  await admin.put(`/report/updateReport/${_id}`, form({ message: 'By the admin', version }))
  const byTeacher = await teacher.put(`/report/updateReport/${_id}`, form({ message: 'By the teacher', version }))
  assert.is(byTeacher.body.conflicts[0].by, 'Admin', 'a teacher is not told the user id of an admin')
  await teacher.put(`/report/updateReport/${_id}`, form({ message: 'By the teacher' }))
  const tryIt = async () =>
    (await admin.put(`/report/updateReport/${_id}`, form({ message: 'By the admin again', version }))).body
  assert.is((await tryIt()).conflicts[0].by, omar.name)
  await admin.delete(`/teacher/deleteTeacher/${omar._id}`)
  assert.is((await tryIt()).conflicts[0].by, null)
})

test('deleting a student removes who changed the report', async () => {
  const { _id } = await addStudent(admin)
  const report = await addReport(admin, _id)
  await admin.put(`/report/updateReport/${_id}`, form({ message: 'Changed' }))
  assert.is((await school.store.changes.since(report, 0)).length, 1)
  await admin.delete(`/student/deleteStudent/${_id}`)
  assert.equal(await school.store.changes.since(report, 0), [])
})

test('a form that read a deleted report does not overwrite the report added after it', async () => {
  const { _id } = await addStudent(admin)
  await addReport(admin, _id)
  const { version } = (await admin.get(`/report/getReport/${_id}`)).body.data
  await admin.delete(`/report/deleteReport/${_id}`)
  await addReport(admin, _id, { message: 'The second report' })
  const { body } = await admin.put(`/report/updateReport/${_id}`, form({ message: 'Of the first', version }))
  assert.equal([body.success, body.conflicts[0].theirs, body.conflicts[0].by], [false, 'The second report', null])
})

test('the audit has the written update, not the refused one, and no values', async () => {
  const { _id } = await addStudent(admin)
  const { version } = (await admin.get(`/forTeachers/studentForTeacher/${_id}`)).body.user
  for (const phone of ['0300 777', '0300 888']) {
    await admin.post(`/student/updateStudent/${_id}`, form({ phone, version }))
  }
  const { data } = (await admin.get('/admin/audit')).body
  const lines = data.filter((line: { entityId: string; action: string }) => line.entityId === _id)
  assert.equal(
    lines.map((line: { action: string }) => line.action),
    ['update', 'read', 'add'],
  )
  // With the space: '0300' may be a part of an id.
  assert.not.match(JSON.stringify(data), '0300 ')
})

test.run()
