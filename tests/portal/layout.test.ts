import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import {
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  runInAct,
  textOf,
  toastTexts,
  waitUntilIdle,
} from './portal.tsx'

const { askAvailability } = await import('../../portal/state/report-availability.ts')
const { session } = await import('../../portal/state/session.ts')
const { setTheme, restoreTheme } = await import('../../portal/state/theme.ts')
const { navigate } = await import('../../portal/state/navigation.ts')
const { reconcileSession } = await import('../../portal/state/auth-actions.ts')

test('a logout that did not reach the server is sent again, also after a reload, which stays signed out', async () => {
  respond('logout', () => {
    throw new TypeError('fetch failed')
  })
  await openPage('/', 2)
  await click(find('header button', 'Logout'))
  await waitUntilIdle()
  assert.is(logged().length, 1)
  respond('logout', { success: true, message: 'Logout Successfully' })
  await runInAct(() => reconcileSession(loginOf(2).user))
  assert.is(session.value, null)
  assert.is(requests.filter(({ call }) => call === 'logout').length, 2)
  assert.is(toastTexts().at(-1), 'Logout Successfully')
  await runInAct(() => reconcileSession(loginOf(2).user))
  assert.is(session.value?.user.role, 2, 'nothing is owed any more')
})

/** The links of the navigation bar, as text and URL, and its button. */
const bar = () =>
  [...document.querySelectorAll('header li a, header button')].map((one) =>
    [one.firstChild?.textContent, one.getAttribute('href')].filter(Boolean).join(' '),
  )
const forAll = ['Home /', 'Notice board /notice-board', 'About /about', 'Contact /contact', 'Q&A /qna']

for (const [rows, role, links] of [
  [['nav.visitor'], undefined, ['Home /', 'Login /auth/login', 'Register /auth/register']],
  [['nav.signed-in', 'nav.plain'], 0, [...forAll, 'Family /family', 'Logout']],
  [['nav.student', 'const.roles'], 1, [...forAll, 'Report /student/report/login-1', 'Logout']],
  [['nav.staff.teacher', 'const.roles'], 2, [...forAll, 'Dashboard /teacher/dashboard', 'Logout']],
  [['nav.staff.admin', 'const.roles'], 3, [...forAll, 'Dashboard /admin/dashboard', 'Logout']],
] as const) {
  coversRows(
    [...rows],
    `the navigation of ${role === undefined ? 'a visitor' : `role ${role}`}, and no more`,
    async () => {
      await openPage('/', role)
      assert.equal(bar(), links)
    },
  )
}

coversRows(['nav.student.badge'], 'only the exact response says by a badge that there is a report', async () => {
  await openPage('/', 1)
  for (const [success, message, badges] of [
    [true, 'report is available for this user', 1],
    [true, 'Report is available for this user', 0],
    [false, 'report is available for this user', 0],
    [false, 'no report is added for u', 0],
  ] as const) {
    respond('isReportAvailable', { success, message })
    await runInAct(() => askAvailability('login-1'))
    assert.is(document.querySelectorAll('header li [data-part=badge]').length, badges, `${success}: ${message}`)
  }
})

test('a name is in the header of who is logged in, and of nobody else', async () => {
  const names = () => [...document.querySelectorAll('header [data-part=user]')].map((name) => name.textContent)
  const view = await openPage('/')
  assert.equal(names(), [])
  view.unmount()
  respond('logout', { success: true, message: 'Logout Successfully' })
  await openPage('/', 0)
  assert.equal(names(), ['Name 0'])
  await click(find('header button', 'Logout'))
  await waitUntilIdle()
  assert.equal(names(), [])
})

test('the footer links for visitors to the pages that the navigation leaves out', async () => {
  await openPage('/')
  const hrefs = [...document.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href'))
  assert.equal(hrefs, ['/notice-board', '/about', '/contact', '/qna'])
})

test('a link within the portal changes page, heading and title without a reload', async () => {
  await openPage('/')
  find('footer a[href="/qna"]').focus()
  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  assert.is(location.pathname, '/qna')
  assert.is(textOf('h1'), 'Questions and answers')
  assert.is(document.title, 'Q&A – MY SCHOOL')
})

test('focus moves to the heading of the new page', async () => {
  await openPage('/')
  await runInAct(() => navigate('/about'))
  assert.is(document.activeElement, find('h1'))
})

for (const [what, change] of [
  ['a modified click', (_link: HTMLAnchorElement) => ({ ctrlKey: true })],
  [
    'a target',
    (link: HTMLAnchorElement) => {
      link.target = '_blank'
      return {}
    },
  ],
  [
    'a download',
    (link: HTMLAnchorElement) => {
      link.download = ''
      return {}
    },
  ],
  [
    'another origin',
    (link: HTMLAnchorElement) => {
      link.href = 'https://www.openstreetmap.org/'
      return {}
    },
  ],
  [
    'a call of the API',
    (link: HTMLAnchorElement) => {
      link.href = '/api/v1/notice/get-photo/1'
      return {}
    },
  ],
  [
    'a wish to reload',
    (link: HTMLAnchorElement) => {
      link.dataset.reload = ''
      return {}
    },
  ],
] as const) {
  test(`a link is the browser's own with ${what}`, async () => {
    await openPage('/')
    const link = find<HTMLAnchorElement>('footer a[href="/qna"]')
    const init = change(link)
    let taken = true
    const look = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    removeEventListener('click', look)
    assert.not(taken)
    assert.is(location.pathname, '/')
  })
}

test('a page has one h1, one main, a skip link and empty live regions', async () => {
  await openPage('/')
  assert.ok(find('h1'))
  assert.ok(find('a[href="#main"]'))
  assert.ok(find('main#main'))
  assert.is(
    document.querySelectorAll('[aria-label=Notifications] :is([data-part=polite], [data-part=assertive])').length,
    2,
  )
})

test('the theme is stored, and restored at start', () => {
  setTheme('dark')
  assert.is(document.documentElement.dataset.theme, 'dark')
  delete document.documentElement.dataset.theme
  restoreTheme()
  assert.is(document.documentElement.dataset.theme, 'dark')
  setTheme('system')
  assert.is(document.documentElement.dataset.theme, undefined)
})

test.run()
