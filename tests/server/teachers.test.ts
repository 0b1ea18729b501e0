import * as assert from 'uvu/assert'
import { messageRef } from '#contract/failures'
import { failed } from '../../server/errors.ts'
import { addTeacher, form, picture, teacherFields } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())
test.after.each(async () => {
  for await (const page of school.store.teachers.pages()) {
    for (const { login } of page) await school.store.users.remove(login)
  }
})

const single = async (id: string) => (await admin.get(`/teacher/singleTeacher/${id}`)).body.data
const photos = { photo: await picture(), idCard: await picture('#963') }

test('a teacher is stored as sent, with a login of role 2', async () => {
  const sent = teacherFields()
  const { body } = await admin.post('/teacher/addTeacher', form({ ...sent, ...photos }))
  const { userId, password, answer, ...shown } = sent
  const { _id, created_at, photoVersion, idCardVersion, version, ...stored } = body.teacher
  assert.equal(stored, { ...shown, classes: '' })
  assert.is.not(photoVersion, idCardVersion)
  assert.equal(await single(_id), { ...body.teacher, userId, password, answer, passwordChangedAt: null })
  assert.is((await (await school.login(userId, password)).get('/auth/me')).body.user.role, 2)
})

test('the list has no bank details, no secrets and no salary', async () => {
  await addTeacher(admin)
  const [row] = (await admin.get('/teacher/allTeacher')).body.teachers
  assert.equal(Object.keys(row).sort(), ['_id', 'created_at', 'gender', 'name', 'phone', 'photoVersion', 'subject'])
})

test('a teacher has classes of the school, which only a request that sends them changes', async () => {
  const { _id, ...login } = await addTeacher(admin, { classes: ' 6\n5 \n\n6' })
  const teacher = await school.login(login.userId, login.password)
  const own = async () => (await teacher.get('/auth/me')).body.user.classes
  const update = (fields: object) => admin.put(`/teacher/updateTeacher/${_id}`, form({ ...fields }))
  assert.equal([(await single(_id)).classes, await own()], ['6\n5', ['6', '5']], 'each once, in their order')
  assert.equal((await teacher.put('/auth/login', login)).body.user.classes, ['6', '5'])
  await update({ subject: 'Art' })
  assert.is((await single(_id)).classes, '6\n5', 'a client of the specification alone erases nothing')
  for (const { status, body } of [
    await update({ classes: '5\n11' }),
    await admin.post('/teacher/addTeacher', form({ ...teacherFields(), ...photos, classes: '11' })),
  ]) {
    assert.equal([status, body.field], [400, 'classes'])
    assert.match(body.message, /^classes has '11', which is no class of the school: choose from 1, 2, .+, 10/)
  }
  await update({ classes: '' })
  assert.equal([(await single(_id)).classes, await own()], ['', undefined])
})

test('a user id in use is refused and nothing is stored', async () => {
  const { userId } = await addTeacher(admin)
  const { body } = await admin.post('/teacher/addTeacher', form({ ...teacherFields(), ...photos, userId }))
  assert.equal(body, failed(messageRef('userIdTaken')))
  assert.is(await school.store.teachers.count(), 1)
})

test('every field and both pictures of a teacher are required', async () => {
  const whole = { ...teacherFields(), ...photos }
  for (const field of Object.keys(whole)) {
    const { [field as 'name']: _, ...rest } = whole
    const { status, body } = await admin.post('/teacher/addTeacher', form(rest))
    assert.equal([status, body.field], [400, field])
    assert.match(body.message, new RegExp(`^${field} is required`))
  }
  assert.is(await school.store.teachers.count(), 0)
})

test('gender is one of three, on add and on update', async () => {
  const message = 'gender must be one of Male, Female, Other'
  const added = await admin.post('/teacher/addTeacher', form({ ...teacherFields(), ...photos, gender: 'male' }))
  assert.equal([added.status, added.body.message], [400, message])
  const { _id } = await addTeacher(admin)
  const updated = await admin.put(`/teacher/updateTeacher/${_id}`, form({ gender: 'x' }))
  assert.equal([updated.status, updated.body.message], [400, message])
})

test('a salary is any text', async () => {
  const { _id } = await addTeacher(admin, { salary: 'by agreement' })
  await admin.put(`/teacher/updateTeacher/${_id}`, form({ salary: 'none' }))
  assert.is((await single(_id)).salary, 'none')
})

test('photo and id card can be replaced separately', async () => {
  const { _id } = await addTeacher(admin)
  const before = await single(_id)
  await admin.put(`/teacher/updateTeacher/${_id}`, form({ subject: 'Art', photo: 'undefined', idCard: '' }))
  const { version } = await single(_id)
  assert.is.not(version, before.version)
  assert.equal(await single(_id), { ...before, subject: 'Art', version })
  await admin.put(`/teacher/updateTeacher/${_id}`, form({ idCard: await picture('#fff') }))
  const after = await single(_id)
  assert.is(after.photoVersion, before.photoVersion)
  assert.is.not(after.idCardVersion, before.idCardVersion)
  const card = await admin.get(`/teacher/teacherIdCard/${_id}`)
  assert.is(card.headers.get('etag'), `"${after.idCardVersion}-full"`)
  assert.is(card.headers.get('cache-control'), 'private, no-store')
})

test('a teacher can read the own photo by the id of the login too', async () => {
  const { userId, password } = await addTeacher(admin)
  const teacher = await school.login(userId, password)
  const { _id } = (await teacher.get('/auth/me')).body.user
  assert.is((await teacher.get(`/teacher/teacherPhoto/${_id}`)).status, 200)
})

test('deleting a teacher removes the login and both pictures too', async () => {
  const { _id, userId } = await addTeacher(admin)
  const { body } = await admin.delete(`/teacher/deleteTeacher/${_id}`)
  assert.is(body.data._id, _id)
  assert.is(await school.store.users.findByUserId(userId), undefined)
  for (const picture of ['teacherPhoto', 'teacherIdCard']) {
    assert.is((await admin.get(`/teacher/${picture}/${_id}`)).status, 404)
  }
  assert.is((await admin.get(`/teacher/singleTeacher/${_id}`)).status, 404)
})

test.run()
