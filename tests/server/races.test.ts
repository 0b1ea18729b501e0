// needs: programs
/** Of conflicting concurrent calls exactly one succeeds, on one server and on two with the same database. */
// engines: sqlite, postgres
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { ROLE } from '#contract'
import { englishOf, messageRef } from '#contract/failures'
import { assertSound } from '../../tools/endurance.ts'
import { engineOf } from '../../tools/engine.ts'
import { MAIN, run, shownAdmin } from '../../tools/processes.ts'
import {
  addStudent,
  addTeacher,
  form,
  picture,
  reportFields,
  studentFields,
  teacherFields,
} from '../../tools/samples.ts'
import { type Caller, caller, type Got } from '../../tools/start.ts'
import { test } from '../test.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'school-races-'))
const env = { DATA_DIR: dataDir, ...(await engineOf(dataDir)) }
const servers = await Promise.all([run(MAIN, env), run(MAIN, env)])
const admins: Caller[] = []
const origins = await Promise.all(servers.map((server) => server.listening))
const shown = servers.map(({ out }) => shownAdmin(out.stdout)).filter(({ password }) => password)
for (const origin of origins) {
  const admin = caller((path, init) => fetch(origin + path, init))
  await admin.put('/auth/login', shown[0])
  admins.push(admin)
}
const [first, second] = admins as [Caller, Caller]
test.after(async () => {
  for (const server of servers) server.stop()
  await Promise.all(servers.map((server) => server.ended))
  rmSync(dataDir, { recursive: true })
})

const photo = await picture()
const ROUNDS = 3

/** Makes a call of four callers at once, two of each server. One must succeed, the others must fail with this message. */
async function assertOneSucceeds(
  call: (caller: Caller) => Promise<Got>,
  failureMessage: string,
  callers = [first, second, first, second],
): Promise<void> {
  const all = await Promise.all(callers.map(call))
  const outcomes = all.map(({ status, body }) => `${status} ${body.success ? 'won' : body.message}`).sort()
  assert.equal(outcomes, [`200 ${failureMessage}`, `200 ${failureMessage}`, `200 ${failureMessage}`, '200 won'])
}

test('two servers that start at once on an empty folder create one school with one admin', async () => {
  assert.is(shown.length, 1, 'one of them shows the admin')
  for (const admin of admins) {
    const { data } = (await admin.get('/admin/allUser')).body
    assert.is(data.filter(({ role }: { role: number }) => role === ROLE.admin).length, 1)
  }
  await assertSound(env)
})

test('concurrent adds of a student with the same user id: one succeeds', async () => {
  const count = async () => (await first.get('/student/getAllStudent')).body.students.length
  const before = await count()
  for (let round = 0; round < ROUNDS; round++) {
    const fields = studentFields()
    await assertOneSucceeds(
      (admin) => admin.post('/student/add-student', form({ ...fields, photo })),
      englishOf(messageRef('userIdTaken')),
    )
  }
  assert.is(await count(), before + ROUNDS)
})

test('concurrent adds of a teacher with the same user id: one succeeds', async () => {
  const fields = { ...teacherFields(), photo, idCard: photo }
  await assertOneSucceeds(
    (admin) => admin.post('/teacher/addTeacher', form(fields)),
    englishOf(messageRef('userIdTaken')),
  )
})

test('concurrent registrations of the same user id: one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sent = { userId: `pupil-${round}`, password: 'secret-1', answer: 'Lee' }
    await assertOneSucceeds((admin) => admin.post('/auth/register', sent), englishOf(messageRef('userExists')))
  }
})

test('a code of a family that four people use at once: one is linked', async () => {
  const parents: Caller[] = []
  for (const [at, origin] of [...origins, ...origins].entries()) {
    const login = { userId: `parent-${at}`, password: 'secret-1' }
    const parent = caller((path, init) => fetch(origin + path, init))
    await parent.post('/auth/register', { ...login, answer: 'Lee' })
    await parent.put('/auth/login', login)
    parents.push(parent)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { _id } = await addStudent(first)
    const { codes } = (await first.post('/student/familyCodes', { ids: [_id], portal: origins[0] })).body
    const use = (parent: Caller) => parent.post('/family/code', { code: codes[0].familyCode })
    await assertOneSucceeds(use, englishOf(messageRef('familyCodeWrong')), parents)
    assert.is((await second.get(`/student/guardians/${_id}`)).body.guardians.length, 1)
  }
})

test('concurrent adds of a report for the same student: one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { _id } = await addStudent(first)
    const sent = { ...reportFields, studentId: _id, photo }
    await assertOneSucceeds(
      (admin) => admin.post('/report/addReport', form(sent)),
      englishOf(messageRef('reportExists')),
    )
  }
})

test('a concurrent update and delete of one teacher leave no partial record', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { _id } = await addTeacher(first)
    const [updated, deleted] = await Promise.all([
      first.put(`/teacher/updateTeacher/${_id}`, form({ photo: await picture('#f00') })),
      second.delete(`/teacher/deleteTeacher/${_id}`),
    ])
    assert.is(deleted.status, 200)
    assert.ok([200, 404].includes(updated.status))
    assert.is((await first.get(`/teacher/teacherPhoto/${_id}`)).status, 404)
  }
})

test('a hundred concurrent writes at two servers all succeed', async () => {
  const before = (await first.get('/admin/adminAll')).body.length.noticeLength
  const sent = { title: 'x', description: 'x', catagory: 'x' }
  const { _id } = (await first.post('/notice/addNotice', sent)).body.notice
  // An update reads before it writes: in between, the other server may have written.
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => (i % 2 ? first : second)).flatMap((admin, i) => [
      admin.post('/notice/addNotice', sent),
      admin.post(`/notice/updateNotice/${_id}`, { title: String(i) }),
    ]),
  )
  assert.equal(
    all.filter(({ body }) => !body.success),
    [],
  )
  assert.is((await second.get('/admin/adminAll')).body.length.noticeLength, before + 51)
})

test.run()
