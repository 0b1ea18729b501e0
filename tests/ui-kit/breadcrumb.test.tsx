// The stories' play functions test the short form and the keyboard in a real browser.
import * as assert from 'uvu/assert'
import { Breadcrumb } from '../../ui-kit/breadcrumb/breadcrumb.tsx'
import { KitProvider } from '../../ui-kit/kit-provider/index.ts'
import { render } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const links = [
  { href: '/', label: 'Home' },
  { href: '/students', label: 'Students' },
]

conforms(Breadcrumb, { links, current: 'Amina Yusuf' }, { root: 'NAV' })
conforms(Breadcrumb, { links: [], current: 'Home' }, { state: 'first page', root: 'NAV' })

test('a link to each page above, then the current page, which is no link', () => {
  const { root } = render(<Breadcrumb links={links} current="Amina Yusuf" />)
  assert.equal(
    [...root.querySelectorAll('ol > li')].map((item) => item.textContent),
    ['Home', 'Students', 'Amina Yusuf'],
  )
  assert.equal(
    [...root.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ['/', '/students'],
  )
  assert.is(root.querySelector('[aria-current=page]')?.textContent, 'Amina Yusuf')
  assert.equal(
    [...root.querySelectorAll('[data-part=back]')].map((arrow) => arrow.parentElement?.textContent),
    ['Students'],
    'the arrow is at the page directly above',
  )
})

test('its name and its links come from the provider', () => {
  const { root } = render(
    <KitProvider
      messages={{ breadcrumb: { label: 'Asukoht' } }}
      Link={(props: object) => <a data-router="" {...props} />}
    >
      <Breadcrumb links={links} current="Amina Yusuf" />
    </KitProvider>,
  )
  assert.is(root.getAttribute('aria-label'), 'Asukoht')
  assert.is(root.querySelectorAll('a[data-router]').length, 2)
})

test.run()
