import * as assert from 'uvu/assert'
import { StatTile } from '../../ui-kit/stat-tile/stat-tile.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  StatTile,
  { label: 'Students', value: 12, href: '/admin/dashboard/Student-detail', icon: <svg aria-hidden /> },
  { root: 'A' },
)

test('a link with the label and the number', () => {
  const { root } = render(<StatTile label="Students" value={1024} href="/list" />)
  assert.is(root.getAttribute('href'), '/list')
  assert.is(root.textContent, 'Students 1,024')
  assert.not.ok(root.dataset.state)
  assert.is(render(<StatTile label="Kinder" value={1024} href="/list" lang="de" />).root.textContent, 'Kinder 1.024')
})

conforms(StatTile, { label: 'Students', value: 12 }, { state: 'plain', root: 'DIV' })

test('an unknown number is not zero', () => {
  const view = render(<StatTile label="Students" value={null} href="/list" />)
  assert.is(view.root.dataset.state, 'loading')
  assert.is(view.root.textContent, 'Students ')
  view.rerender(<StatTile label="Students" value={0} href="/list" />)
  assert.is(view.root.textContent, 'Students 0')
})

test.run()
