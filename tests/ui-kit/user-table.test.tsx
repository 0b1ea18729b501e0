import * as assert from 'uvu/assert'
import { UserTable } from '../../ui-kit/user-table/user-table.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const users = [3, 2].map((role) => ({ id: `u${role}`, role, userId: `user-${role}`, answer: 'Khan' }))

conforms(UserTable, { users }, { root: 'DIV' })

const roles = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody [data-column="role"]')].map((cell) => cell.textContent)

test('a role has its label, or is shown as it is', () => {
  assert.equal(roles(render(<UserTable users={users} roleLabels={{ 2: 'Teacher' }} />).root), ['3', 'Teacher'])
  assert.equal(roles(render(<UserTable users={users} />).root), ['3', '2'])
})

test('user id and answer are shown as they are', () => {
  const { root } = render(<UserTable users={users.slice(0, 1)} />)
  assert.equal(
    [...root.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent),
    ['1', '3', 'user-3', 'Khan'],
  )
})

test.run()
