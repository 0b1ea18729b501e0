import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, find, open, rest, said, words } from './portal.tsx'
import { cells, details, headers, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const D = '/teacher/dashboard'
const two = [studentOf('a'), studentOf('b', { grade: '10' })]

test.before.each(async () => {
  answer('getAllStudent', { success: true, message: '', students: two })
  await loadStudents()
})

test('teacher.dashboard: photo, name, father’s name, class, and the ways to details and report', async () => {
  await open(D, 2)
  assert.equal(headers(), ['Image', 'Name', 'Father Name', 'Class', 'Actions'])
  assert.equal(cells()[0], ['', 'Pupil a', 'Father a', '3', 'DetailsReport'])
  assert.equal(
    [...document.querySelectorAll('main tbody tr:first-child a')].map((link) => link.getAttribute('href')),
    [`${D}/detail/a`, `${D}/report/a`],
  )
})

test('teacher.filter: one class; none in it is said; the reset link is left to the browser', async () => {
  answer('classFilter', { success: false, message: 'NO Student Found', students: [] })
  await open(D, 2)
  assert.equal(
    [...find<HTMLSelectElement>('main select[name=class]').options].map(({ value }) => value),
    ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  )
  await type(find('main select[name=class]'), '7')
  await rest()
  assert.is(words('main tbody'), 'NO Student Found')
  assert.is(find('main a[data-reload]').getAttribute('href'), D)
})

test('teacher.search: nobody found is said by the list alone; Show all brings everybody back', async () => {
  answer('searchStudent', { success: false, message: 'NO Student Found', data: [] })
  await open(D, 2)
  await click(find('main button', 'Search Students'))
  assert.match(words('dialog[open]'), 'Atleast one field required')
  await type(find('dialog [name=address]'), 'nowhere')
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.is(words('main tbody'), 'NO Student Found')
  assert.equal(said(), [])
  await click(find('main button', 'Show all'))
  await rest()
  assert.is(cells().length, 2)
  assert.is(location.search, '')
})

test('teacher.detail: every field but the login, and Back', async () => {
  answer('studentForTeacher', { success: true, message: '', user: two[0] })
  await open(`${D}/detail/a`, 2)
  assert.is(details()['Roll number'], '17')
  assert.is(Object.keys(details()).length, 8)
  assert.is(find('main [data-part=back] a', 'Back').getAttribute('href'), D)
  assert.not.match(words(), 'Private Info')
  assert.equal(
    asked.map(({ call }) => call).filter((call) => call !== 'getAllStudent'),
    ['studentForTeacher'],
  )
})

test.run()
