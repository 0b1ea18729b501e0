import * as assert from 'uvu/assert'
import { TeacherTable } from '../../ui-kit/teacher-table/teacher-table.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const teachers = [{ id: '1', name: 'Peter Osei', subject: 'Physics', gender: 'Male' }]

conforms(TeacherTable, { teachers }, { root: 'DIV' })

test('the columns', () => {
  const { root } = render(<TeacherTable teachers={teachers} rowActions={() => 'Details'} />)
  assert.equal(
    [...root.querySelectorAll('thead th')].map((header) => header.textContent),
    ['No.', 'Photo', 'Name', 'Subject', 'Gender', 'Actions'],
  )
  assert.equal(
    [...root.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent),
    ['1', '', 'Peter Osei', 'Physics', 'Male', 'Details'],
  )
})

test('without teachers: says so', () => {
  assert.is(render(<TeacherTable teachers={[]} />).root.querySelector('tbody')?.textContent, 'No teachers')
})

test.run()
