import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, open, rest, said, submit, words } from './portal.tsx'
import { cells, choosePhoto, details, fill, headers, studentOf, watchToast } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const LIST = '/admin/dashboard/Student-detail'
const two = [studentOf('a'), studentOf('b', { grade: '10', name: 'Zoë' })]

/** Opens the list as the admin, with these students. */
async function openList(students: readonly unknown[] = two, search = '') {
  answer('getAllStudent', { success: true, message: '', students })
  await loadStudents()
  await open(LIST + search, 3)
}

const newStudent = {
  name: 'Ayesha Khan',
  fatherName: 'Imran Khan',
  age: '8',
  phone: '0300-1234567',
  grade: '3',
  rollNumber: '12',
  fee: '4000',
  address: 'Street 1',
  answer: 'Khan',
}

test('admin.students: the total in the header, numbered rows, four actions in each', async () => {
  await openList()
  assert.is(words('h1'), 'Total Student : 2')
  assert.equal(headers(), ['No.', 'Image', 'Name', 'Father Name', 'Class', 'Actions'])
  assert.equal(cells()[0], ['1', '', 'Pupil a', 'Father a', '3', 'DetailsUpdateDeleteReport'])
  const links = [...document.querySelectorAll('main tbody tr:first-child a')].map((link) => link.getAttribute('href'))
  assert.equal(links, [
    '/admin/dashboard/fullStudent-detail/a',
    '/admin/dashboard/update-detail/a',
    '/admin/dashboard/select-report/a',
  ])
})

test('admin.students.empty: without students the list says so', async () => {
  await openList([])
  assert.is(words('h1'), 'Total Student : 0')
  assert.is(words('main tbody'), 'NO Student Found')
})

test('error.lists: a failed load is logged, shows the empty text and can be tried again in place', async () => {
  answer('getAllStudent', down)
  await loadStudents()
  await open(LIST, 3)
  assert.is(logged().length, 1)
  assert.equal(said(), [])
  assert.match(words('main tbody'), 'NO Student Found')
  assert.is(words('h1'), 'Total Student : –')
  answer('getAllStudent', { success: true, message: '', students: two })
  await click(find('main tbody button', 'Try again'))
  await rest()
  assert.is(cells().length, 2)
})

test('admin.students.filter: the class stands in the address and asks the server; reset reloads the page', async () => {
  answer('classFilter', { success: true, message: '', students: [two[1]] })
  await openList()
  await type(find('main select[name=class]'), '10')
  await rest()
  assert.is(location.search, '?class=10')
  assert.is(asked.at(-1)?.path, '/student/classFilter/10')
  assert.equal(
    cells().map((row) => row[2]),
    ['Zoë'],
  )
  assert.is(words('h1'), 'Total Student : 2', 'the total is of all students')
  const reset = find<HTMLAnchorElement>('main a[data-reload]')
  assert.is(reset.getAttribute('href'), LIST)
  let left = false
  // What the router leaves to the browser is a real load of the page.
  reset.addEventListener('click', (event) => setTimeout(() => (left = !event.defaultPrevented)))
  await click(reset)
  await rest()
  assert.ok(left)
})

test('admin.students.search: the dialog, its note, its fields; the server’s word as a toast', async () => {
  answer('searchStudent', {
    success: true,
    message: 'Successfully search according to critaria',
    data: [two[1]],
  })
  await openList()
  await click(find('main button', 'Search Students'))
  assert.is(words('dialog[open] h2'), 'Search Students')
  assert.match(words('dialog[open]'), 'Atleast one field required')
  await type(find('dialog [name=name]'), 'zoe')
  await type(find('dialog [name=grade]'), '10')
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.equal(asked.at(-1)?.body, { name: 'zoe', fatherName: '', grade: '10', address: '' })
  assert.equal(said(), ['Successfully search according to critaria'])
  assert.is(cells().length, 1)
  assert.is(document.querySelector('dialog[open]'), null)
  assert.is(new URLSearchParams(location.search).get('name'), 'zoe')
})

test('admin.students.search: what an address brings again is found without a word about it', async () => {
  answer('searchStudent', { success: true, message: 'Successfully search according to critaria', data: two })
  await openList(two, '?search=1&name=pupil')
  assert.is(cells().length, 2)
  assert.equal(said(), [])
})

test('admin.student.add, admin.student.add.success, const.toast: everything is sent, then the list, then the toast', async () => {
  const toast = watchToast()
  answer('addStudent', () => {
    toast.mark()
    return { body: { success: true, message: 'Student added successfully', student: studentOf('new') } }
  })
  await open('/admin/dashboard/add-student', 3)
  await fill(newStudent)
  await choosePhoto('photo')
  const userId = find<HTMLInputElement>('[name=userId]')
  assert.match(userId.value, /^Ayesha-Khan-\d{1,4}@mySchool\.com$/)
  assert.ok(userId.readOnly)
  await submit()
  const sent = asked.find(({ call }) => call === 'addStudent')?.body as Record<string, unknown>
  assert.equal(Object.keys(sent).sort(), [...Object.keys(newStudent), 'userId', 'password', 'photo'].sort())
  for (const [name, value] of Object.entries(newStudent)) assert.is(sent[name], value)
  assert.match(String(sent.password), /^[A-Za-z0-9]{10}$/)
  assert.is(location.pathname, LIST)
  assert.equal(said(), ['Data added SuccessFully'])
  assert.is(toast.seen.path, LIST)
  assert.ok(toast.seen.after >= 100, `the toast came after ${toast.seen.after} ms`)
  assert.ok(asked.filter(({ call }) => call === 'getAllStudent').length > 0, 'the list is fetched again')
})

test('admin.student.add: a form that is not complete is not sent and says what is missing', async () => {
  await open('/admin/dashboard/add-student', 3)
  await submit()
  assert.is(
    asked.some(({ call }) => call === 'addStudent'),
    false,
  )
  assert.match(document.title, /^Error: /)
  assert.ok(document.querySelectorAll('main form [data-part=error]').length >= 9)
})

test('error.student.false: refused, with the server’s reason above the fields and everything kept', async () => {
  answer('addStudent', { success: false, message: 'userId is Not available' })
  await open('/admin/dashboard/add-student', 3)
  await fill(newStudent)
  await choosePhoto('photo')
  await submit()
  assert.equal(said(), ['someThing wents wrong'])
  assert.match(words('main form'), 'userId is Not available')
  assert.is(find<HTMLInputElement>('main [name=name]').value, 'Ayesha Khan')
})

test('error.student.exception: no answer', async () => {
  answer('addStudent', down)
  await open('/admin/dashboard/add-student', 3)
  await fill(newStudent)
  await choosePhoto('photo')
  await submit()
  assert.equal(said(), ['something wents wrong in adding product'])
  assert.is(find<HTMLInputElement>('main [name=name]').value, 'Ayesha Khan')
  assert.is(logged().length, 1)
})

test('admin.student.credentials, error.clipboard: each is copied with a word about it, or that it failed', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await open('/admin/dashboard/add-student', 3)
  await fill({ name: 'Ayesha Khan' })
  await click(find('main button[aria-label="Copy user id"]'))
  await click(find('main button[aria-label="Copy password"]'))
  assert.equal(said(), ['userId copied to clipboard', 'password copied to clipboard'])
  assert.equal(copied, [find<HTMLInputElement>('[name=userId]').value, find<HTMLInputElement>('[name=password]').value])
  const password = copied[1]
  await click(find('main button[aria-label="Generate another password"]'))
  assert.is.not(find<HTMLInputElement>('[name=password]').value, password)
  clipboard.writeText = async () => {
    throw new Error('refused')
  }
  await click(find('main button[aria-label="Copy password"]'))
  assert.is(said().at(-1), 'Failed to copy:')
})

test('admin.student.update: filled from the server, without the login; the old photo may stay', async () => {
  answer('studentForTeacher', { success: true, message: '', user: two[0] })
  answer('updateStudent', { success: true, message: '', student: two[0] })
  await open('/admin/dashboard/update-detail/a', 3)
  assert.is(find<HTMLInputElement>('main [name=name]').value, 'Pupil a')
  assert.is(find<HTMLSelectElement>('main [name=grade]').value, '3')
  for (const name of ['userId', 'password', 'answer']) assert.is(document.querySelector(`main [name=${name}]`), null)
  assert.match(find<HTMLImageElement>('main form img').src, /get-student-photo\/a/)
  await fill({ fee: '5000' })
  await submit()
  const sent = asked.find(({ call }) => call === 'updateStudent')
  assert.is(sent?.path, '/student/updateStudent/a')
  assert.is(Object(sent?.body).fee, '5000')
  assert.is(location.pathname, LIST)
  assert.equal(said(), ['Data updated SuccessFully'])
})

test('admin.student.detail: every field, the photo, the way back', async () => {
  answer('studentForTeacher', { success: true, message: '', user: two[0] })
  await open('/admin/dashboard/fullStudent-detail/a', 3)
  assert.equal(details(), {
    Name: 'Pupil a',
    'Father name': 'Father a',
    Age: '9',
    Fee: '4500',
    Phone: '0300 1234567',
    Class: '3',
    'Roll number': '17',
    Address: '12 College Road',
  })
  assert.is(find('main [data-part=back] a', 'Back').getAttribute('href'), LIST)
})

test('admin.student.private: the secrets are asked for only when they are to be shown, and forgotten when hidden', async () => {
  const secrets = { userId: 'Pupil-1@mySchool.com', password: 'Abc123Xyz0', answer: 'Khan' }
  answer('studentForTeacher', { success: true, message: '', user: two[0] })
  answer('getSingleStudent', { success: true, message: '', user: { ...two[0], ...secrets } })
  const askedFor = () => asked.filter(({ call }) => call === 'getSingleStudent').length
  await open('/admin/dashboard/fullStudent-detail/a', 3)
  assert.is(askedFor(), 0)
  await click(find('main button', 'Private Info'))
  await rest()
  assert.is(askedFor(), 1)
  assert.is(details()['User id'], secrets.userId)
  assert.is(details().Password, secrets.password)
  assert.is(details()['Reset password answer'], secrets.answer)
  await click(find('main button', 'Hide Private Info'))
  assert.not.match(document.body.innerHTML, secrets.password)
})

test('admin.student.delete: another word deletes nothing and says so; the word deletes', async () => {
  answer('deleteStudent', { success: true, message: '', student: two[0] })
  await openList()
  await click(find('main tbody tr:first-child button', 'Delete'))
  await type(find('dialog [name=word]'), 'Delete')
  await click(find('dialog button[type=submit]'))
  assert.match(words('dialog[open]'), 'invalid output')
  assert.is(
    asked.some(({ call }) => call === 'deleteStudent'),
    false,
  )
  await type(find('dialog [name=word]'), 'delete')
  answer('getAllStudent', { success: true, message: '', students: [two[1]] })
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.is(asked.find(({ call }) => call === 'deleteStudent')?.path, '/student/deleteStudent/a')
  assert.equal(said(), ['deleted product successfully'])
  assert.is(words('h1'), 'Total Student : 1')
})

test('admin.student.delete: where it fails the dialog stays and says why', async () => {
  answer('deleteStudent', () => ({ status: 404, body: { success: false, message: 'There is no such student.' } }))
  await openList()
  await click(find('main tbody tr:first-child button', 'Delete'))
  await type(find('dialog [name=word]'), 'delete')
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.match(words('dialog[open]'), 'There is no such student.')
  assert.equal(said(), [])
  assert.is(logged().length, 1)
})

test('admin.student.delete: a student whom another admin has deleted already leaves the list', async () => {
  answer('deleteStudent', () => ({ status: 404, body: { success: false, message: 'There is no such student.' } }))
  await openList()
  await click(find('main tbody tr:first-child button', 'Delete'))
  await type(find('dialog [name=word]'), 'delete')
  answer('getAllStudent', { success: true, message: '', students: [two[1]] })
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.match(words('dialog[open]'), 'There is no such student.')
  await click(find('dialog button', 'Cancel'))
  await rest()
  assert.is(cells().length, 1)
  assert.is(document.activeElement, find('h1'), 'the button that asked is gone')
  assert.is(logged().length, 1)
})

test.run()
