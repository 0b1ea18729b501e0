import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, open, said, submit, words } from './portal.tsx'
import { cells, choosePhoto, details, fill, headers, teacherOf, watchToast } from './staff.ts'

const LIST = '/admin/dashboard/teacher-detail'
const teacher = teacherOf('a')
const list = (...teachers: unknown[]) => answer('allTeacher', { success: true, message: '', teachers })

const typed = {
  name: 'Sana Javed',
  phone: '0300 7654321',
  address: '3 Canal Bank',
  qualifications: 'MSc',
  salary: '85000',
  subject: 'Physics',
  bankDetail: 'HBL 0123',
  experience: '7 years',
  answer: 'Javed',
}

test.before.each(() => list(teacher))

test('admin.teachers: the total in the header, numbered rows, three actions in each', async () => {
  await open(LIST, 3)
  assert.is(words('h1'), 'Total Teacher : 1')
  assert.equal(headers(), ['No.', 'Image', 'Name', 'Subject', 'Gender', 'Actions'])
  assert.equal(cells(), [['1', '', 'Teacher a', 'Physics', 'Female', 'DetailsUpdateDelete']])
})

test('error.lists: a failed load of the teachers is logged and can be tried again', async () => {
  answer('allTeacher', down)
  await open(LIST, 3)
  assert.is(logged().length, 1)
  assert.match(words('main tbody'), 'No Teacher Found')
  assert.is(words('h1'), 'Total Teacher : –')
  list(teacher)
  await click(find('main tbody button', 'Try again'))
  assert.is(cells().length, 1)
})

test('admin.teacher.add, admin.teacher.credentials: everything is sent; the id says Teacher before the suffix', async () => {
  const toast = watchToast()
  answer('addTeacher', () => {
    toast.mark()
    return { body: { success: true, message: '', teacher } }
  })
  await open('/admin/dashboard/add-teacher', 3)
  const gender = find<HTMLSelectElement>('main [name=gender]')
  assert.equal(
    [...gender.options].map(({ value }) => value),
    ['Male', 'Female', 'Other'],
  )
  assert.is(gender.value, 'Male')
  await fill(typed)
  await choosePhoto('photo')
  await choosePhoto('idCard')
  await submit()
  const { photo, idCard, userId, password, ...sent } = Object(asked.find(({ call }) => call === 'addTeacher')?.body)
  assert.equal(sent, { ...typed, gender: 'Male' })
  assert.match(userId, /^Sana-Javed-\d{1,4}Teacher@mySchool\.com$/)
  assert.match(password, /^[A-Za-z0-9]{10}$/)
  assert.ok(photo.size > 0 && idCard.size > 0)
  assert.equal(said(), ['Teacher Added successFully'])
  assert.is(toast.seen.path, LIST)
  assert.ok(toast.seen.after >= 100, `admin.teacher.add.success: the toast came after ${toast.seen.after} ms`)
})

test('admin.teacher.add.incomplete: said, shown at the fields, nothing sent', async () => {
  await open('/admin/dashboard/add-teacher', 3)
  await fill({ ...typed, salary: '' })
  await choosePhoto('photo')
  await submit()
  assert.equal(said(), ['Please Enter complete Detail'])
  assert.not.ok(asked.some(({ call }) => call === 'addTeacher'))
  const wrong = [...document.querySelectorAll('main form [data-state=error] [data-part=label]')]
  assert.equal(
    wrong.map((label) => label.textContent),
    ['Id card *', 'Salary *'],
  )
})

test('error.teacher.false, error.teacher.exception', async () => {
  answer('singleTeacher', { success: true, message: '', data: teacher })
  answer('updateTeacher', { success: false, message: 'no' })
  await open('/admin/dashboard/update-teacher/a', 3)
  await submit()
  assert.equal(said(), ['someThing wents wrong'])
  answer('updateTeacher', down)
  await submit()
  assert.equal(said(), ['something wents wrong in adding product'], 'what the try before was told is over')
  assert.is(logged().length, 1)
})

test('admin.teacher.update: filled from the server, without the login; both pictures may stay', async () => {
  answer('singleTeacher', { success: true, message: '', data: teacher })
  answer('updateTeacher', { success: true, message: '', teacher })
  await open('/admin/dashboard/update-teacher/a', 3)
  for (const name of ['userId', 'password', 'answer']) assert.is(document.querySelector(`main [name=${name}]`), null)
  assert.equal(
    [...document.querySelectorAll('main form img')].map((image) => image.getAttribute('src')?.split('?')[0]),
    ['/api/v1/teacher/teacherPhoto/a', '/api/v1/teacher/teacherIdCard/a'],
  )
  await fill({ subject: 'Chemistry' })
  await submit()
  const sent = asked.find(({ call }) => call === 'updateTeacher')
  assert.is(sent?.path, '/teacher/updateTeacher/a')
  assert.is(Object(sent?.body).subject, 'Chemistry')
  assert.is(location.pathname, LIST)
  assert.equal(said(), ['Data updated SuccessFully'])
})

test('admin.teacher.detail, admin.teacher.private: every field, both pictures, the login behind its toggle', async () => {
  answer('singleTeacher', { success: true, message: '', data: teacher })
  await open('/admin/dashboard/teacher-Full-Detail/a', 3)
  assert.equal(details(), {
    Name: 'Teacher a',
    Gender: 'Female',
    Phone: '0300 7654321',
    Address: '3 Canal Bank',
    Qualifications: 'MSc Physics',
    Salary: '85000',
    Subject: 'Physics',
    Experience: '7 years',
    'Joining date': '2026-03-02',
  })
  assert.is(document.querySelectorAll('main .kit-photo').length, 2)
  assert.not.match(document.body.innerHTML, teacher.password)
  await click(find('main button', 'Private Info'))
  assert.is(details()['User id'], teacher.userId)
  assert.is(details().Password, teacher.password)
  assert.is(details()['Reset password answer'], teacher.answer)
  await click(find('main button', 'Hide Private Info'))
  assert.not.match(document.body.innerHTML, teacher.password)
})

test('error.teacher.detail: said, and it can be tried again in place', async () => {
  answer('singleTeacher', down)
  await open('/admin/dashboard/teacher-Full-Detail/a', 3)
  assert.equal(said(), ['error'])
  assert.is(logged().length, 1)
  answer('singleTeacher', { success: true, message: '', data: teacher })
  await click(find('main button', 'Try again'))
  assert.is(details().Name, 'Teacher a')
})

test('admin.teacher.delete: another word deletes nothing and says so; the word deletes', async () => {
  answer('deleteTeacher', { success: true, message: '', data: teacher })
  await open(LIST, 3)
  await click(find('main tbody button', 'Delete'))
  await type(find('dialog [name=word]'), 'DELETE')
  await click(find('dialog button[type=submit]'))
  assert.match(words('dialog[open]'), 'invalid output')
  assert.not.ok(asked.some(({ call }) => call === 'deleteTeacher'))
  list()
  await type(find('dialog [name=word]'), 'delete')
  await click(find('dialog button[type=submit]'))
  assert.equal(said(), ['deleted product successfully'])
  assert.is(words('h1'), 'Total Teacher : 0')
  assert.is(words('main tbody'), 'No Teacher Found')
})

test.run()
