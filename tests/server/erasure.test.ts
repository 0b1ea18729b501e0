/** Deleted data is gone from the files too, and the audit removes old data. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { readSettings } from '../../server/settings.ts'
import type { AuditRow } from '../../server/store/tables/audit.ts'
import { addReport, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let school: School
let now = 0
test.before.each(async () => {
  now = Date.parse('2026-03-02T08:00:00Z')
  school = await start({ clock: () => now })
})
test.after.each(() => school.stop())

const startMaintenance = async (env = {}) => {
  const { store, dataDir, time } = school
  await time.confirm(store.meta)
  const settings = readSettings({ DATA_DIR: dataDir, ...env })
  await runMaintenance({ store, settings, logger: pino({ level: 'silent' }), time, backupCommand: '' })
}

test('the files contain no name, user id or address of a student who was erased, by an admin or after 30 days', async () => {
  let admin = await school.login(ADMIN.userId, ADMIN.password)
  const ids: string[] = []
  // Enough for SQLite to split and merge pages.
  for (let index = 0; index < 40; index++) {
    const marks = {
      name: `Zuleika${index}Vanished`,
      address: `${index} Vanished Road`,
      userId: `Vanished-${index}@mySchool.com`,
    }
    const student = await addStudent(admin, { ...marks, fatherName: 'Father Vanished' })
    ids.push(student._id)
    if (index % 10 === 0) {
      await addReport(admin, student._id, { message: 'Message Vanished', complain: 'Complain Vanished' })
      await (await school.login(student.userId, student.password)).get('/auth/me')
    }
    if (index % 4 === 0) await addStudent(admin, { name: `Stays ${index}` })
  }
  await startMaintenance()
  const found = () =>
    readdirSync(school.dataDir).filter((name) => /vanished/i.test(readFileSync(join(school.dataDir, name), 'latin1')))
  assert.equal(found(), ['school.db'])
  const leavers = ids.splice(0, 5)
  await admin.post('/student/leave', { ids: leavers, leftOn: '2026-03-02', reason: 'other', note: 'Vanished' })
  await changeSchool(admin, { leavers: { register: false } })
  assert.is((await admin.post('/student/former/erase', { ids: leavers })).body.erased, 5)
  for (const id of ids) assert.is((await admin.delete(`/student/deleteStudent/${id}`)).body.success, true)
  await startMaintenance()
  assert.equal(found(), ['school.db'], 'it can still be restored')
  assert.is((await admin.post('/admin/deleted/erase', { ids: ids.slice(0, 15) })).body.erased, 15)
  now += 30 * 24 * 3_600_000 + 1
  await startMaintenance()
  assert.equal(found(), [])
  admin = await school.login(ADMIN.userId, ADMIN.password)
  assert.is((await admin.get('/student/getAllStudent')).body.students.length, 10)
})

test('an audit entry names the user until that user is deleted, and is removed after AUDIT_DAYS', async () => {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const student = await addStudent(admin)
  const caller = await school.login(student.userId, student.password)
  await caller.post('/auth/logout')
  const lines = async () => (await admin.get('/admin/audit')).body.data as Array<Record<string, string | null>>
  assert.is((await lines())[0]?.actorUserId, student.userId)
  await admin.delete(`/student/deleteStudent/${student._id}`)
  const [, logout] = await lines()
  assert.is(logout?.action, 'logout')
  assert.is(logout?.actorUserId, null)
  assert.is(logout?.actorId, logout?.entityId, 'the id stays')
  const page = { kind: 'deleted', id: student._id }
  assert.equal(logout?.actor, { name: student.name, userId: student.userId, page }, 'until the record is erased')
  await admin.post('/admin/deleted/erase', { ids: [student._id] })
  for (const query of ['', `?record=${student._id}`, `?who=${logout?.actorId}`]) {
    const { body } = await admin.get(`/admin/audit${query}`)
    assert.ok(body.total > 0)
    assert.not.match(JSON.stringify(body), new RegExp(`${student.name}|${student.userId}`))
    assert.equal(body.filter, { who: null, record: null })
  }

  const old = (await lines()).length
  // More than are removed in one step.
  const [entry] = await school.store.audit.page(1, 0)
  assert.ok(entry)
  const { seq: _, actorUserId: __, records: ___, ...line } = entry as AuditRow & { records: unknown }
  await school.store.transaction(async ({ audit }) => {
    for (let index = 0; index < 1_100; index++) await audit.add(line)
  })
  now += 729 * 24 * 3_600_000
  await startMaintenance()
  assert.is(await school.store.audit.count(), old + 1_100, 'not yet')
  await school.store.audit.add({ ...line, at: new Date(now).toISOString() })
  await startMaintenance({ AUDIT_DAYS: '100' })
  assert.is(await school.store.audit.count(), 1, 'what is younger stays')
})

test.run()
