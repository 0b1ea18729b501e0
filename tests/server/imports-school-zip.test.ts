/** The ZIP of a whole school, read back by the import of another, empty school. */

import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import type { ImportKind } from '#contract/imports'
import { addNotice, addReport, addStudent, addTeacher, file, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type School, start } from '../../tools/start.ts'
import { zipOf } from '../../tools/zip-of.ts'
import { messagesOf } from '../message-codes.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

const [from, to] = [await start(), await start()]
const [old, young] = [await from.login(ADMIN.userId, ADMIN.password), await to.login(ADMIN.userId, ADMIN.password)]
test.after(() => Promise.all([from.stop(), to.stop()]))

async function read(admin: Caller, zip: Uint8Array, kind: ImportKind) {
  const { body } = await admin.post(`/imports?kind=${kind}&name=school.zip`, zip)
  assert.is(body.success, true, body.message)
  return { ...body, import: await whenIdle(admin, body.import._id) }
}

/** The import when its server has nothing more to do for it. */
async function whenIdle(admin: Caller, id: string) {
  for (;;) {
    const { body } = await admin.get(`/imports/${id}`)
    if (body.import.progress === null) return body.import
    await pause(5)
  }
}

async function ran(admin: Caller, id: string) {
  const { body } = await admin.post(`/imports/${id}/run`, {})
  assert.is(body.success, true, body.message)
  const done = await whenIdle(admin, id)
  assert.is(done.state, 'done', done.problem?.message)
}

/** The size of a photo and its colour, which loses a little with each encoding. */
async function looksOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = await sharp(bytes).metadata()
  return [width, height, info.channels, ...data.map((sample) => Math.round(sample / 64))]
}

/** What the records of a school say, with what their photos look like, by user id. */
async function recordsOf({ store }: School, kind: ImportKind) {
  const records = []
  for (const person of await store.people.all(kind)) {
    const { id, login: _, version: __, ...rest } = person
    const photo = await store.photos.find(id, 'photo')
    const { photoVersion: _version, ...texts } = rest
    records.push({ ...texts, photo: photo && (await looksOf(photo.bytes)) })
  }
  return records.sort((one, other) => (one.userId < other.userId ? -1 : 1))
}

test('every student, teacher and photo of a school comes into another as it is, from one file', async () => {
  const typed = {
    name: '=HYPERLINK("http://evil.example";"Zoë")',
    fatherName: '\'Tom "the" Lee, علی 😀',
    rollNumber: '007',
    address: '+1;2,3\n@Road "4"\tback\\slash',
    fee: '1,500.00',
  }
  // A picture of one colour would be the same after each encoding.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noisy = sharp({ create: { width: 300, height: 400, channels: 3, background: '#f00', noise } })
  const photo = file(await noisy.png().toBuffer(), 'noise.png', 'image/png')
  const first = await addStudent(old, { ...typed, photo })
  // The same class and roll number, as schools have it by mistake.
  await addStudent(old, { name: '-Minus', rollNumber: '8', grade: '10', photo: await picture('#0f0') })
  await addStudent(old, { name: 'No Photo', rollNumber: '9', photo: undefined })
  await addReport(old, first._id, { photo: await picture('#00f') })
  const portrait = await picture('#ff0', 200, 200)
  await addTeacher(old, { name: '@Sara O"Neil', bankDetail: '=1+2', photo: portrait, idCard: await picture('#0ff') })
  await addTeacher(old, { name: 'No Photo' })
  await addNotice(old, { title: 'No Photo', photo: await picture('#fff') })
  const { id: logo } = (await old.post('/admin/school/pictures', form({ picture: await picture('#f0f') }))).body.picture
  await changeSchool(old, { identity: { logo } })
  const { bytes: zip } = await old.post('/export/school')

  const students = await read(young, zip, 'student')
  assert.equal(students.otherKind, 'teacher')
  assert.match(
    messagesOf(students.import.notes).join(' '),
    /also has a list of teachers.*notices and reports come back by a backup alone/,
  )
  const { counts, photos } = students.import
  assert.equal([counts.add, counts.refused], [3, 0])
  assert.equal([photos.matched, photos.peopleWithout, photos.stray], [2, 1, []], 'no photo of others is in the way')
  await ran(young, students.import._id)
  const teachers = await read(young, zip, 'teacher')
  assert.equal([teachers.otherKind, teachers.import.counts.add, teachers.import.photos.stray], ['student', 2, []])
  await ran(young, teachers.import._id)
  for (const kind of ['student', 'teacher'] as const) {
    const records = await recordsOf(from, kind)
    assert.equal(await recordsOf(to, kind), records)
    assert.is(records.filter(({ photo }) => photo).length, 2)
  }

  // In its own school, nothing is different; and a corrected name changes only the name, not the photo.
  const again = await read(old, zip, 'student')
  assert.equal([again.import.counts.same, again.import.counts.all], [3, 3])
  const before = await from.store.students.find(first._id)
  await old.post(`/student/updateStudent/${first._id}`, form({ phone: '999' }))
  const back = await read(old, zip, 'student')
  assert.equal([back.import.counts.same, back.import.counts.change], [2, 1])
  await ran(old, back.import._id)
  const after = await from.store.students.find(first._id)
  assert.equal([after?.phone, after?.photoVersion], [before?.phone, before?.photoVersion])
})

test('a ZIP with the other list alone is refused with what to choose', async () => {
  const files = await unzip((await old.post('/export/school')).bytes)
  const zip = await zipOf({ 'school/teachers.csv': files.get('teachers.csv') ?? Buffer.alloc(0) })
  const { body } = await young.post('/imports?kind=student&name=school.zip', zip)
  assert.is(body.success, false)
  assert.match(body.message, /a list of teachers, and none of students. .*choose teachers/)
})

test.run()
