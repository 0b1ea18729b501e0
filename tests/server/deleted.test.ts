/** What is deleted can be restored whole for 30 days, is found by nothing else, and is then erased. */
// engines: sqlite, postgres
import { join } from 'node:path'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { newId } from '../../server/store/ids.ts'
import { mostErased, mostErasedBytes } from '../../server/store/tables/erasing.ts'
import type { User } from '../../server/store/tables/users.ts'
import { engineOf, everythingIn, isPostgres } from '../../tools/engine.ts'
import { addNotice, addReport, addStudent, addTeacher, form, picture } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

const DAY = 24 * 3_600_000
const photo = await picture()

const open: { stop(): Promise<void> }[] = []
test.after.each(async () => {
  for (const school of open.splice(0)) await school.stop()
})

/** A separate school for a test that the deletions and waits of others would disturb. */
async function openSchool() {
  let now = Date.parse('2026-03-02T08:00:00Z')
  const school = await start({ clock: () => now })
  open.push(school)
  const { dataDir, store, settings, time, login, visitor } = school
  const database = (await engineOf(dataDir)).DATABASE_URL ?? join(dataDir, 'school.db')
  const everything = () => everythingIn(database)
  const asAdmin = () => login(ADMIN.userId, ADMIN.password)
  return {
    ...school,
    admin: await asAdmin(),
    asAdmin,
    now: () => now,
    pass(time: number) {
      now += time
    },
    everything,
    /** The tables that have this text; the audit is two tables. */
    tablesWith: async (text: string) => [
      ...new Set(
        Object.entries(await everything()).flatMap(([table, rows]) =>
          rows.join().includes(text) ? table.replace('auditRecords', 'audit') : [],
        ),
      ),
    ],
    plainUser: async (userId: string): Promise<string> =>
      (await visitor.post('/auth/register', { userId, password: 'plain-password', answer: 'x' })).body.data._id,
    maintain: async () => {
      await time.confirm(store.meta)
      await runMaintenance({ store, settings, logger: pino({ level: 'silent' }), time, backupCommand: '' })
    },
  }
}

/** The tables that a record is spread over. */
const recordsOf = ({
  allUsers,
  allStudents,
  teachers,
  notices,
  reports,
  changes,
  photos,
}: Record<string, string[]>) => ({
  allUsers,
  allStudents,
  teachers,
  notices,
  // The report of a student comes back with another number, which only the order of filing reads.
  reports: reports?.map((row) => row.replace(/\["seq","\d+"\]/, '')).sort(),
  changes,
  photos,
})
const listed = async (admin: Caller) => (await admin.get('/admin/deleted')).body.data as Array<Record<string, unknown>>
const restore = async (admin: Caller, ...ids: string[]) => (await admin.post('/admin/deleted/restore', { ids })).body

test('every kind of record leaves all other tables but its photos when it is deleted, and comes back as it was', async () => {
  const { admin, store, login, visitor, everything, tablesWith, plainUser } = await openSchool()
  const student = await addStudent(admin, { name: 'Zoë O’Neil' })
  await admin.post(`/student/updateStudent/${student._id}`, form({ age: '13' }))
  const report = await addReport(admin, student._id, { photo })
  const teacher = await addTeacher(admin)
  const session = await login(teacher.userId, teacher.password)
  const { body: setup } = await session.post('/auth/secondFactor/begin', { password: teacher.password })
  assert.ok(setup.setup)
  const notice = await addNotice(admin, { photo })
  const alone = await addStudent(admin)
  const report2 = await addReport(admin, alone._id, { photo })
  const user = await plainUser('plain-one')
  // Something comes after each of them, so that they have a place to return to.
  await addReport(admin, (await addStudent(admin))._id)
  await addTeacher(admin)
  await addNotice(admin)

  const before = recordsOf(await everything())
  const records = [
    // A student stays in the table of all students; no view of it shows it.
    {
      path: `/student/deleteStudent/${student._id}`,
      id: student._id,
      more: [report],
      stays: ['allStudents', 'earlierReports'],
    },
    { path: `/teacher/deleteTeacher/${teacher._id}`, id: teacher._id, more: [], stays: [] },
    { path: `/notice/deleteNotice/${notice}`, id: notice, more: [], stays: [] },
    { path: `/report/deleteReport/${report2}`, id: report2, more: [], stays: [] },
    { path: `/admin/deleteUser/${user}`, id: user, more: [], stays: [] },
  ]
  for (const { path, id, more, stays } of records) {
    assert.is((await admin.delete(path)).body.success, true, path)
    assert.is((await admin.delete(path)).status, 404, 'a second time')
    for (const text of [id, ...more]) {
      const places = await tablesWith(text)
      assert.equal(
        places.filter((table) => !/^(delet|audit$|photos$)/.test(table) && !stays.includes(table)),
        [],
        path,
      )
    }
  }
  assert.equal((await everything()).photos, before.photos, 'no bytes are copied')
  for (const path of [
    `/student/get-student-photo/${student._id}`,
    `/report/gettingPhoto/${student._id}`,
    `/report/gettingPhoto/${report2}`,
    `/teacher/teacherPhoto/${teacher._id}`,
    `/teacher/teacherIdCard/${teacher._id}`,
    `/notice/get-photo/${notice}`,
  ]) {
    assert.is((await admin.get(path)).status, 404, path)
  }
  assert.equal(await store.checks.orphans(), [])
  assert.is((await session.get('/auth/account')).status, 401, 'the session has ended')
  const fields = { userId: student.userId, password: student.password }
  assert.is((await visitor.put('/auth/login', fields)).body.success, false)
  assert.equal(
    (await listed(admin)).map(({ entity, name, grade, userId, deletedBy, daysLeft }) => [
      ...[entity, name, grade, userId, deletedBy, daysLeft],
    ]),
    [
      ['user', 'plain-one', undefined, undefined, 'admin', 30],
      ['report', alone.name, '5', undefined, 'admin', 30],
      ['notice', 'Sports day', undefined, undefined, 'admin', 30],
      ['teacher', teacher.name, undefined, teacher.userId, 'admin', 30],
      ['student', 'Zoë O’Neil', '5', student.userId, 'admin', 30],
    ],
  )

  const { body } = await admin.post('/admin/deleted/restore', { ids: records.map(({ id }) => id) })
  assert.equal([body.success, body.restored], [true, 5])
  assert.equal(recordsOf(await everything()), before)
  assert.equal(await listed(admin), [])
  assert.equal((await everything()).secondFactors, [], 'a second factor is set up anew')
  const own = await login(student.userId, student.password)
  assert.is((await own.get(`/report/getReport/${student._id}`)).body.success, true)
  assert.is((await own.get(`/student/get-student-photo/${student._id}`)).status, 200)
  const { user: shown } = (await admin.get(`/student/get-single-student/${student._id}`)).body
  assert.equal([shown.password, shown.answer], [student.password, student.answer])
  const [line] = (await admin.get('/admin/audit')).body.data.filter(
    ({ action }: { action: string }) => action === 'restore',
  )
  assert.equal(
    line.records,
    ['notice', 'report', 'student', 'teacher', 'user'].map((entity) => ({ action: 'restore', entity, number: 1 })),
  )
})

test('a record whose number another one has by now comes back as the last', async () => {
  const { admin } = await openSchool()
  const ids = [await addNotice(admin, { title: 'Older' }), await addNotice(admin, { title: 'Newer' })]
  await admin.delete(`/notice/deleteNotice/${ids[1]}`)
  const third = await addNotice(admin, { title: 'Newest' })
  assert.is((await restore(admin, ids[1] ?? '')).success, true)
  const { notice } = (await admin.get('/notice/getNotice')).body
  assert.equal(
    notice.map(({ _id }: { _id: string }) => _id),
    // PostgreSQL gives no number twice, so there the record finds its old place free.
    isPostgres ? [third, ids[1], ids[0]] : [ids[1], third, ids[0]],
  )
  assert.is(
    (await admin.post('/notice/addNotice', form({ title: 'After', description: 'x', catagory: 'y' }))).status,
    200,
  )
})

featureTest(
  'what stands in the way of a restoration is named with what mends it, and then nothing is restored',
  async () => {
    const { admin } = await openSchool()
    const student = await addStudent(admin)
    const report = await addReport(admin, student._id)
    const fine = await addNotice(admin)
    await admin.delete(`/notice/deleteNotice/${fine}`)
    await admin.delete(`/report/deleteReport/${report}`)
    const second = await addReport(admin, student._id)
    const reasons = async (...ids: string[]) => {
      const { success, refused } = await restore(admin, ...ids)
      assert.is(success, false)
      return (refused as Array<{ name: string; reason: string }>).map(({ name, reason }) => `${name}: ${reason}`)
    }
    assert.equal(await reasons(fine, report), ['Ann Lee: The student has another report now. Delete that one first.'])
    assert.ok(
      (await listed(admin)).some(({ _id }) => _id === fine),
      'none of the selection',
    )

    await admin.delete(`/student/deleteStudent/${student._id}`)
    assert.equal(await reasons(report), ['Ann Lee: The student of this report is deleted. Restore the student first.'])
    const again = await addStudent(admin, { userId: student.userId.toUpperCase() })
    assert.equal(await reasons(student._id), [
      'Ann Lee: Its user id belongs to another login now, or to a former student. Delete or erase that one first.',
    ])
    await admin.delete(`/student/deleteStudent/${again._id}`)
    assert.equal(await reasons(report, student._id), [
      'Ann Lee: The student has another report now. Delete that one first.',
    ])
    assert.is((await restore(admin, student._id)).success, true)
    await admin.delete(`/report/deleteReport/${second}`)
    assert.is((await restore(admin, report, fine)).restored, 2)
    assert.equal(await reasons(fine), [': It was restored, brought back or erased meanwhile. Load the list again.'])

    // A report and its student in one selection, in any order.
    await admin.delete(`/report/deleteReport/${report}`)
    await admin.delete(`/student/deleteStudent/${student._id}`)
    assert.is((await restore(admin, report, student._id, report)).restored, 2)

    for (const [ids, message] of [
      [[], /empty: select at least one/],
      [Array.from({ length: 1_001 }, (_, index) => `id-${index}`), /more than 1000 records: select fewer/],
      ['all', /must be a list of ids/],
    ] as const) {
      for (const path of ['/admin/deleted/restore', '/admin/deleted/erase', '/admin/issuePasswords']) {
        const { status, body } = await admin.post(path, { ids })
        assert.equal([status, body.field], [400, 'ids'])
        assert.match(body.message, message)
      }
    }
  },
)

test('many records and large files are erased in parts, and between two of them others have their turn', async () => {
  let turn = 0
  const turns: number[] = []
  const school = await start({
    between: (store) => ({
      ...store,
      transaction(work) {
        turns.push(turn)
        return store.transaction(work)
      },
    }),
  })
  open.push(school)
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const ids = []
  for (let count = 0; count < mostErased + 1; count++) ids.push(await addNotice(admin))
  const file = {
    name: 'a.txt',
    label: '',
    type: 'text/plain',
    withoutText: 0,
    createdAt: '',
    size: mostErasedBytes / 2 + 1,
  }
  for (const notice of [ids[1], ids[3], ids[5]] as string[]) {
    await school.store.noticeFiles.add({ ...file, id: newId(), notice, hash: '' }, (async function* () {})())
  }
  await admin.post('/notice/deleteNotices', { ids })
  turns.length = 0
  let isErasing = true
  const count = () => {
    turn++
    if (isErasing) setImmediate(count)
  }
  count()
  assert.is((await admin.post('/admin/deleted/erase', { ids })).body.erased, ids.length)
  isErasing = false
  // No two of the files are in one part.
  assert.is(turns.length, 3)
  assert.equal([...new Set(turns)], turns)
  const [entry] = (await admin.get('/admin/audit')).body.data
  assert.equal(entry.records, [{ action: 'erase', entity: 'notice', number: ids.length }], 'one entry')
})

featureTest('of an act that breaks off in the middle the audit lists what was done', async () => {
  let isBroken = false
  const school = await start({
    between: (store) => ({
      ...store,
      async transaction(work) {
        if (isBroken) throw new Error('the machine is gone')
        const done = await store.transaction(work)
        isBroken = isErasing
        return done
      },
    }),
  })
  open.push(school)
  let isErasing = false
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const ids = []
  for (let count = 0; count < mostErased + 1; count++) ids.push(await addNotice(admin))
  await admin.post('/notice/deleteNotices', { ids })
  isErasing = true
  assert.is((await admin.post('/admin/deleted/erase', { ids })).status, 500)
  const [entry] = (await admin.get('/admin/audit')).body.data
  const erased = (await school.store.audit.records(Number(entry._id), 100, 0)).map(({ entityId }) => entityId)
  assert.is(erased.length, mostErased)
  assert.equal([...erased, ...(await listed(admin)).map(({ _id }) => _id)].sort(), ids.sort())
})

test('what was deleted 30 days ago is erased once, however many servers look for it; an admin may do it before', async () => {
  const { asAdmin, tablesWith, maintain, pass, ...school } = await openSchool()
  let { admin } = school
  const old = await addStudent(admin)
  const report = await addReport(admin, old._id)
  await admin.delete(`/report/deleteReport/${report}`)
  await admin.delete(`/student/deleteStudent/${old._id}`)
  const asked = await addStudent(admin)
  const lost = await addReport(admin, asked._id, { photo })
  await admin.delete(`/report/deleteReport/${lost}`)
  await admin.delete(`/student/deleteStudent/${asked._id}`)

  assert.is((await admin.post('/admin/deleted/erase', { ids: [asked._id] })).body.erased, 2, 'with the earlier report')
  assert.equal([await tablesWith(lost), await tablesWith(asked._id)], [['audit'], ['audit']])
  const whole = await addStudent(admin)
  const withIt = await addReport(admin, whole._id, { photo })
  await admin.delete(`/student/deleteStudent/${whole._id}`)
  assert.is((await admin.post('/admin/deleted/erase', { ids: [whole._id] })).body.erased, 1)
  assert.equal([await tablesWith(withIt), await tablesWith(whole._id)], [['audit'], ['audit']])
  assert.is((await admin.post('/admin/deleted/erase', { ids: [asked._id] })).status, 404)

  pass(20 * DAY)
  admin = await asAdmin()
  const young = await addNotice(admin, { photo })
  await admin.delete(`/notice/deleteNotice/${young}`)
  pass(10 * DAY - 1)
  await maintain()
  admin = await asAdmin()
  const left = async () =>
    (await listed(admin))
      .filter(({ _id }) => [old._id, report, young].includes(String(_id)))
      .map(({ _id, daysLeft }) => [_id, daysLeft])
  assert.equal(await left(), [
    [young, 21],
    [old._id, 1],
    [report, 1],
  ])
  pass(2)
  await Promise.all([maintain(), maintain(), maintain()])
  assert.equal(await left(), [[young, 20]])
  assert.equal([await tablesWith(old.userId), await tablesWith(old._id)], [[], ['audit']])
  const lines = (await admin.get(`/admin/audit?record=${report}`)).body.data as Array<Record<string, unknown>>
  assert.equal(
    lines
      .filter(({ action }) => action === 'erase')
      .map(({ actorId, address, records }) => [actorId, address, records]),
    [
      [
        null,
        '',
        [
          { action: 'erase', entity: 'report', number: 1 },
          { action: 'erase', entity: 'student', number: 1 },
        ],
      ],
    ],
  )
})

test('600 records are deleted in one call of the store, and what they had sealed can be checked and forgotten', async () => {
  const { admin, store, vault, now, plainUser } = await openSchool()
  const student = await addStudent(admin)
  const { seq: _, ...row } = (await store.users.find(await plainUser('kept'))) as User
  const ids = Array.from({ length: 600 }, (_, index) => `bulk-${index}`)
  await store.transaction(async (tables) => {
    for (const id of ids) await tables.users.add({ ...row, id, userId: `${id}@bulk`, sealedAnswer: null })
    const deletion = { at: new Date(now()).toISOString(), by: null }
    assert.is((await tables.deleted.remove('user', ['unknown', ...ids], deletion)).length, 600)
    assert.equal(await tables.deleted.remove('student', [], deletion), [])
  })
  assert.is((await admin.get('/admin/deleted')).body.data.length, 600)
  await admin.delete(`/student/deleteStudent/${student._id}`)
  const sealed = async () => {
    const fields: string[] = []
    for await (const { id, field, bytes } of store.checks.sealed()) {
      if (vault.unseal(bytes, { entity: 'user', id, field }) === student[field as 'answer']) fields.push(field)
    }
    return fields.sort()
  }
  assert.ok((await sealed()).join().includes('password'))
  await store.users.forgetSealed()
  assert.equal(await sealed(), [])
  assert.is((await admin.post('/admin/deleted/restore', { ids: [student._id] })).body.success, true)
  const { user } = (await admin.get(`/student/get-single-student/${student._id}`)).body
  assert.equal([user.password, user.answer], ['', ''])
  assert.equal(await store.checks.orphans(), [])
})

test.run()
