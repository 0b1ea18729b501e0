// engines: sqlite, postgres

/** A list of people from a file: read, corrected, run, undone. */

import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { importLimits } from '#contract/imports'
import { storePhotos } from '../../server/imports/draft/photos.ts'
import { expectRoom } from '../../server/imports/draft/size.ts'
import { columnsOfState, type ImportState } from '../../server/imports/lifecycle.ts'
import { runTask } from '../../server/imports/task.ts'
import { createPhotos } from '../../server/photos/photos.ts'
import { openPool } from '../../server/store/engines/postgres-pool.ts'
import { draftPhotoOwner, type ImportChange } from '../../server/store/tables/acts.ts'
import { changeDraft } from '../../tools/change-draft.ts'
import { engineOf, isPostgres } from '../../tools/engine.ts'
import { addReport, addStudent, form, picture, studentSheet } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { messagesOf, withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

let now = Date.UTC(2026, 0, 1)
const school = await start({ clock: () => now })
test.after(() => school.stop())
let admin: Caller
test.before.each(async () => {
  admin = await school.login(ADMIN.userId, ADMIN.password)
})

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee'
let roll = 100
/** A line of the file that can be added, with its own roll number. */
const line = (name: string, { grade = '3', number = String(roll++) } = {}) =>
  `${name},Tom Lee,${number},${grade},9,+44 20 7946,"1 Hill Road, London",1500`

const sheet = (...lines: string[]) => Buffer.from(studentSheet(HEAD, ...lines))
const draftOf = async (bytes: Buffer, kind = 'student') => {
  const { body } = await admin.post(`/imports?kind=${kind}&name=list.csv`, bytes)
  assert.is(body.success, true, body.message)
  return body.import
}
const rowsOf = async (id: string) => withCodes((await admin.get(`/imports/${id}?show=all`)).body.rows)
const rowOf = async (id: string, row: number) => (await rowsOf(id)).find((one: { row: number }) => one.row === row)

/** The import when its server has nothing more to do for it. */
async function whenIdle(id: string) {
  for (;;) {
    const { body } = await admin.get(`/imports/${id}`)
    if (body.import.progress === null) return withCodes(body.import)
    await pause(5)
  }
}
async function ran(id: string, json = {}) {
  const { body } = await admin.post(`/imports/${id}/run`, json)
  assert.is(body.success, true, body.message)
  return whenIdle(id)
}
const named = async (name: string) => (await admin.post('/student/searchStudent', { name })).body.data ?? []

test('a good file is in the school after two calls: people, logins that work, and one line of the audit', async () => {
  const people = [line('Zoë Ahn'), line("O'Neil Ümit", { grade: 'Class 10' }), line('\u{1FAE8}', { number: 'R 1' })]
  const { _id, counts, notes } = await draftOf(sheet(...people))
  assert.equal(counts, { all: 3, add: 3, change: 0, same: 0, omit: 0, refused: 0 })
  assert.equal(notes, [])
  assert.is((await named('Zoë Ahn')).length, 0, 'a draft is not in the school')
  const shown = await rowsOf(_id)
  const userIds = shown.map(({ userId }: { userId: string }) => userId.replace(/\d+@mySchool\.com$/, ''))
  assert.equal(userIds, ['Zoe-Ahn-', "O'Neil-Umit-", 'Class-3-Roll-R-1-'], 'every keyboard can type them')
  const done = await ran(_id)
  assert.is(done.state, 'done', done.problem?.message)
  const [student] = await named('Ümit')
  assert.equal([student.grade, student.fee, student.address], ['10', '1500', '1 Hill Road, London'])
  const { user } = (await admin.get(`/student/get-single-student/${student._id}`)).body
  assert.match(user.userId, /^O'Neil-Umit-\d+@mySchool\.com$/)
  await school.login(user.userId, user.password)
  const lines = (await admin.get('/admin/audit')).body.data.filter((one: { entityId: string }) => one.entityId === _id)
  assert.equal(
    lines.map(({ action, records }: { action: string; records: unknown[] }) => [action, records]),
    [
      ['import', [{ action: 'add', entity: 'student', number: 3 }]],
      ['prepare import', []],
    ],
  )
  const [of] = (await admin.get(`/admin/audit?record=${student._id}`)).body.data.slice(-1)
  assert.is(of._id, lines[0]._id, 'who asks about the student finds the import')
  // Nothing of the file is kept beside the records.
  const { acts } = school.store
  assert.equal([await acts.sealed(_id, 'sealedDraft'), await acts.sealed(_id, 'sealedPhotos')], [null, null])
  assert.is((await acts.find(_id))?.sealedProblem, null)
  assert.equal((await ran(_id)).finishedAt, done.finishedAt, 'a second press does nothing')
  assert.is((await named('Zoë Ahn')).length, 1)
})

featureTest(
  'rows are refused with the reason at the cell, corrected in place, left out, or downloaded and sent again',
  async () => {
    const bad = 'Bad Row,Tom Lee,x1,13,abc,12,Hill,many'
    const { _id, counts } = await draftOf(sheet(line('Good Row'), bad, line('Third Row')))
    assert.is(counts.refused, 1)
    const { errors, action } = await rowOf(_id, 3)
    assert.is(action, 'refused')
    assert.equal(Object.keys(errors).sort(), ['age', 'grade', 'phone'])
    assert.match(errors.age.message, /^Age must be a number from 1 to 120/)
    const empty = await draftOf(sheet('No Phone,Tom Lee,x2,3,9,,Hill,100'))
    assert.is((await rowOf(empty._id, 2)).errors.phone.message, 'Phone is required.')
    assert.is((await rowsOf(_id))[0].row, 3, 'refused rows come first')
    const refused = await admin.post(`/imports/${_id}/run`, {})
    assert.match(refused.body.message, /1 of 3 rows are refused/)
    const file = String((await admin.get(`/imports/${_id}/refused`)).bytes)
    assert.match(file, /Bad Row,.*,x1,13,abc/)
    assert.match(file, /Age must be a number/)
    const again = await draftOf(Buffer.from(file.replace(',13,abc,12,', ',3,9,12345,').replace(',many,', ',100,')))
    assert.equal([again.counts.add, again.counts.refused], [1, 0])

    const cells = { grade: '4', age: '10 years', phone: '12345', fee: 'Rs 100' }
    const edited = (await changeDraft(admin, _id, { edits: [{ row: 3, cells }], shown: [3] })).body
    assert.equal([edited.rows[0].action, edited.import.counts.add], ['add', 3])
    assert.is(edited.rows[0].cells.age, '10')
    const { rows } = (await changeDraft(admin, _id, { edits: [{ row: 4, omit: true }] }, '?show=omit')).body
    assert.equal(
      rows.map(({ row }: { row: number }) => row),
      [4],
    )
    await ran(_id)
    assert.equal(
      [(await named('Good Row')).length, (await named('Bad Row')).length, (await named('Third Row')).length],
      [1, 1, 0],
    )
  },
)

featureTest(
  'a student is found by class and roll number with the same name, or by the user id; another name is refused',
  async () => {
    const { _id, userId } = await addStudent(admin, { name: 'Old Name', grade: '6', rollNumber: '007', age: '11' })
    const changed = await draftOf(sheet('old name,Tom Lee,7,6,12,,,'))
    assert.is(changed.counts.change, 1)
    assert.equal((await rowOf(changed._id, 2)).before.age, '11')
    const other = await draftOf(sheet('New Child,Tom Lee,7,6,12,1234,a,1'))
    assert.match((await rowOf(other._id, 2)).errors.rollNumber?.message, /Roll number 7 of class 6 is Old Name/)
    const byId = await draftOf(Buffer.from(`User Id;Name;Class\n${userId};Other Name;7`))
    assert.is((await ran(byId._id)).state, 'done')
    const { user } = (await admin.get(`/student/get-single-student/${_id}`)).body
    assert.equal([user.name, user.grade, user.age], ['Other Name', '7', '11'])
    assert.is((await admin.get(`/imports/${byId._id}`)).body.import.undo.possible, true)
    assert.is((await admin.post(`/imports/${byId._id}/undo`)).body.success, true)
    const back = (await admin.get(`/student/get-single-student/${_id}`)).body.user
    assert.equal([back.name, back.grade], ['Old Name', '6'])
    // The changes of an older draft are planned again when it is run.
    await addStudent(admin, { name: 'Old Name', grade: '6', rollNumber: '7' })
    const { body: stale } = await admin.post(`/imports/${changed._id}/run`, {})
    assert.is(stale.success, false)
    assert.match(stale.message, /The school has changed/)
    assert.equal((await whenIdle(changed._id)).counts.refused, 1)
  },
)

featureTest('line ends are kept as LF: what a form sends again, and an import of it, changes nothing', async () => {
  const address = '1 Hill Road\nLondon\n\nEngland'
  const { _id, userId } = await addStudent(admin, { name: 'Long Address', address: 'x' })
  const save = async () => {
    const { body } = await admin.post(
      `/student/updateStudent/${_id}`,
      form({ address: address.replaceAll('\n', '\r\n') }),
    )
    assert.is(body.success, true, body.message)
    return (await admin.get(`/student/get-single-student/${_id}`)).body.user
  }
  const saved = await save()
  assert.is(saved.address, address)
  assert.equal(await save(), saved)
  for (const end of ['\n', '\r\n', '\r']) {
    const { counts } = await draftOf(Buffer.from(`User Id,Address\n${userId},"${address.replaceAll('\n', end)}"`))
    assert.is(counts.same, 1, JSON.stringify(end))
  }
})

test('an import is undone as a whole, until somebody has worked on one of its records', async () => {
  const first = await draftOf(sheet(line('Undo One'), line('Undo Two')))
  await admin.post(`/imports/${first._id}/photo`, form({ path: 'undo one.png', photo: await picture() }))
  await ran(first._id)
  const [{ _id: one }] = await named('Undo One')
  const { user: login } = (await admin.get(`/student/get-single-student/${one}`)).body
  assert.is((await admin.post(`/imports/${first._id}/undo`)).body.import.state, 'undone')
  assert.is((await named('Undo')).length, 0)
  const [entry] = (await admin.get('/admin/audit')).body.data
  assert.equal([entry.action, entry.records], ['undo import', [{ action: 'delete', entity: 'student', number: 2 }]])
  // They are deleted as people delete them: with the slip that somebody has, one can come back.
  const deleted: { name: string }[] = (await admin.get('/admin/deleted')).body.data
  const undone = deleted.filter(({ name }) => name.startsWith('Undo'))
  assert.equal(undone.map(({ name }) => name).sort(), ['Undo One', 'Undo Two'])
  assert.is((await admin.post('/admin/deleted/restore', { ids: [one] })).body.success, true)
  await school.login(login.userId, login.password)
  assert.is((await admin.get(`/student/get-student-photo/${one}`)).status, 200)
  assert.equal(await school.store.checks.orphans(), [])
  assert.is((await admin.post(`/imports/${first._id}/undo`)).body.import.state, 'undone', 'a second press does nothing')
  assert.is((await named('Undo')).length, 1)

  for (const work of ['change', 'report', 'former report', 'password', 'deletion']) {
    const { _id } = await draftOf(sheet(line(`Work ${work}`), line(`Other ${work}`)))
    await ran(_id)
    const [student] = await named(`Work ${work}`)
    const { user } = (await admin.get(`/student/get-single-student/${student._id}`)).body
    const own = await school.login(user.userId, user.password)
    assert.is((await admin.get(`/imports/${_id}`)).body.import.undo.possible, true, 'to have logged in is no work')
    if (work === 'change') await admin.post(`/student/updateStudent/${student._id}`, form({ age: '50' }))
    // A former report comes back only together with the student.
    const report = /report/.test(work) && (await addReport(admin, student._id))
    if (work === 'former report') await admin.delete(`/report/deleteReport/${report}`)
    if (work === 'password') {
      await own.put('/auth/password', { oldPassword: user.password, newPassword: 'a-new-pass-1' })
      await school.login(user.userId, 'a-new-pass-1')
    }
    if (work === 'deletion') await admin.delete(`/student/deleteStudent/${student._id}`)
    if (work === 'deletion') await admin.post('/admin/deleted/restore', { ids: [student._id] })
    const { body } = await admin.post(`/imports/${_id}/undo`)
    assert.is(body.success, false, work)
    assert.match(body.message, /cannot be undone\. One of its records/)
    assert.is((await named(`Other ${work}`)).length, 1, 'nothing is undone in part')
  }
})

featureTest(
  'photos are matched by the list, class and roll number, user id, or name; the others are reported; undoing brings the old back',
  async () => {
    const { _id: old } = await addStudent(admin, {
      name: 'Has Photo',
      grade: '8',
      rollNumber: '1',
      photo: await picture('#111'),
    })
    const before = (await admin.get(`/student/get-student-photo/${old}`)).bytes
    const record = await draftOf(
      Buffer.from(
        studentSheet(
          `${HEAD},Photo`,
          `${line('Pia Roll', { grade: '8', number: '21' })},`,
          `${line('Pía Name', { grade: '8', number: '22' })},`,
          `${line('Pia File', { grade: '8', number: '23' })},the child\u2019s\u00a0own \u2013 3.png\u200e`,
          'Has Photo,Tom Lee,1,8,,,,,',
        ),
      ),
    )
    const bytes = async (colour: string) => Buffer.from(await (await picture(colour)).arrayBuffer())
    const zip = await zipOf({
      'photos/8-21.png': await bytes('#f00'),
      'photos/pia name.PNG': await bytes('#0f0'),
      'photos/class 8/01.png': await bytes('#00f'),
      "photos/the child's own - 3.png": await bytes('#0ff'),
      'photos/nobody.png': await bytes('#ff0'),
      'photos/21.jpg': Buffer.from('this is no photo'),
      'photos/earlier-reports/report-2025-8-22.png': await bytes('#f0f'),
      '__MACOSX/photos/._8-21.png': Buffer.from('x'),
    })
    assert.is((await admin.post(`/imports/${record._id}/photos`, zip)).body.success, true)
    const { photos, counts, problem } = await whenIdle(record._id)
    assert.is(problem, null)
    assert.equal([photos.matched, photos.peopleWithout, photos.strayCount], [4, 0, 2])
    const reasons = Object.fromEntries(photos.stray.map(({ path, why }: { path: string; why: string }) => [path, why]))
    assert.equal(reasons, { 'photos/nobody.png': 'none', 'photos/21.jpg': 'unreadable' })
    assert.equal([counts.add, counts.change], [3, 1])
    const second = await admin.post(
      `/imports/${record._id}/photo`,
      form({ path: 'other/8-22.png', photo: await picture() }),
    )
    assert.is(second.body.success, true)
    assert.is((await whenIdle(record._id)).photos.stray.at(-1).why, 'several')
    await ran(record._id)
    const [added] = await named('Pia Roll')
    assert.is((await admin.get(`/student/get-student-photo/${added._id}`)).status, 200)
    assert.not.equal((await admin.get(`/student/get-student-photo/${old}`)).bytes, before)
    assert.equal(await school.store.checks.orphans(), [])
    assert.is((await admin.post(`/imports/${record._id}/undo`)).body.success, true)
    assert.equal((await admin.get(`/student/get-student-photo/${old}`)).bytes, before)
    assert.is((await admin.get(`/student/get-student-photo/${added._id}`)).status, 404)
    assert.equal(await school.store.checks.orphans(), [])
  },
)

featureTest('a former photo that an import keeps for its undoing goes with the record', async () => {
  const { _id } = await addStudent(admin, { name: 'Gone Photo', grade: '8', rollNumber: '31' })
  const record = await draftOf(sheet('Gone Photo,Tom Lee,31,8,,,,'))
  const other = await picture('#00f')
  await admin.post(`/imports/${record._id}/photo`, form({ path: '8-31.png', photo: other }))
  assert.is((await ran(record._id)).counts.change, 1)
  const [row] = await school.store.actRows.all(record._id)
  assert.ok(await school.store.photos.find(`${row?.id}/replaced`, 'photo'))
  await admin.delete(`/student/deleteStudent/${_id}`)
  assert.equal(await school.store.checks.orphans(), [])
})

test('somebody who is deleted and somebody who is restored do not hide each other from an import that runs', async () => {
  const { _id: other } = await addStudent(admin, { name: 'Leaves Now', grade: '8', rollNumber: '41' })
  const { _id: back } = await addStudent(admin, { name: 'Comes Back', grade: '8', rollNumber: '42' })
  await addStudent(admin, { name: 'Last One', grade: '8', rollNumber: '43' })
  await admin.delete(`/student/deleteStudent/${back}`)
  const before = await school.store.people.version('student')
  await admin.delete(`/student/deleteStudent/${other}`)
  assert.is((await admin.post('/admin/deleted/restore', { ids: [back] })).body.success, true)
  assert.not.equal(await school.store.people.version('student'), before)
})

featureTest('columns are set by hand; teachers come in as well; a given password is the one', async () => {
  const text =
    'Who\tTel\tSex\tHome\tDegree\tPay\tTeaches\tIBAN\tYears\tPwd\nSara Malik\t12345\tf\tRoad\tMSc\t100\tArt\tPK36\t8\tpass-word-9'
  const record = await draftOf(Buffer.from(text), 'teacher')
  assert.equal(record.missing, ['name', 'address', 'experience'])
  const fields = record.columns.map(({ field, heading }: { field: string | null; heading: string }) =>
    heading === 'Who' ? 'name' : heading === 'Home' ? 'address' : heading === 'Years' ? 'experience' : field,
  )
  const asStudents = await draftOf(Buffer.from(text))
  assert.match(messagesOf(asStudents.notes).join(' '), /rather those of teachers than of students.* choose 'Teachers'/)
  const twice = await changeDraft(admin, record._id, { columns: { fields: fields.map(() => 'salary') } })
  assert.is(twice.status, 400)
  const mapped = (await changeDraft(admin, record._id, { columns: { fields } })).body.import
  assert.equal([mapped.missing, mapped.counts.add], [[], 1])
  const row = await rowOf(record._id, 2)
  assert.is(row.cells.gender, 'Female')
  assert.not.match(JSON.stringify(row), /pass-word-9/)
  await ran(record._id)
  await school.login(row.userId, 'pass-word-9')
})

test('a dash empties an optional field of who is there, an empty cell leaves it; undone, it is back', async () => {
  const list = (...cells: string[]) =>
    Buffer.from(
      [
        'Name;Phone;Gender;Address;Qualifications;Salary;Subject;Bank detail;Experience;Classes',
        ...cells.map((cell, at) => `Dash ${at};0300 11112${at};Female;Road;MSc;100;Art;PK36;8;${cell}`),
      ].join('\n'),
    )
  const classesOfAll = async () => {
    const { teachers } = (await admin.get('/teacher/allTeacher')).body
    const own = teachers.filter(({ name }: { name: string }) => name.startsWith('Dash '))
    return Promise.all(
      own.map(async ({ _id }: { _id: string }) => (await admin.get(`/teacher/singleTeacher/${_id}`)).body.data.classes),
    )
  }
  const first = await draftOf(list('5, 6', '7', '-'), 'teacher')
  await ran(first._id)
  assert.equal((await classesOfAll()).sort(), ['', '5\n6', '7'])
  const second = await draftOf(list('–', '', '8'), 'teacher')
  assert.equal([second.counts.change, second.counts.same], [2, 1])
  const { cells, before } = await rowOf(second._id, 2)
  assert.equal([cells.classes, before], ['-', { classes: '5\n6' }])
  await ran(second._id)
  assert.equal((await classesOfAll()).sort(), ['', '7', '8'])
  await admin.post(`/imports/${second._id}/undo`)
  assert.equal((await classesOfAll()).sort(), ['', '5\n6', '7'])
  // The file of the refused rows says it too.
  const wrong = await draftOf(Buffer.from(String(list('-')).replace('Female', 'x')), 'teacher')
  assert.is(wrong.counts.refused, 1)
  const refused = String((await admin.get(`/imports/${wrong._id}/refused`)).bytes).replace(',x,', ',Female,')
  assert.equal((await rowOf((await draftOf(Buffer.from(refused), 'teacher'))._id, 2)).before, { classes: '5\n6' })
})

test('of changes that come at once one is made; the others are told that the draft has changed, and none is lost', async () => {
  const { _id, revision } = await draftOf(sheet(...Array.from({ length: 30 }, (_, at) => line(`At Once ${at}`))))
  const lines = Array.from({ length: 30 }, (_, at) => at + 2)
  const sent = await Promise.all(
    lines.map((row) =>
      admin.patch(`/imports/${_id}`, { revision, edits: [{ row, cells: { name: `Edited ${row}` } }] }),
    ),
  )
  const made = sent.filter(({ status }) => status === 200)
  assert.is(made.length, 1)
  assert.is(made[0]?.body.import.revision, revision + 1)
  for (const { status, body, headers } of sent) {
    assert.ok([200, 409, 429].includes(status), body.message)
    if (status === 409) assert.match(body.message, /^This draft has been changed meanwhile/)
    if (status === 429) assert.match(headers.get('retry-after') ?? '', /^\d+$/)
  }
  const names = (await rowsOf(_id)).map(({ cells }: { cells: { name: string } }) => cells.name)
  assert.is(names.filter((name: string) => name.startsWith('Edited')).length, 1)
  assert.is((await changeDraft(admin, _id, { edits: [{ row: 99 }] })).status, 404)
})

featureTest(
  'a server that is silent for as long as docs/limits.md says has lost its import, and not a moment before',
  async () => {
    const { _id } = await draftOf(sheet(line('Lost One'), line('Lost Two')))
    const task = { task: 'logins', taskDone: 1, taskAll: 2, taskSeenAt: now } as const
    await school.store.acts.update(_id, { state: 'running', ...task })
    const editRow = async () => (await changeDraft(admin, _id, { edits: [{ row: 3, omit: true }] })).body.message
    const { lostSeconds } = importLimits
    now += lostSeconds * 1_000 - 1
    assert.is((await admin.get(`/imports/${_id}`)).body.import.state, 'running')
    assert.match(await editRow(), /being written now/)
    now += 1
    assert.is((await admin.get(`/imports/${_id}`)).body.import.state, 'draft')
    assert.is(await editRow(), 'The draft is changed.')
    assert.match(
      readFileSync('docs/limits.md', 'utf8'),
      new RegExp(`a server that is killed or frozen .*\\| ${lostSeconds} s \\|`),
    )
    if (isPostgres) {
      // Before that, PostgreSQL takes the lock of all writes from a server that is frozen in a transaction.
      const { DATABASE_URL = '' } = await engineOf(school.dataDir)
      const pool = openPool(DATABASE_URL)
      const { rows } = await pool.query({ text: 'show idle_in_transaction_session_timeout' })
      const stored = await pool.query({
        text: "select sum(setting::int) as s from pg_settings where name like 'tcp_keep%'",
      })
      await pool.end()
      assert.is(rows[0].idle_in_transaction_session_timeout, `${lostSeconds / 2}s`)
      // The connections of a machine that is gone end as soon.
      assert.ok(Number(stored.rows[0].s) <= lostSeconds)
    }
    assert.is((await ran(_id)).state, 'done')
  },
)

test('drafts have a bound of bytes for a login and for the school; what would exceed it is not kept', async () => {
  const { acts } = school.store
  const { _id } = await draftOf(sheet(line('Full Draft')))
  const { _id: small } = await draftOf(sheet(line('Small Draft')))
  const long = 'x'.repeat(3_000)
  const send = async () => (await admin.post('/imports?kind=student', sheet(line(long)))).body
  const editRow = async () => (await changeDraft(admin, small, { edits: [{ row: 2, cells: { address: long } }] })).body
  const own = (await acts.draftBytes()).find(({ createdBy }) => createdBy !== null)
  await acts.update(_id, { sealedDraft: Buffer.alloc(importLimits.draftBytes - (own?.bytes ?? 0) - 1_000) })
  const before = await acts.newest(100)
  for (const refused of [await send(), await editRow()]) {
    assert.is(refused.success, false)
    assert.match(refused.message, /^The drafts of one login together would have more than 100 MB, .*drop drafts/)
  }
  assert.equal(await acts.newest(100), before)
  assert.is((await rowOf(small, 2)).cells.address, '1 Hill Road, London')
  assert.match((await admin.delete(`/imports/${_id}`)).body.message, /was removed/)
  assert.equal([(await send()).success, (await editRow()).success], [true, true], 'the dropped draft has made room')
  // Of somebody else there is room; of the whole school there is not.
  const all = importLimits.allDraftBytes
  const has = (await acts.draftBytes()).reduce((sum, { bytes }) => sum + bytes, 0)
  await expectRoom(school.store, 'somebody else', importLimits.draftBytes)
  await expectRoom(school.store, null, all - has)
  const refused = await expectRoom(school.store, null, all - has + 1).catch(({ message }) => message)
  assert.match(refused ?? '', /^All drafts of the school together would have more than 300 MB/)
})

featureTest('each step follows the states that it may, and says why it does not follow the others', async () => {
  const { _id } = await draftOf(sheet(line('Each Step')))
  const steps = {
    edit: () => changeDraft(admin, _id, { edits: [{ row: 2, cells: { age: '9' } }] }),
    photos: async () => admin.post(`/imports/${_id}/photos`, await zipOf({ 'nobody.txt': Buffer.from('x') })),
    run: () => admin.post(`/imports/${_id}/run`, {}),
    undo: () => admin.post(`/imports/${_id}/undo`),
    drop: () => admin.delete(`/imports/${_id}`),
  }
  const task = { done: 0, all: 1, seenAt: now }
  const finishedAt = new Date(now).toISOString()
  const OK = /^$/
  // Last a step that is made, if there is one: the others leave the state as it is.
  const cases: [ImportState, Partial<Record<keyof typeof steps, RegExp>>][] = [
    [{ is: 'draft' }, { undo: /has changed since/, edit: OK }],
    [
      { is: 'reading photos', task },
      { photos: /are being read now/, run: /are being read now/, undo: /has changed since/, edit: OK },
    ],
    [
      { is: 'running', task },
      { edit: /being written now/, photos: /being written now/, run: OK, undo: /Wait until/, drop: /Wait until/ },
    ],
    [
      { is: 'done', finishedAt },
      { edit: /run already/, photos: /run already/, run: OK, drop: /Undo it/ },
    ],
    [
      { is: 'undone', finishedAt },
      { edit: /was undone/, photos: /was undone/, run: /was undone/, undo: OK, drop: OK },
    ],
  ]
  for (const [state, expected] of cases) {
    await school.store.acts.update(_id, columnsOfState(state))
    for (const [step, words] of Object.entries(expected)) {
      const { body } = await steps[step as keyof typeof steps]()
      assert.is(body.success, words === OK, `${step} of one that is ${state.is}: ${body.message}`)
      if (words !== OK) assert.match(body.message, words)
    }
  }
  assert.is((await admin.get(`/imports/${_id}`)).status, 404)
})

test('a server that has lost its task writes nothing more of it, and that is no internal error', async () => {
  const { _id } = await draftOf(sheet(line('Fenced', { grade: '9', number: '61' })))
  const { prepare } = createPhotos(sharedWorkers)
  const photo = await prepare(Buffer.from(await (await picture()).arrayBuffer()), 'It')
  const faults: unknown[] = []
  const services = { ...school, clock: () => now, logger: { error: (fault: unknown) => faults.push(fault) } as never }
  const task = { task: 'photos', taskDone: 0, taskAll: 1, taskSeenAt: now } as const
  const readOne = (meanwhile: () => Promise<unknown>) =>
    runTask(services, { id: _id, is: 'reading photos' }, async ({ write }) => {
      await meanwhile()
      const ready = [{ path: '9-61.png', rowNumber: 2, photo }]
      await write((tables, record) => storePhotos(tables, record, { ready }, school))
    })
  const matched = async () => (await admin.get(`/imports/${_id}`)).body.import.photos.matched
  const write = (change: ImportChange) => school.store.acts.update(_id, change)
  await write(task)
  // Another server has begun to write the import.
  await readOne(() => write({ state: 'running', task: 'logins' }))
  await write({ state: 'draft', task: null })
  assert.equal([await matched(), faults], [0, []])
  await write(task)
  await readOne(async () => {})
  assert.is(await matched(), 1)
  // Another one has continued it: each run has a revision of its own.
  const { revision } = (await admin.get(`/imports/${_id}`)).body.import
  await write({ ...task, state: 'running', task: 'logins', revision: revision + 2 })
  let isWritten = false
  await runTask(services, { id: _id, is: 'running', revision: revision + 1 }, async ({ write }) => {
    await write(async () => {
      isWritten = true
    })
  })
  assert.is(isWritten, false)
  await write({ ...task, state: 'draft' })
  await readOne(() => admin.delete(`/imports/${_id}`))
  assert.equal(faults, [])
})

featureTest('a draft and its photos are removed when it is dropped, and after a day; the audit says so', async () => {
  const { sweepImports } = await import('../../server/imports/run/sweep.ts')
  const { due } = await import('../../server/retention/due.ts')
  const make = async () => {
    const { _id } = await draftOf(sheet(line('Left Behind')))
    await admin.post(`/imports/${_id}/photo`, form({ path: 'left behind.png', photo: await picture() }))
    assert.ok(await school.store.photos.find(draftPhotoOwner(_id, 2), 'photo'))
    return _id
  }
  const dropped = await make()
  await admin.delete(`/imports/${dropped}`)
  const left = await make()
  // Its server was killed in the middle, and nobody has looked at it since.
  const killed = await make()
  const task = { task: 'logins', taskDone: 0, taskAll: 1, taskSeenAt: now } as const
  await school.store.acts.update(killed, { state: 'running', ...task })
  now += 25 * 3_600_000
  const old = due(school.settings, { machine: now, trusted: now })
  assert.ok(old)
  await sweepImports(school.store, old, now)
  admin = await school.login(ADMIN.userId, ADMIN.password)
  for (const _id of [dropped, left, killed]) {
    assert.is((await admin.get(`/imports/${_id}`)).status, 404)
    assert.is(await school.store.photos.find(draftPhotoOwner(_id, 2), 'photo'), undefined)
    const { data } = (await admin.get('/admin/audit')).body
    assert.ok(
      data.some((one: { action: string; entityId: string }) => one.action === 'drop import' && one.entityId === _id),
    )
  }
})

test('the refused rows are a file for a day after the import, without their photos, and until it is undone', async () => {
  const { sweepImports } = await import('../../server/imports/run/sweep.ts')
  const { due } = await import('../../server/retention/due.ts')
  const bad = 'Left Over,Tom Lee,x9,13,9,12345,Hill,100'
  const fileOf = async (id: string) => String((await admin.get(`/imports/${id}/refused`)).bytes)
  const shownOf = async (id: string) => {
    const { import: one } = (await admin.get(`/imports/${id}`)).body
    return [one.hasRefusedFile, one.columns, one.texts, one.photos.matched]
  }
  const sweep = async () => {
    const old = due(school.settings, { machine: now, trusted: now })
    assert.ok(old)
    await sweepImports(school.store, old, now)
    admin = await school.login(ADMIN.userId, ADMIN.password)
  }
  const { _id, hasRefusedFile } = await draftOf(sheet(line('Taken In'), bad))
  assert.is(hasRefusedFile, true)
  await admin.post(`/imports/${_id}/photo`, form({ path: 'left over.png', photo: await picture() }))
  const before = await fileOf(_id)
  await ran(_id, { leaveOutRefused: true })
  assert.equal(await shownOf(_id), [true, [], [], 0])
  assert.is(await school.store.photos.find(draftPhotoOwner(_id, 3), 'photo'), undefined)
  now += 23 * 3_600_000
  await sweep()
  assert.is(await fileOf(_id), before)
  const again = await draftOf(Buffer.from(before.replace(',13,9', ',3,9')))
  assert.equal([again.counts.add, again.counts.refused, again.hasRefusedFile], [1, 0, false])

  const undone = (await draftOf(sheet(line('Taken Out'), bad)))._id
  await ran(undone, { leaveOutRefused: true })
  await admin.post(`/imports/${undone}/undo`)
  assert.equal(await shownOf(undone), [false, [], [], 0])
  assert.not.match(await fileOf(undone), 'Left Over')

  now += 2 * 3_600_000
  await sweep()
  assert.equal(await shownOf(_id), [false, [], [], 0])
  assert.not.match(await fileOf(_id), 'Left Over')
  assert.is((await admin.get(`/imports/${_id}`)).body.import.undo.possible, true)
})

test.run()
