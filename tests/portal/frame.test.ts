import * as assert from 'uvu/assert'
import type { Role } from '#contract'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, during, find, logged, loginOf, open, rest, said, words } from './portal.tsx'

const { availability } = await import('../../portal/state/report-availability.ts')
const { session } = await import('../../portal/state/session.ts')
const { setTheme, restoreTheme } = await import('../../portal/state/theme.ts')
const { navigate } = await import('../../portal/navigation.ts')
const { agreeOnSession } = await import('../../portal/signing.ts')
const { wording } = await import('../../portal/wording.ts')

const links = () => [...document.querySelectorAll('header nav a')].map((link) => link.textContent)

test('nav.visitor', async () => {
  await open('/')
  assert.equal(links(), ['Home', 'Login', 'Register'])
})

const forEverybody = ['Home', 'Notice board', 'About', 'Contact', 'Q&A']

for (const [row, role, own, href] of [
  ['nav.plain', 0, [], ''],
  ['nav.student', 1, ['Report'], '/student/report/login-1'],
  ['nav.staff.teacher', 2, ['Dashboard'], '/teacher/dashboard'],
  ['nav.staff.admin', 3, ['Dashboard'], '/admin/dashboard'],
] as [string, Role, string[], string][]) {
  test(`nav.signed-in, ${row}`, async () => {
    await open('/', role)
    assert.equal(links(), [...forEverybody, ...own])
    if (href) assert.is(find('header nav li:last-child a').getAttribute('href'), href)
    assert.ok(find('header button', 'Logout'))
  })
}

test('nav.student.badge: exactly when the message is that a report is available', async () => {
  await open('/', 1)
  const report = () => find('header nav a[href^="/student"]')
  assert.not(report().hasAttribute('data-badge'))
  await during(() => {
    availability.value = 'report is available for this user '
  })
  assert.not(report().hasAttribute('data-badge'))
  await during(() => {
    availability.value = 'report is available for this user'
  })
  assert.ok(report().hasAttribute('data-badge'))
})

test('nav.logout: clears the stored login, goes to the login, says so, and ends the session on the server', async () => {
  answer('logout', { success: true, message: 'Logout Successfully' })
  await open('/about', 2)
  await click(find('header button', 'Logout'))
  assert.is(location.pathname, '/auth/login')
  await rest()
  assert.equal(said(), ['Logout Successfully'])
  assert.is(localStorage.getItem('auth'), null)
  assert.is(session.value, null)
  assert.is(asked.filter(({ call }) => call === 'logout').length, 1)
})

test('nav.logout: without a server the login is cleared here, and what that means is said', async () => {
  answer('logout', () => {
    throw new TypeError('fetch failed')
  })
  await open('/', 2)
  await click(find('header button', 'Logout'))
  await rest()
  assert.is(session.value, null)
  assert.equal(said(), [wording.session.logoutFailed])
  assert.is(logged().length, 1)
})

test('a logout that the server did not hear of is told again, also by the next page, which does not sign in', async () => {
  answer('logout', () => {
    throw new TypeError('fetch failed')
  })
  await open('/', 2)
  await click(find('header button', 'Logout'))
  await rest()
  assert.is(logged().length, 1)
  answer('logout', { success: true, message: 'Logout Successfully' })
  await during(() => agreeOnSession(loginOf(2).user))
  assert.is(session.value, null)
  assert.is(asked.filter(({ call }) => call === 'logout').length, 2)
  assert.is(said().at(-1), 'Logout Successfully')
  await during(() => agreeOnSession(loginOf(2).user))
  assert.is(session.value?.user.role, 2, 'nothing is owed any more')
})

test('the footer leads a visitor to what the navigation leaves out', async () => {
  await open('/')
  const hrefs = [...document.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href'))
  assert.equal(hrefs, ['/notice-board', '/about', '/contact', '/qna'])
})

test('a link to a page of the portal is followed without loading anew; heading and title follow', async () => {
  await open('/')
  find('footer a[href="/qna"]').focus()
  await click(find('footer a[href="/qna"]'))
  await rest()
  assert.is(location.pathname, '/qna')
  assert.is(words('h1'), 'Questions and answers')
  assert.is(document.title, 'Q&A – MY SCHOOL')
})

test('focus moves to the heading of the new page', async () => {
  await open('/')
  await during(() => navigate('/about'))
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
    await open('/')
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

test('one h1, one main, a way past the navigation, and places for messages before there is one', async () => {
  await open('/')
  assert.ok(find('h1'))
  assert.ok(find('a[href="#main"]'))
  assert.ok(find('main#main'))
  assert.is(
    document.querySelectorAll('[aria-label=Notifications] :is([data-part=polite], [data-part=assertive])').length,
    2,
  )
})

test('the appearance is kept, and known again at start', () => {
  setTheme('dark')
  assert.is(document.documentElement.dataset.theme, 'dark')
  delete document.documentElement.dataset.theme
  restoreTheme()
  assert.is(document.documentElement.dataset.theme, 'dark')
  setTheme('system')
  assert.is(document.documentElement.dataset.theme, undefined)
})

test('student.report: the block with condition, message, notification and complain', async () => {
  const data = {
    _id: 'r1',
    studentId: 'student-1',
    condition: 'Excelent',
    message: 'Reads well',
    complain: 'Talks much',
    notification: 'Bring the book',
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    photoVersion: 'v3',
  }
  answer('getReport', { success: true, message: 'SuccessFully getting report', data })
  await open('/student/report/login-1', 1)
  for (const text of ['Excelent', 'Reads well', 'Talks much', 'Bring the book']) assert.match(words(), text)
  assert.is(find('main img').getAttribute('src'), '/api/v1/report/gettingPhoto/login-1?v=v3')
})

test('student.report.placeholder: a drawing of the school where there is no photo', async () => {
  const data = { _id: 'r', condition: 'Bad', message: 'm', complain: '', notification: '', photoVersion: null }
  const createdAt = '2026-03-04T08:00:00.000Z'
  answer('getReport', {
    success: true,
    message: 'SuccessFully getting report',
    data: { ...data, studentId: 's', createdAt, updatedAt: createdAt },
  })
  await open('/student/report/login-1', 1)
  assert.ok(document.querySelector('main [data-part=fallback] svg'))
  assert.is(document.querySelectorAll('main img').length, 0)
})

test('student.report.none: the three texts', async () => {
  answer('getReport', { success: true, message: 'No report add For U' })
  await open('/student/report/login-1', 1)
  for (const text of ['Report is Not Add Now', 'Your Report is added Very Soon', 'Thanks For Visiting !!!']) {
    assert.match(words(), text)
  }
})

test('student.report: one that fails to load is logged and tried again', async () => {
  answer('getReport', () => ({ status: 500, body: { success: false, message: 'Our fault' } }))
  await open('/student/report/login-1', 1)
  assert.is(logged().length, 1)
  answer('getReport', { success: true, message: 'No report add For U' })
  await click(find('main button', 'Try again'))
  await rest()
  assert.match(words(), 'Report is Not Add Now')
})

test('error.session: a session that ends on a page without a form says so and goes to the login, and back', async () => {
  answer('getReport', () => ({ status: 401, body: { success: false, message: 'Please log in first.' } }))
  answer('login', loginOf(1))
  await open('/student/report/login-1', 1)
  logged()
  assert.is(location.pathname, '/auth/login')
  assert.equal(said(), [wording.session.ended])
  assert.is(localStorage.getItem('auth'), null)
})

test.run()
