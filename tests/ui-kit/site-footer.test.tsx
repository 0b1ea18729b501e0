import * as assert from 'uvu/assert'
import { SiteFooter } from '../../ui-kit/site-footer/site-footer.tsx'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(
  SiteFooter,
  { name: 'MY SCHOOL', links: [{ href: '/about', label: 'About' }], address: '12 Canal Road', children: 'Since 1990' },
  { root: 'FOOTER' },
)

test('the links are a named navigation; without links there is none', () => {
  const { root } = render(<SiteFooter name="MY SCHOOL" links={[{ href: '/about', label: 'About' }]} />)
  assert.is(root.querySelector('nav')?.getAttribute('aria-label'), 'More pages')
  assert.is(root.querySelector('nav a')?.getAttribute('href'), '/about')
  assert.not.ok(render(<SiteFooter name="MY SCHOOL" links={[]} />).root.querySelector('nav'))
})

test('the contact details are in an address element', () => {
  const { root } = render(<SiteFooter name="MY SCHOOL" address="12 Canal Road" />)
  assert.is(root.querySelector('address')?.textContent, '12 Canal Road')
})

test.run()
