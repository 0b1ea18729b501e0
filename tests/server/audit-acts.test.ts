/** An act on several records is one entry of the audit, with the list of them; and what the audit is filtered by. */
// engines: sqlite, postgres
import * as assert from 'uvu/assert'
import { newId } from '../../server/store/ids.ts'
import { addReport, addStudent, addTeacher, picture } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'
import { featureTest } from './feature-test.ts'

let now = Date.parse('2026-03-02T08:00:00Z')
/** Entries of readings, for which no request waits: the tests do. */
const readings: Promise<void>[] = []
const school = await start({
  clock: () => now,
  env: { TRUST_PROXY: '1', SCHOOL_TIME_ZONE: 'Pacific/Honolulu' },
  between: (store) => ({
    ...store,
    audit: {
      ...store.audit,
      addOnceSince(...entry) {
        const adding = store.audit.addOnceSince(...entry)
        readings.push(adding)
        return adding
      },
    },
  }),
})
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const page = async () => {
  await Promise.all(readings.splice(0))
  return (await admin.get('/admin/audit')).body
}
/** The newest entry, or several, as 'action entity id', newest first. */
const newest = async (count: number): Promise<string[]> =>
  (await page()).data
    .slice(0, count)
    .map((line: Record<string, string>) => [line.action, line.entity, line.entityId].filter(Boolean).join(' '))

const act = async (path: string, json: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const { body } = await admin.post(path, json, headers)
  assert.is(body.success, true, body.message)
  return body.act as string
}
/** The records of an act as 'action entity id', sorted; by default of the newest. */
const recordsOf = async (id?: string): Promise<string[]> => {
  const { body } = await admin.get(`/admin/audit/${id ?? (await page()).data[0]._id}/records`)
  return body.data
    .map(({ action, entity, entityId }: Record<string, string>) => `${action} ${entity} ${entityId}`)
    .sort()
}
const several = async (count: number, add: () => Promise<string>): Promise<string[]> => {
  const ids = []
  while (ids.length < count) ids.push(await add())
  return ids.sort()
}
const notices = (count: number) =>
  several(count, async () => {
    const id = newId()
    const notice = { title: 'Many', description: '', catagory: '', date: '1', photoVersion: null }
    await school.store.notices.add({ ...notice, id, createdAt: new Date(now).toISOString() })
    return id
  })

test('each act on several records is one entry, which has the list of them', async () => {
  const students = await several(2, async () => (await addStudent(admin))._id)
  const teachers = await several(2, async () => (await addTeacher(admin))._id)
  const logins = (await school.store.users.findByAny(students)).map(({ id }) => id).sort()
  const users = await several(2, async () => {
    const userId = `guest-${Math.random()}`
    return (await school.visitor.post('/auth/register', { userId, password: 'blue-harbour', answer: 'x' })).body.data
      ._id
  })
  const both = [...students, ...teachers]
  const each = (what: string, ids: string[]) => ids.map((id) => `${what} ${id}`)
  const onBoth = (action: string) => [...each(`${action} student`, students), ...each(`${action} teacher`, teachers)]
  const show = { ids: both, use: 'show', portal: 'http://192.0.2.7' }
  const sure = { ids: both }
  const steps: [path: string, json: Record<string, unknown>, entry: string, records: string[]][] = [
    ['/admin/logins', show, 'read secrets record', onBoth('read secrets')],
    ['/admin/logins', { ...show, use: 'print' }, 'print secrets record', onBoth('print secrets')],
    ['/admin/issuePasswords', { ids: students }, 'issue password user', each('issue password user', logins)],
    ['/student/moveStudents', { ids: students, grade: '7' }, 'update student', each('update student', students)],
    ['/student/moveStudents', { ids: students, grade: 'left' }, 'leave student', each('leave student', students)],
    [
      '/student/former/bringBack',
      { ids: students, grade: '5' },
      'bring back student',
      each('bring back student', students),
    ],
    ['/student/deleteStudents', { ids: students }, 'delete student', each('delete student', students)],
    ['/teacher/deleteTeachers', { ids: teachers }, 'delete teacher', each('delete teacher', teachers)],
    ['/admin/deleted/restore', sure, 'restore record', onBoth('restore')],
    ['/student/deleteStudents', { ids: students }, 'delete student', each('delete student', students)],
    ['/teacher/deleteTeachers', { ids: teachers }, 'delete teacher', each('delete teacher', teachers)],
    ['/admin/deleted/erase', sure, 'erase record', onBoth('erase')],
    ['/admin/deleteUsers', { ids: users }, 'delete user', each('delete user', users)],
  ]
  for (const [path, json, entry, records] of steps) {
    const { total } = await page()
    await act(path, json)
    assert.is((await page()).total, total + 1, path)
    assert.equal([await newest(1), await recordsOf()], [[entry], records.sort()], path)
  }
  for (const id of both) {
    const { data, total } = (await admin.get(`/admin/audit?record=${id}`)).body
    const found = data.map(({ action }: { action: string }) => action)
    const restored = ['erase', 'delete', 'restore', 'delete']
    const own = students.includes(id) ? ['bring back', 'leave', 'update'] : []
    assert.equal(found, [...restored, ...own, 'print secrets', 'read secrets', 'add'])
    assert.is(total, found.length)
  }
})

featureTest('a promotion is one entry, which says who was moved and who left', async () => {
  const ids = await several(2, async () => (await addStudent(admin, { grade: '10' }))._id)
  const moved = (await addStudent(admin, { grade: '3' }))._id
  const { token } = (await admin.get('/student/promotion')).body
  await act('/student/promote', { token, stay: [] })
  assert.equal(await newest(1), ['promote student'])
  const records = await recordsOf()
  assert.ok(records.includes(`update student ${moved}`))
  assert.ok(ids.every((id) => records.includes(`leave student ${id}`)))
})

featureTest('an act on one record is an entry with the id of it', async () => {
  const [id = ''] = await notices(1)
  await act('/notice/deleteNotices', { ids: [id] })
  await act('/admin/deleted/restore', { ids: [id] })
  assert.equal(await newest(2), [`restore notice ${id}`, `delete notice ${id}`])
  const [{ _id, records }] = (await page()).data
  assert.equal(records, [])
  assert.is((await admin.get(`/admin/audit/${_id}/records`)).status, 404)
})

featureTest('calls of one act are one entry, each record with its time; what is not the same act is not', async () => {
  const ids = await notices(20)
  const part = () => ({ ids: ids.splice(0, 2) })
  const path = '/notice/deleteNotices'
  const before = (await page()).total
  const first = await act(path, part())
  now += 1_000
  assert.is(await act(path, { ...part(), act: first }), first)
  now += 1_000
  assert.is(await act(path, { ids: ids.splice(0, 1), act: first }), first)
  assert.is((await page()).total, before + 1)
  const [entry] = (await page()).data
  assert.equal(entry.records, [{ action: 'delete', entity: 'notice', number: 5 }])
  const { data } = (await admin.get(`/admin/audit/${first}/records`)).body
  assert.equal(
    data.map(({ at }: { at: string }) => Date.parse(at) - Date.parse(entry.at)),
    [2_000, 1_000, 1_000, 0, 0],
  )
  const other = { 'x-forwarded-for': '192.0.2.9' }
  assert.is.not(await act(path, { ...part(), act: first }, other), first, 'from elsewhere')
  assert.is.not(await act(path, { ...part(), act: '999999999999' }), first, 'unknown')
  const [, , last = ''] = (await page()).data.map(({ _id }: { _id: string }) => _id)
  assert.is(last, first)
  const people = { ids: await several(2, async () => (await addTeacher(admin))._id), act: first }
  assert.is.not(await act('/teacher/deleteTeachers', people), first, 'of another kind')
  const student = await several(2, async () => (await addStudent(admin))._id)
  const moving = await act('/student/moveStudents', { ids: student, grade: '8' })
  assert.is.not(await act('/student/deleteStudents', { ids: student, act: moving }), moving, 'another action')
  now += 3_600_000
  assert.is.not(await act(path, { ...part(), act: first }), first, 'much later')
  assert.is((await admin.post(path, { ...part(), act: 'x' })).body.field, 'act')
})

test('the list of an act has pages, and the names that the records have now', async () => {
  const ids = await notices(52)
  const done = await act('/notice/deleteNotices', { ids })
  const list = async (number: number) => (await admin.get(`/admin/audit/${done}/records?page=${number}`)).body
  const [one, two] = [await list(1), await list(2)]
  assert.equal([one.data.length, one.pages, one.total, two.data.length], [50, 2, 52, 2])
  assert.equal(one.data[0].record, { name: 'Many', page: { kind: 'deleted', id: one.data[0].entityId } })
  await admin.post('/admin/deleted/erase', { ids: [one.data[0].entityId] })
  assert.is((await list(1)).data[0].record, null)
  for (const unknown of ['0', 'x', '9'.repeat(30)]) {
    assert.is((await admin.get(`/admin/audit/${unknown}/records`)).status, 404, unknown)
  }
  const [row] = (await page()).data
  const csv = String((await admin.post('/export/audit', { format: 'csv' })).bytes)
  assert.is(csv.split('\n').filter((line) => line.trimEnd().endsWith(`,${done}`)).length, 1 + 52, 'a row for each')
  assert.ok(ids.every((id) => csv.includes(id)))
  assert.is(row.entityId, one.data[0].entityId)
})

featureTest(
  'printing the reports or cards of a class is one entry, and the readings that follow belong to it',
  async () => {
    const ids = await several(3, async () => (await addStudent(admin))._id)
    for (const id of ids) await addReport(admin, id, { photo: await picture() })
    const teacher = await addTeacher(admin)
    const reader = await school.login(teacher.userId, teacher.password)
    const { total } = await page()
    const [one, ...others] = ids
    const path = '/student/noteReadings'
    const { act } = (await reader.post(path, { ids: [...others, newId()], action: 'read report' })).body
    assert.is((await reader.post(path, { ids: [one], action: 'read report', act })).body.act, act)
    await reader.post(path, { ids, action: 'read' })
    for (const id of ids) {
      await reader.get(`/report/getReport/${id}`)
      await reader.get(`/report/gettingPhoto/${id}?size=card`)
      await reader.get(`/forTeachers/studentForTeacher/${id}`)
    }
    assert.is((await page()).total, total + 2)
    assert.equal(await newest(2), ['read student', 'read report student'])
    assert.equal(await recordsOf(act), ids.map((id) => `read report student ${id}`).sort())
    await admin.get(`/report/getReport/${one}`)
    assert.ok(
      await eventually(async () => (await page()).total === total + 3),
      'what somebody else reads is another entry',
    )
    assert.is((await reader.post(path, { ids, action: 'delete' })).body.field, 'action')
  },
)

test('the trail is filtered by person, action, days at the school and record, each alone and all together', async () => {
  const teacher = await addTeacher(admin, { name: 'Filtered Fatima' })
  const reader = await school.login(teacher.userId, teacher.password)
  const { user } = (await reader.get('/auth/me')).body
  const student = (await addStudent(admin, { name: 'Filtered Farid' }))._id
  // Half past eleven in the evening at the school, then half past midnight.
  now = Date.parse('2026-03-02T09:30:00Z')
  await addReport(reader, student)
  now = Date.parse('2026-03-02T10:30:00Z')
  const late = await school.login(teacher.userId, teacher.password)
  await late.get(`/forTeachers/studentForTeacher/${student}`)
  const found = async (query: Record<string, string>) => {
    await Promise.all(readings.splice(0))
    const { data, total } = (
      await (await school.login(ADMIN.userId, ADMIN.password)).get(`/admin/audit?${new URLSearchParams(query)}`)
    ).body
    assert.is(data.length, total)
    return data.map(({ action, entity }: { action: string; entity: string }) => `${action} ${entity}`)
  }
  const who = user._id
  // No reading waits until it is written.
  assert.ok(await eventually(async () => (await found({ who, action: 'read' })).length === 1))
  assert.equal(await found({ who }), ['read student', 'login user', 'add report', 'login user'])
  assert.equal(await found({ who, action: 'login' }), ['login user', 'login user'])
  assert.equal(await found({ who, to: '2026-03-01' }), ['add report', 'login user'])
  assert.equal(await found({ who, from: '2026-03-01', to: '2026-03-01' }), ['add report', 'login user'])
  assert.equal(await found({ who, from: '2026-02-27', to: '2026-02-28' }), [])
  assert.equal(await found({ who, from: '2026-03-02' }), ['read student', 'login user'])
  assert.equal(await found({ record: student }), ['read student', 'add student'])
  assert.equal(await found({ who, action: 'read', record: student, from: '2026-03-02', to: '2026-03-02' }), [
    'read student',
  ])
  assert.equal(await found({ who, action: 'erase' }), [])
  const { data, filter } = (await admin.get(`/admin/audit?${new URLSearchParams({ who, record: student })}`)).body
  const fatima = { name: 'Filtered Fatima', userId: teacher.userId, page: { kind: 'teacher', id: teacher._id } }
  const farid = { name: 'Filtered Farid', page: { kind: 'student', id: student } }
  assert.equal([data[0].actor, data[0].record, filter], [fatima, farid, { who: fatima, record: farid }])
  const report = (await admin.get(`/admin/audit?${new URLSearchParams({ who, action: 'add' })}`)).body.data[0].record
  assert.equal(report, { name: 'Filtered Farid', page: { kind: 'report', id: student } })
  assert.ok((await admin.get('/admin/audit/people')).body.people.some(({ _id }: { _id: string }) => _id === who))
  const csv = String((await admin.post('/export/audit', { format: 'csv', who, to: '2026-03-01' })).bytes)
  assert.is(csv.trim().split('\n').length, 1 + 2)
  const wrong = { action: 'sing', from: '2026-02-30', to: '0202-01-01' }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, body } = await admin.get(`/admin/audit?${field}=${value}`)
    assert.equal([status, body.field], [400, field])
  }
})

test.run()
