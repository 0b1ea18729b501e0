import * as assert from 'uvu/assert'
import { SiteHeader } from '../../ui-kit/site-header/site-header.tsx'
import { click, press, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const links = [
  { href: '/', label: 'Home', current: true },
  { href: '/student/report/7', label: 'Report', badge: { label: 'a report is available' } },
]

const area = {
  label: 'Office',
  groups: [{ heading: 'Students', links: [{ href: '/all', label: 'All', current: true }] }],
}

conforms(SiteHeader, { name: 'MY SCHOOL', links, area, user: 'Bilal Khan', actions: 'Logout' }, { root: 'HEADER' })

test('the links of an area are a navigation of their own before the others', () => {
  const { root } = render(<SiteHeader name="MY SCHOOL" links={links} area={area} />)
  const [first, second] = root.querySelectorAll('nav')
  assert.equal([first?.getAttribute('aria-label'), second?.getAttribute('aria-label')], ['Office', 'Menu'])
  assert.is(first?.querySelector('[aria-current=page]')?.getAttribute('href'), '/all')
})

test('the current link is marked', () => {
  const { root } = render(<SiteHeader name="MY SCHOOL" links={links} />)
  assert.equal(
    [...root.querySelectorAll('[data-part="link"]')].map((link) => link.getAttribute('aria-current')),
    ['page', null],
  )
})

test('screen readers read a badge at its link and at the menu button', () => {
  const { root } = render(<SiteHeader name="MY SCHOOL" links={links} />)
  assert.is(root.querySelector('[data-badge]')?.textContent, 'Report (a report is available)')
  assert.is(root.querySelector('summary')?.textContent, 'Menu(a report is available)')
})

test('without a badge there is none', () => {
  const { root } = render(<SiteHeader name="MY SCHOOL" links={links.slice(0, 1)} />)
  assert.not.ok(root.querySelector('[data-part="badge"]'))
})

test('Escape closes the menu and returns focus, a click on a link closes it', async () => {
  const { root } = render(<SiteHeader name="MY SCHOOL" links={[{ href: '#about', label: 'About' }]} />)
  const menu = root.querySelector('details') as HTMLDetailsElement
  const link = root.querySelector('[data-part="link"]') as HTMLElement
  menu.open = true
  await press(link, 'Escape')
  assert.not.ok(menu.open)
  assert.ok(document.activeElement === root.querySelector('summary'))
  menu.open = true
  await press(link, 'a')
  assert.ok(menu.open)
  await click(link)
  assert.not.ok(menu.open)
})

test.run()
