import * as assert from 'uvu/assert'
import { PageHeading } from '../../ui-kit/page-heading/page-heading.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  PageHeading,
  { children: 'Students', lead: '128 in all', actions: 'Search', back: { href: '/admin', label: 'Back' } },
  { root: 'DIV' },
)

test('a script can focus the h1, the Tab key cannot', () => {
  const { root } = render(<PageHeading>Students</PageHeading>)
  const heading = root.querySelector('h1')
  heading?.focus()
  assert.ok(document.activeElement === heading)
  assert.is(heading?.tabIndex, -1)
  assert.is(root.textContent, 'Students')
})

test('back is a link', () => {
  const { root } = render(<PageHeading back={{ href: '/admin/dashboard', label: 'Back' }}>Student</PageHeading>)
  assert.is(root.querySelector('a')?.getAttribute('href'), '/admin/dashboard')
})

test.run()
