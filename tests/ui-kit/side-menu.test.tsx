import * as assert from 'uvu/assert'
import { SideMenu } from '../../ui-kit/side-menu/side-menu.tsx'
import { click, press, render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const groups = [
  { links: [{ href: '#dashboard', label: 'Dashboard' }] },
  { heading: 'Students', links: [{ href: '#add', label: 'add-student', current: true, icon: <svg aria-hidden /> }] },
]

conforms(SideMenu, { label: 'Administration', groups }, { root: 'NAV' })

test('a named navigation with a current link', () => {
  const { root } = render(<SideMenu label="Administration" groups={groups} />)
  assert.is(root.getAttribute('aria-label'), 'Administration')
  assert.is(root.querySelector('[aria-current="page"]')?.textContent, 'add-student')
})

test('its menu closes on Escape and on a click on a link', async () => {
  const { root } = render(<SideMenu label="Administration" groups={groups} />)
  const menu = root.querySelector('details') as HTMLDetailsElement
  const link = root.querySelector('[data-part="link"]') as HTMLElement
  menu.open = true
  await press(link, 'Escape')
  assert.not.ok(menu.open)
  menu.open = true
  await click(link)
  assert.not.ok(menu.open)
})

test.run()
