import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, openPage, respond, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { cells, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const D = '/teacher/dashboard'
const two = [studentOf('a'), studentOf('b', { grade: '10' })]

test.before.each(async () => {
  respond('getAllStudent', { success: true, message: '', students: two })
  await loadStudents()
})

test('teacher.search: an empty result is shown only in the list; without the filter all students are back', async () => {
  respond('searchStudent', { success: false, message: 'NO Student Found', data: [] })
  await openPage(D, 2)
  await click(find('main button', 'Search Students'))
  assert.match(textOf('dialog[open]'), 'Atleast one field required')
  await type(find('dialog [name=address]'), 'nowhere')
  await click(find('dialog button[type=submit]'))
  await waitUntilIdle()
  assert.is(textOf('main tbody'), 'NO Student Found')
  assert.equal(toastTexts(), [])
  await click(find('main .kit-filter-chips button'))
  await waitUntilIdle()
  assert.is(cells().length, 2)
  assert.is(location.search, '')
})

test.run()
