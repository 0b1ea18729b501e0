import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, find, open, rest, said, words } from './portal.tsx'
import { cells, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const D = '/teacher/dashboard'
const two = [studentOf('a'), studentOf('b', { grade: '10' })]

test.before.each(async () => {
  answer('getAllStudent', { success: true, message: '', students: two })
  await loadStudents()
})

test('teacher.search: an empty result is shown only in the list; without the filter all students are back', async () => {
  answer('searchStudent', { success: false, message: 'NO Student Found', data: [] })
  await open(D, 2)
  await click(find('main button', 'Search Students'))
  assert.match(words('dialog[open]'), 'Atleast one field required')
  await type(find('dialog [name=address]'), 'nowhere')
  await click(find('dialog button[type=submit]'))
  await rest()
  assert.is(words('main tbody'), 'NO Student Found')
  assert.equal(said(), [])
  await click(find('main .kit-filter-chips button'))
  await rest()
  assert.is(cells().length, 2)
  assert.is(location.search, '')
})

test.run()
