import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { click, replaceProperty, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, logged, openPage, requests, respond, setSchool, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { cells, details, studentOf } from './staff.ts'

const { toasts } = await import('../../portal/state/toasts.ts')
const { loadStudents } = await import('../../portal/state/students.ts')

const LIST = '/admin/dashboard/Student-detail'
const two = [studentOf('a'), studentOf('b', { grade: '10', name: 'Zoë' })]

/** Opens the list as the admin, with these students. */
async function openList(students: readonly unknown[] = two, search = '') {
  respond('getAllStudent', { success: true, message: '', students })
  await loadStudents()
  await openPage(LIST + search, 3)
}

test('the total in the header counts all students, whatever class is shown', async () => {
  respond('classFilter', { success: true, message: '', students: [two[1]] })
  await openList(two, '?class=10')
  assert.is(cells().length, 1)
  assert.is(textOf('h1'), 'Total Student : 2')
})

test('a class is listed by roll number, and not in the order in which its students were added', async () => {
  const students = ['10', '9', '1'].map((rollNumber) => studentOf(`r${rollNumber}`, { grade: '10', rollNumber }))
  respond('classFilter', { success: true, message: '', students })
  await openList(students, '?class=10')
  const rolls = [...document.querySelectorAll('main .class-and-roll small')].map((roll) => roll.textContent)
  assert.equal(rolls, ['Roll 1', 'Roll 9', 'Roll 10'])
})

test('all are listed by class and roll number, which the list says until a column is sorted', async () => {
  const students = [
    studentOf('c', { grade: '10', rollNumber: '1' }),
    studentOf('b', { grade: '1', rollNumber: '10' }),
    studentOf('d', { grade: '2', rollNumber: '3' }),
    studentOf('a', { grade: '1', rollNumber: '2' }),
  ]
  await openList(students)
  const order = () => [...document.querySelectorAll('main .class-and-roll')].map((cell) => cell.textContent)
  assert.equal(
    order(),
    ['1Roll 2', '1Roll 10', '2Roll 3', '10Roll 1'].map((text) => text.replace('Roll', ' Roll')),
  )
  assert.match(textOf('main .list-state'), 'By class and roll number')
  await click(find('main th[data-column=name] button'))
  assert.not.match(textOf('main .list-state'), 'By class')
})

test('names with one letter more or less are proposed where nobody is found, and searched for with a press', async () => {
  respond('findStudents', { success: false, message: 'NO Student Found', data: [] })
  await openList([studentOf('a', { name: 'Hassan Ali' }), studentOf('b', { name: 'Omar' })], '?text=hasan')
  assert.match(textOf('main tbody'), 'NO Student Found')
  await click(find('main tbody button', 'Hassan'))
  assert.is(location.search, '?text=Hassan')
  const asked = requests
    .filter(({ call }) => call === 'findStudents')
    .map(({ body }) => (body as { text: string }).text)
  assert.equal(asked, ['hasan', 'Hassan'])
})

test('admin.students.search: a search from the URL shows its result without a toast', async () => {
  respond('searchStudent', { success: true, message: 'Successfully search according to critaria', data: two })
  await openList(two, '?search=1&name=pupil')
  assert.is(cells().length, 2)
  assert.equal(toastTexts(), [])
})

test('the label of the fee names the currency of the school; the fee is shown as it was written', async () => {
  const student = studentOf('a', { fee: '500' })
  respond('studentForTeacher', { success: true, message: '', user: student })
  const { unmount } = await openPage('/admin/dashboard/fullStudent-detail/a', 3)
  assert.is(details().Fee, '500')
  unmount()
  setSchool({ region: { currency: 'PKR' } })
  const again = await openPage('/admin/dashboard/fullStudent-detail/a', 3)
  assert.is(details()['Fee (PKR)'], '500')
  again.unmount()
  await openPage('/admin/dashboard/add-student', 3)
  assert.match(textOf('main form'), 'Fee (PKR)')
})

test('a pasted phone loses what nobody sees; a name with another apostrophe is one of this keyboard', async () => {
  await openPage('/admin/dashboard/add-student', 3)
  const phone = find('main [name=phone]') as HTMLInputElement
  await type(phone, '\u202a+92\u202f300\u2011123\u22124567\u202c')
  assert.equal([phone.value, phone.checkValidity()], ['+92 300-123-4567', true])
  await type(find('main [name=name]'), 'Sean "Bo" O\u2019Brien')
  assert.match((find('main [name=userId]') as HTMLInputElement).value, /^Sean-Bo-O'Brien-\d{1,4}@mySchool\.com$/)
  assert.is(document.querySelector('main [name=latinName]'), null)
})

test('the summary says what is wrong with a phone and an age; a fee is any text', async () => {
  await openPage('/admin/dashboard/add-student', 3)
  const errors = () => [...document.querySelectorAll('main .kit-error-summary li')].map((error) => error.textContent)
  const add = () => click(find('main form button', 'Add student'))
  const field = (name: string) => find(`main [name=${name}]`)
  for (const [name, value, message] of [
    ['phone', '1-2', 'This phone number is too short: enter at least 3 digits'],
    ['phone', 'call me', 'A phone number has no letters; enter digits'],
    ['phone', '(042) 5550', "A phone number has no '('; enter digits, spaces and hyphens"],
    ['phone', '042-', 'Phone: Enter digits; a leading +, spaces and hyphens are fine'],
    ['age', '999', 'Age: Enter an age from 1 to 120'],
  ] as const) {
    await type(field(name), value)
    await add()
    assert.ok(errors().includes(message), `${message}: ${errors().join('; ')}`)
    assert.is(field(name).getAttribute('aria-invalid'), 'true', message)
  }
  await type(field('fee'), 'free')
  await type(field('phone'), '0300 - 123')
  await add()
  for (const name of ['fee', 'phone']) assert.is(field(name).getAttribute('aria-invalid'), null, name)
})

coversRows(
  ['error.clipboard'],
  'if copying fails, user id and password show an error, and the text is selected to be copied by hand',
  async () => {
    const clipboard = { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }
    replaceProperty(navigator, 'clipboard', clipboard)
    await openPage('/admin/dashboard/add-student', 3)
    await type(find('main [name=name]'), 'Ann Lee')
    for (const [name, field] of [
      ['Copy user id', 'userId'],
      ['Copy password', 'password'],
    ] as const) {
      toasts.clear()
      await click(find(`main button[aria-label="${name}"]`))
      assert.equal(
        toasts.list().map(({ tone, message }) => [tone, message]),
        [['danger', 'Failed to copy:']],
      )
      const { value, selectionStart, selectionEnd } = find<HTMLInputElement>(`main [name=${field}]`)
      assert.equal([selectionStart, selectionEnd], [0, value.length], name)
    }
    logged()
  },
)

test('admin.student.private: the secrets are requested only when shown, and dropped when hidden', async () => {
  const secrets = { userId: 'Pupil-1@mySchool.com', password: 'Abc123Xyz0', answer: 'Khan' }
  respond('studentForTeacher', { success: true, message: '', user: two[0] })
  respond('getSingleStudent', { success: true, message: '', user: { ...two[0], ...secrets } })
  const askedFor = () => requests.filter(({ call }) => call === 'getSingleStudent').length
  await openPage('/admin/dashboard/fullStudent-detail/a', 3)
  assert.is(askedFor(), 0)
  await click(find('main button', 'Private Info'))
  await waitUntilIdle()
  assert.is(askedFor(), 1)
  assert.is(details()['User id'], secrets.userId)
  assert.is(details().Password, secrets.password)
  assert.is(details()['Reset password answer'], secrets.answer)
  await click(find('main button', 'Hide Private Info'))
  assert.not.match(document.body.innerHTML, secrets.password)
})

test('of a password that its owner has changed, an admin sees that it was', async () => {
  const login = {
    userId: 'Pupil-1@mySchool.com',
    password: '',
    answer: 'Khan',
    passwordChangedAt: '2026-03-02T08:30:00Z',
  }
  respond('studentForTeacher', { success: true, message: '', user: two[0] })
  respond('getSingleStudent', { success: true, message: '', user: { ...two[0], ...login } })
  await openPage('/admin/dashboard/fullStudent-detail/a', 3)
  await click(find('main button', 'Private Info'))
  await waitUntilIdle()
  assert.is(details().Password, 'changed by its owner')
})

test('admin.student.delete: when it fails the dialog stays open and says why', async () => {
  respond('deleteStudent', () => ({ status: 404, body: { success: false, message: 'There is no such student.' } }))
  await openList()
  await click(find('main tbody tr:first-child button', 'Delete'))
  await type(find('dialog [name=word]'), 'delete')
  await click(find('dialog button[type=submit]'))
  await waitUntilIdle()
  assert.match(textOf('dialog[open]'), 'There is no such student.')
  assert.equal(toastTexts(), [])
  assert.is(logged().length, 1)
})

test('admin.student.delete: a student who is already deleted is removed from the list', async () => {
  respond('deleteStudent', () => ({ status: 404, body: { success: false, message: 'There is no such student.' } }))
  await openList()
  await click(find('main tbody tr:first-child button', 'Delete'))
  await type(find('dialog [name=word]'), 'delete')
  respond('getAllStudent', { success: true, message: '', students: [two[1]] })
  await click(find('dialog button[type=submit]'))
  await waitUntilIdle()
  assert.match(textOf('dialog[open]'), 'There is no such student.')
  await click(find('dialog button', 'Cancel'))
  await waitUntilIdle()
  assert.is(cells().length, 1)
  assert.is(document.activeElement, find('h1'), 'the button that asked is gone')
  assert.is(logged().length, 1)
})

test.run()
