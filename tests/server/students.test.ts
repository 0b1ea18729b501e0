import * as assert from 'uvu/assert'
import { limits, serverMessages } from '#contract'
import { englishOf, messageRef } from '#contract/failures'
import { CLASSES } from '#contract/school/defaults'
import { studentColumns } from '../../contract/students/fields.ts'
import { failed } from '../../server/errors.ts'
import { addReport, addStudent, addTeacher, form, picture, studentFields } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())
test.after.each(async () => {
  for await (const page of school.store.students.pages()) {
    for (const { login } of page) await school.store.users.remove(login)
  }
})

const single = async (id: string) => (await admin.get(`/student/get-single-student/${id}`)).body.user
const names = (list: Array<{ name: string }>) => list.map(({ name }) => name)
const search = (fields: object) => admin.post('/student/searchStudent', { ...fields })
const found = async (fields: object) => names((await search(fields)).body.data)

test('a student is stored as sent, with a login of role 1', async () => {
  const sent = studentFields()
  const { status, body } = await admin.post('/student/add-student', form({ ...sent, photo: await picture() }))
  assert.is(status, 200)
  assert.is(body.message, serverMessages.studentAdded)
  const { userId, password, answer, ...shown } = sent
  const { _id, created_at, photoVersion, version, ...stored } = body.student
  assert.equal(stored, shown)
  assert.match(photoVersion, /^[0-9a-f]{16}$/)
  assert.equal(await single(_id), { ...body.student, userId, password, answer, passwordChangedAt: null })
  const { user } = (await (await school.login(userId, password)).get('/auth/me')).body
  assert.equal([user.role, user.studentUserId, user.name], [1, _id, 'Ann Lee'])
})

test('a search takes null and numbers as a client may hold them', async () => {
  await addStudent(admin, { name: 'Nadia 7', grade: '7' })
  const nobodysField = { fatherName: null, address: null }
  assert.equal(await found({ ...nobodysField, name: 7, grade: 7 }), ['Nadia 7'])
  assert.equal(await found({ ...nobodysField, name: 'nadia', grade: null }), ['Nadia 7'])
  assert.equal(await found({ ...nobodysField, name: null, grade: 8 }), [])
})

test('lists have the condition of the report, a single student record does not', async () => {
  const [ann, ben] = [await addStudent(admin, { name: 'Ann' }), await addStudent(admin, { name: 'Ben' })]
  const reportId = await addReport(admin, ben._id, { condition: 'Worst' })
  const lists = async () => {
    const all = (await admin.get('/student/getAllStudent')).body.students
    const ofClass = (await admin.post('/student/classFilter/5')).body.students
    const found = (await search({ name: 'n' })).body.data
    return [all, ofClass, found].map((list) => list.map(({ report }: { report: unknown }) => report))
  }
  const each = (...reports: unknown[]) => [reports, reports, reports]
  assert.equal(await lists(), each(null, 'Worst'))
  // The cached lists are computed again after each change of a report.
  await admin.put(`/report/updateReport/${reportId}`, form({ condition: 'Good' }))
  assert.equal(await lists(), each(null, 'Good'))
  await admin.delete(`/report/deleteReport/${ben._id}`)
  assert.equal(await lists(), each(null, null))
  await addReport(admin, ann._id, { condition: 'Excelent' })
  assert.equal(await lists(), each('Excelent', null))
  assert.not.ok('report' in (await single(ann._id)))
})

test('a user id in use, in any letter case, is refused and nothing is stored', async () => {
  const { userId } = await addStudent(admin)
  for (const taken of [userId, userId.toUpperCase(), ADMIN.userId]) {
    const got = await admin.post(
      '/student/add-student',
      form({ ...studentFields(), userId: taken, photo: await picture() }),
    )
    assert.is(got.status, 200)
    assert.equal(got.body, failed(messageRef('userIdTaken')))
  }
  assert.is(await school.store.students.count(), 1)
})

test('a student can have any unused user id', async () => {
  const { _id } = await addStudent(admin, { userId: 'plain' })
  assert.is((await single(_id)).userId, 'plain')
})

test('a field that everybody has is required, and named when it is missing', async () => {
  const photo = await picture()
  const optional = studentColumns.filter(({ required }) => !required).map(({ field }) => field as string)
  for (const field of Object.keys(studentFields()).filter((one) => !optional.includes(one))) {
    const { [field as 'name']: _, ...rest } = studentFields()
    const { status, body } = await admin.post('/student/add-student', form({ ...rest, photo }))
    assert.is(status, 400, field)
    const expected = { code: 'required', params: { name: field } }
    assert.equal(body, { success: false, message: `${field} is required`, ...expected, field })
  }
})

test('the photo of a student is optional', async () => {
  const { status, body } = await admin.post('/student/add-student', form({ ...studentFields(), photo: '' }))
  assert.equal([status, body.success, body.student?.photoVersion], [200, true, null])
  assert.is((await admin.get(`/student/get-student-photo/${body.student._id}`)).status, 404)
  const update = await admin.post(`/student/updateStudent/${body.student._id}`, form({ photo: await picture() }))
  assert.ok(update.body.student.photoVersion)
  assert.is((await admin.get(`/student/get-student-photo/${body.student._id}`)).status, 200)
})

const wrong: Array<[string, string, string]> = [
  ['grade', '11', `grade must be one of ${CLASSES.join(', ')}`],
  ['grade', '01', `grade must be one of ${CLASSES.join(', ')}`],
  ['age', 'twelve', 'age must be a number from 1 to 120'],
  ['age', '-1', 'age must be a number from 1 to 120'],
  ['age', '0', 'age must be a number from 1 to 120'],
  ['age', '121', 'age must be a number from 1 to 120'],
  ['age', '999', 'age must be a number from 1 to 120'],
  ['phone', 'call me', 'phone must be digits; a leading +, spaces and hyphens may stand in it'],
  ['phone', '+', 'phone is too short: at least 3 digits'],
  ['phone', '1-2', 'phone is too short: at least 3 digits'],
  ['phone', '12a', 'phone must be digits; a leading +, spaces and hyphens may stand in it'],
  [
    'phone',
    '0300.1234567',
    "phone has '.', which is not in a number: write digits; a leading +, spaces and hyphens may stand in it",
  ],
  ['name', 'x'.repeat(100_000), 'name is too long: at most 256 characters'],
  ['name', 'a\0b', 'name has a character that cannot be seen or kept (U+0000): take it away'],
  ['address', 'x'.repeat(limits.longText + 1), 'address is too long: at most 2000 characters'],
  ['password', '12345', 'Password must be atleast 6 word'],
]
const messageIn = ({ message, field }: { message: string; field: string }) => ({ message, field })
for (const [field, value, message] of wrong) {
  // A name with a null byte cannot be given to `--only`.
  test(`${field} ${JSON.stringify(value.slice(0, 10))} is refused on add and on update`, async () => {
    const photo = await picture()
    const added = await admin.post('/student/add-student', form({ ...studentFields(), [field]: value, photo }))
    assert.equal([added.status, messageIn(added.body)], [400, { message, field }])
    assert.is(await school.store.students.count(), 0)
    if (field === 'password') return
    const { _id } = await addStudent(admin)
    const before = await single(_id)
    const updated = await admin.post(`/student/updateStudent/${_id}`, form({ [field]: value }))
    assert.equal([updated.status, messageIn(updated.body)], [400, { message, field }])
    assert.equal(await single(_id), before)
  })
}

test('an update changes only the sent fields; the login gets the new name', async () => {
  const { _id, userId, password } = await addStudent(admin)
  const before = await single(_id)
  const stored = await admin.post(`/student/updateStudent/${_id}`, form({ name: '', age: ' ', photo: 'undefined' }))
  assert.is(stored.body.success, true)
  assert.equal(await single(_id), before)
  await admin.post(`/student/updateStudent/${_id}`, form({ name: 'Ann Li', userId: 'other', password: 'other-1' }))
  const after = await single(_id)
  assert.equal(after, { ...before, name: 'Ann Li', version: after.version })
  assert.is.not(after.version, before.version)
  const student = await school.login(userId, password)
  assert.is((await student.get('/auth/me')).body.user.name, 'Ann Li')
  assert.equal(await found({ name: 'ann li' }), ['Ann Li'])
})

test('lists begin with the oldest student, and contain no secret', async () => {
  for (const name of ['One', 'Two', 'Three']) await addStudent(admin, { name })
  const { students } = (await admin.get('/student/getAllStudent')).body
  assert.equal(names(students), ['One', 'Two', 'Three'])
  assert.not.ok('password' in students[0] || 'answer' in students[0] || 'userId' in students[0])
})

test('the filter for class 1 does not find class 10', async () => {
  await addStudent(admin, { name: 'One', grade: '1' })
  await addStudent(admin, { name: 'Ten', grade: '10' })
  assert.equal(names((await admin.post('/student/classFilter/1')).body.students), ['One'])
  assert.equal(await found({ grade: '1' }), ['One'])
  const none = await admin.post('/student/classFilter/2')
  assert.is(none.status, 200)
  assert.equal([none.body.success, none.body.students], [false, []])
  assert.is((await admin.post('/student/classFilter/11')).status, 400)
})

test('the search matches any part, in any letter case, with or without accents', async () => {
  await addStudent(admin, { name: 'Łukasz Groß', fatherName: 'José Núñez', address: 'Åkergatan 5, Ürümqi' })
  await addStudent(admin, { name: 'Mary Smith', fatherName: 'John Smith', address: 'High Street' })
  for (const fields of [
    { name: 'LUKASZ' },
    { name: 'gross' },
    { name: 'groß' },
    { name: 'sz g' },
    { fatherName: 'nunez' },
    { fatherName: 'jose\u0301' },
    { address: 'akergatan' },
    { address: 'ÜRÜM' },
    { name: 'luk', fatherName: 'JOSE', address: '5' },
  ]) {
    const { body } = await search(fields)
    assert.equal(names(body.data), ['Łukasz Groß'], JSON.stringify(fields))
    assert.is(body.message, englishOf(messageRef('studentsFound')))
  }
  const none = await search({ name: 'luk', fatherName: 'smith' })
  assert.is(none.status, 200)
  assert.equal([none.body.success, none.body.data], [false, []])
})

test('a name, roll number or address is found by each spelling of its signs, letters and digits', async () => {
  await addStudent(admin, { name: 'Sean O\u2019Brien', fatherName: 'Ali Al-Hassan', rollNumber: '102', address: 'x' })
  await addStudent(admin, { name: 'علي رضا', fatherName: 'كريم', rollNumber: '۱۰۳', address: 'فاطمة منزل ۱۲' })
  for (const [field, spellings, name] of [
    ['name', ["o'brien", 'obrien', 'O\u2018Brien', 'O\u200bBrien'], 'Sean O\u2019Brien'],
    ['fatherName', ['alhassan', 'Al\u2013Hassan', 'al-'], 'Sean O\u2019Brien'],
    ['name', ['علی', 'علي', 'على', 'رضا علی'], 'علي رضا'],
    ['fatherName', ['کریم', 'كريم'], 'علي رضا'],
    ['address', ['فاطمه', 'فاطمہ', '12', '۱۲'], 'علي رضا'],
  ] as const)
    for (const one of spellings) assert.equal(await found({ [field]: one }), [name], `${field}: ${one}`)
  const byText = async (text: string) => names((await admin.post('/student/findStudents', { text })).body.data)
  for (const roll of ['۱۰۲', '١٠٢', '102']) assert.equal(await byText(roll), ['Sean O\u2019Brien'])
  for (const roll of ['103', '۱۰۳']) assert.equal(await byText(roll), ['علي رضا'])
  assert.equal(await byText('"sean  obrien" 102'), ['Sean O\u2019Brien'])
  assert.equal(await byText('"obrien sean"'), [], 'a phrase')
})

test('a class in a search is that class alone, with words and without', async () => {
  for (const grade of ['1', '10', '5', '9']) await addStudent(admin, { name: `Ann of ${grade}`, grade })
  for (const grade of ['1', '5', '10']) {
    assert.equal(await found({ grade }), [`Ann of ${grade}`])
    assert.equal(await found({ grade, name: 'ann' }), [`Ann of ${grade}`])
  }
  assert.equal(await found({ grade: '2', name: 'ann' }), [])
})

test('an empty search finds everybody', async () => {
  for (const name of ['One', 'Two']) await addStudent(admin, { name })
  assert.equal(await found({}), ['One', 'Two'])
  assert.equal(await found({ name: '', fatherName: ' ', grade: '', address: '' }), ['One', 'Two'])
})

test('no character of a search is a wildcard', async () => {
  const odd = ['100%', 'a_b', 'a\\b', "O'Brien", '"; drop table students; --', '.*', '(a+)+$', '%_\\']
  for (const name of odd) await addStudent(admin, { name })
  await addStudent(admin, { name: 'axb 100x' })
  for (const part of odd) assert.equal((await found({ name: part })).includes(part), true, part)
  assert.equal(await found({ name: 'a_b' }), ['a_b'])
  assert.equal(await found({ name: '100%' }), ['100%'])
  assert.equal((await found({ name: '%' })).sort(), ['%_\\', '100%'])
  assert.equal(await found({ name: '.*' }), ['.*'])
})

test('a character that normalizes to eighteen does not make a search too long', async () => {
  await addStudent(admin, { grade: '9' })
  const { status, body } = await admin.post('/student/searchStudent', { grade: '9', address: '\ufdfa'.repeat(1600) })
  assert.is(status, 200)
  assert.is(body.message, 'NO Student Found')
})

test('each word has to be a part of the field, in any order', async () => {
  for (const name of ['Bilal Khan', 'Bilal Ahmed', 'Khan Zaman']) await addStudent(admin, { name, grade: '9' })
  assert.equal(await found({ name: 'khan bilal' }), ['Bilal Khan'])
  assert.equal(await found({ name: '  KHA\u00a0lal ' }), ['Bilal Khan'])
  assert.equal(await found({ name: 'khan', grade: '9' }), ['Bilal Khan', 'Khan Zaman'])
  assert.equal(await found({ name: 'khan 50%' }), [])
})

test('a search with too many words is refused', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
  assert.is((await search({ address: words(50) })).status, 200)
  const { status, body } = await search({ address: words(51) })
  assert.equal([status, body.field], [400, 'address'])
  assert.match(body.message, /more than 50 words/)
})

test('one text finds a student by every field that the caller sees', async () => {
  const fields = { name: 'Zoë Groß', fatherName: 'Łukasz', rollNumber: 'Ä-17', grade: '7', address: '9 Åkervägen' }
  await addStudent(admin, { ...fields, phone: '+92 300 1234567', userId: 'other-zoe@mySchool.com' })
  await addStudent(admin, { name: 'Somebody', grade: '7', phone: '0301 7654321', userId: 'somebody@mySchool.com' })
  const { userId, password } = await addTeacher(admin)
  const teacher = await school.login(userId, password)
  const everywhere = ['gross zoe', 'lukasz', 'a-17', 'akervagen', '0300 123-4567', '03001234567', '1234567 ZOE']
  for (const [who, caller, texts] of [
    ['admin', admin, [...everywhere, 'OTHER', 'other-zoe@myschool.com']],
    ['teacher', teacher, everywhere],
  ] as const)
    for (const text of texts) {
      const { body } = await caller.post('/student/findStudents', { text })
      assert.equal(names(body.data), ['Zoë Groß'], `${who}: ${text}`)
      const [, ...rows] = String((await caller.post('/export/students', { format: 'csv', text })).bytes)
        .trim()
        .split('\n')
      assert.equal(
        rows.map((row) => row.split(',')[0]),
        ['Zoë Groß'],
        `${who} exports: ${text}`,
      )
    }
  // The misspelling of the specification is that of searchStudent.
  assert.is((await teacher.post('/student/findStudents', { text: 'zoe' })).body.message, 'Students found')
  const none = await teacher.post('/student/findStudents', { text: 'other-zoe' })
  assert.equal([none.body.message, none.body.data], ['NO Student Found', []], 'a teacher sees no user id')
  // What all user ids end with tells nobody from another.
  assert.equal(names((await admin.post('/student/findStudents', { text: 'school' })).body.data), [])
  assert.equal(names((await admin.post('/student/findStudents', { text: '0300', grade: '6' })).body.data), [])
  // A change is found at once, and no longer what was there before.
  const [{ _id } = { _id: '' }] = (await admin.post('/student/findStudents', { text: 'a-17' })).body.data
  await admin.post(`/student/updateStudent/${_id}`, form({ rollNumber: '18', phone: '0321 1111111' }))
  for (const [text, count] of [
    ['a-17', 0],
    ['1234567', 0],
    ['+923211111111', 1],
  ] as const)
    assert.is((await admin.post('/student/findStudents', { text })).body.data.length, count, text)
})

test('a search with a value that is no text is refused', async () => {
  for (const value of [{ $ne: null }, ['Ann'], true]) {
    const { status, body } = await search({ name: value })
    assert.equal([status, body.field], [400, 'name'])
  }
  const { body } = await search({ grade: '11' })
  assert.match(body.message, /^grade must be/)
})

test('deleting a student removes the login, the photos and the report too', async () => {
  const { _id, userId } = await addStudent(admin)
  const report = await addReport(admin, _id, { photo: await picture() })
  const { store } = school
  const { body } = await admin.delete(`/student/deleteStudent/${_id}`)
  assert.is(body.student._id, _id)
  assert.is(await store.users.findByUserId(userId), undefined)
  assert.is(await store.students.count(), 0)
  assert.is(await store.reports.count(), 0)
  assert.is((await admin.get(`/student/get-student-photo/${_id}`)).status, 404)
  assert.is((await admin.get(`/report/gettingPhoto/${report}`)).status, 404)
  assert.is((await admin.delete(`/student/deleteStudent/${_id}`)).status, 404)
  assert.ok((await addStudent(admin, { userId }))._id, 'the user id is free again')
})

test.run()
