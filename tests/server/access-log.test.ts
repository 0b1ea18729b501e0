/** Who read which student's record: one entry in the audit, without the values. */
import * as assert from 'uvu/assert'
import { addReport, addStudent, addTeacher, picture } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const MINUTE = 60_000
let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({ clock: () => now })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

async function people() {
  const teacher = await addTeacher(admin)
  const student = await addStudent(admin)
  await addReport(admin, student._id, { photo: await picture() })
  return { student, teacher, reader: await school.login(teacher.userId, teacher.password) }
}

type Line = { action: string; entity: string; entityId: string; actorUserId: string }

/** The audit entries of reads of a record, oldest first, as 'action by whom'. */
async function readings(studentId: string): Promise<string[]> {
  const lines: Line[] = (await admin.get('/admin/audit')).body.data
  return lines
    .filter(
      ({ action, entity, entityId }) => entity === 'student' && entityId === studentId && action.startsWith('read'),
    )
    .map(({ action, actorUserId }) => `${action} by ${actorUserId}`)
    .reverse()
}

const reads: [what: string, line: string, read: (caller: Caller, id: string) => Promise<{ status: number }>][] = [
  ['the record', 'read', (caller, id) => caller.get(`/forTeachers/studentForTeacher/${id}`)],
  ['the photo', 'read', (caller, id) => caller.get(`/student/get-student-photo/${id}`)],
  ['the photo on a card', 'read', (caller, id) => caller.get(`/student/get-student-photo/${id}?size=card`)],
  ['the report', 'read report', (caller, id) => caller.get(`/report/getReport/${id}`)],
  ['the photo of the report', 'read report', (caller, id) => caller.get(`/report/gettingPhoto/${id}`)],
  ['whether there is a report', 'read report', (caller, id) => caller.get(`/report/checkingAvalible/${id}`)],
]

for (const [what, line, read] of reads) {
  test(`a teacher and an admin who read ${what} are each one entry`, async () => {
    const { student, teacher, reader } = await people()
    for (const caller of [reader, reader, admin, admin]) assert.is((await read(caller, student._id)).status, 200)
    assert.equal(await readings(student._id), [`${line} by ${teacher.userId}`, `${line} by ${ADMIN.userId}`])
  })
}

test('each read of the secrets is an entry', async () => {
  const { student } = await people()
  for (let i = 0; i < 2; i++) await admin.get(`/student/get-single-student/${student._id}`)
  assert.equal(await readings(student._id), Array(2).fill(`read secrets by ${ADMIN.userId}`))
})

test('a list and its thumbnails make no entry', async () => {
  const { student, reader } = await people()
  for (const path of ['/student/getAllStudent', `/student/get-student-photo/${student._id}?size=thumb`]) {
    assert.is((await reader.get(path)).status, 200)
  }
  assert.is((await reader.post('/student/searchStudent', { name: '' })).status, 200)
  assert.equal(await readings(student._id), [])
})

test('a repeated read makes a new entry only after ten minutes', async () => {
  const { student, teacher, reader } = await people()
  const read = () => reader.get(`/forTeachers/studentForTeacher/${student._id}`)
  await read()
  now += 10 * MINUTE
  await read()
  assert.is((await readings(student._id)).length, 1)
  now += 1
  await read()
  assert.equal(await readings(student._id), Array(2).fill(`read by ${teacher.userId}`))
})

test('concurrent reads of a record and its photo make one entry', async () => {
  const { student, reader } = await people()
  const [record, , photo] = reads.map(([, , read]) => read)
  await Promise.all([1, 2, 3].flatMap(() => [record?.(reader, student._id), photo?.(reader, student._id)]))
  assert.is((await readings(student._id)).length, 1)
})

test('reads of other records or by other users are separate entries', async () => {
  const one = await people()
  const two = await people()
  for (const { reader } of [one, two]) {
    for (const { student } of [one, two]) await reader.get(`/forTeachers/studentForTeacher/${student._id}`)
  }
  const both = [`read by ${one.teacher.userId}`, `read by ${two.teacher.userId}`]
  assert.equal([await readings(one.student._id), await readings(two.student._id)], [both, both])
})

test('reads by the student, of unknown records and without access make no entry', async () => {
  const { student } = await people()
  const other = await people()
  const pupil = await school.login(student.userId, student.password)
  for (const [, , read] of reads) {
    await read(pupil, student._id)
    await read(pupil, other.student._id)
    await read(school.visitor, student._id)
    await read(admin, '0'.repeat(32))
  }
  assert.equal([...(await readings(student._id)), ...(await readings(other.student._id))], [])
})

test('an entry has no values of the record', async () => {
  const { student, reader } = await people()
  for (const [, , read] of reads) await read(reader, student._id)
  const { data } = (await admin.get('/admin/audit')).body
  assert.not.match(JSON.stringify(data), /Tom Lee|1 Hill Road|Well done|Meeting on Monday/)
})

test.run()
