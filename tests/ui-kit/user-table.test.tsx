import * as assert from 'uvu/assert'
import { UserTable } from '../../ui-kit/user-table/index.ts'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const users = [3, 2, 1, 0, 7].map((role) => ({ id: `u${role}`, role, userId: `user-${role}`, answer: 'Khan' }))

conforms(UserTable, { users }, { root: 'DIV', parts: ['caption', 'row', 'range'] })

const roles = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody [data-column="role"]')].map((cell) => cell.textContent)

test('numbers of roles become words; any other number is a plain user', () => {
  assert.equal(roles(render(<UserTable users={users} />).root), ['Admin', 'Teacher', 'Student', 'User', 'User'])
})

test('roles can be called otherwise', () => {
  const roleLabels = { 0: 'Gast', 1: 'Kind', 2: 'Lehrkraft', 3: 'Leitung' }
  assert.is(roles(render(<UserTable users={users} roleLabels={roleLabels} />).root)[1], 'Lehrkraft')
})

test('user id and answer stand as they are', () => {
  const { root } = render(<UserTable users={users.slice(0, 1)} />)
  assert.equal(
    [...root.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent),
    ['1', 'Admin', 'user-3', 'Khan'],
  )
})

test.run()
