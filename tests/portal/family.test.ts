/** What parents and guardians read, and what the office sees and does about them. */
import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { click, replaceProperty, type } from '../dom.ts'
import { test } from '../test.ts'
import {
  down,
  type FakeRequest,
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  runInAct,
  setSchool,
  submit,
  textOf,
  toastTexts,
  waitUntilIdle,
} from './portal.tsx'
import { reportedStudent, reportOf, studentOf } from './staff.ts'

const { groupedCode } = await import('../../portal/forms/credential-fields.tsx')
const { reconcileSession } = await import('../../portal/state/auth-actions.ts')
const { toDo } = await import('../../portal/state/session.ts')
const { availability } = await import('../../portal/state/report-availability.ts')

const childOf = (_id: string, changes: object = {}) => ({
  _id,
  name: `Child ${_id}`,
  fatherName: 'Tariq',
  grade: '3',
  rollNumber: '7',
  hasReport: true,
  hasLeft: false,
  earlier: 0,
  notices: [],
  ...changes,
})

const earlierOf = (studentId: string, year: string) => {
  const { version: _version, photoVersion: _photo, ...report } = reportOf(studentId)
  return { ...report, _id: `${studentId}-${year}`, year, grade: '2', photoVersion: null, message: `Written in ${year}` }
}

/** Lets the server answer for these children. */
function respondWith(...children: ReturnType<typeof childOf>[]) {
  respond('family', { success: true, message: '', children })
  const idIn = ({ path }: FakeRequest) => path.split('/').at(-1) ?? ''
  respond('getReport', (request: FakeRequest) => {
    const child = children.find(({ _id }) => _id === idIn(request))
    const data = child?.hasReport ? reportOf(idIn(request)) : undefined
    return { body: { success: true, message: data ? 'SuccessFully getting report' : 'None', data, student: child } }
  })
  respond('earlierReports', (request: FakeRequest) => {
    const child = children.find(({ _id }) => _id === idIn(request))
    const reports = ['2025/26', '2024/25'].slice(0, child?.earlier).map((year) => earlierOf(idIn(request), year))
    return { body: { success: true, message: '', reports, student: child ?? reportedStudent } }
  })
}

const calls = (name: string) => requests.filter(({ call }) => call === name)
const sectionOf = (id: string) => find(`#child-${id}`)
const textIn = (id: string) => sectionOf(id).textContent?.replace(/\s+/g, ' ') ?? ''
const nav = () => [...document.querySelectorAll('header li a')].map((link) => link.getAttribute('href'))

test('the navigation of role 0 has Family, unless the school lets no families read', async () => {
  respondWith()
  const view = await openPage('/about', 0)
  assert.is(nav().at(-1), '/family')
  view.unmount()
  setSchool({ families: { open: false } })
  await openPage('/about', 0)
  assert.is(nav().at(-1), '/qna')
})

for (const role of [undefined, 1, 2, 3] as const) {
  test(`the page sends ${role === undefined ? 'a visitor' : `role ${role}`} Home, and asks for no family`, async () => {
    await openPage('/family', role)
    assert.is(location.pathname, '/')
    assert.equal(toastTexts(), ['This page is for parents and guardians'])
    assert.equal([...calls('family'), ...calls('getReport')], [])
  })
}

test('Family has the badge of a report that is ready', async () => {
  await openPage('/about', 0)
  assert.is(document.querySelector('header li [data-part=badge]'), null)
  await runInAct(() => {
    availability.value = messages.reportAvailable
  })
  assert.match(textOf('header [href="/family"]'), 'Family (available)')
})

test('the notice about the login leads to Family, but not from there', async () => {
  respondWith()
  const linkFrom = async (path: string) => {
    const view = await openPage(path, 0)
    await runInAct(() => {
      toDo.value = ['family']
    })
    const links = [...find('[role=complementary]').querySelectorAll('a')].map((link) => link.getAttribute('href'))
    view.unmount()
    return links
  }
  assert.equal(await linkFrom('/about'), ['/family'])
  assert.equal(await linkFrom('/family'), [])
})

test('without a child the page says how to get a code, and to whom the user id is told', async () => {
  respondWith()
  await openPage('/family', 0)
  assert.match(textOf(), /No child is linked to your login yet.*your user id, user-0, and/)
  assert.is(calls('getReport').length, 0)
  assert.ok(find('main [name=code]'))
  assert.is(document.querySelector('main nav'), null)
})

test('each child has its report, its class, its earlier years and the notices for the class', async () => {
  const notices = [{ _id: 'n', title: 'Trip of class 3', day: '2026-11-20', cancelled: true as const }]
  respondWith(childOf('a', { notices, earlier: 1 }), childOf('b', { hasReport: false, grade: '5' }))
  await openPage('/family', 0)
  assert.match(textIn('a'), /Child a.*Class 3 · Roll number 7.*Report available.*2025\/26, class 2.*Reads fluently/)
  assert.is(find('#child-a a[href="/notice-board-Detail/n"]').textContent, 'Trip of class 3')
  assert.match(textIn('a'), 'Trip of class 3 Cancelled')
  assert.match(textIn('b'), /Class 5.*Report is Not Add Now.*There is no notice for this class/)
  assert.not.match(textIn('b'), 'Report available')
  const links = [...document.querySelectorAll('nav[aria-label="Your children"] a')]
  assert.equal(
    links.map((link) => link.getAttribute('href')),
    ['#child-a', '#child-b'],
  )
})

test('after a login of another parent in another tab the page has nothing of the children of the first', async () => {
  reconcileSession(null)
  respondWith(childOf('a'))
  await openPage('/family', 0)
  assert.match(textOf(), 'Child a')
  respondWith(childOf('b'))
  // A tab that slept meanwhile is told of the logout and of the login only when both are over.
  await runInAct(() => {
    localStorage.setItem('auth', JSON.stringify(loginOf(0, 'other-parent')))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  })
  await waitUntilIdle()
  assert.not.match(textOf(), 'Child a')
  assert.match(textOf(), 'Child b')
})

test('an earlier year is shown of the child whose it is, and of no other', async () => {
  respondWith(childOf('a', { earlier: 1 }), childOf('b', { earlier: 1 }))
  await openPage('/family', 0)
  const link = [...sectionOf('b').querySelectorAll('.report-years a')].at(-1) as HTMLAnchorElement
  assert.is(link.getAttribute('href'), '/family?child=b&year=2025%2F26#child-b')
  await click(link)
  await waitUntilIdle()
  assert.match(textIn('b'), 'Written in 2025/26')
  assert.match(textIn('a'), 'Reads fluently')
})

test('of a child who has left, the newest report is shown, and no notices', async () => {
  respondWith(
    childOf('a', { hasLeft: true, hasReport: false, earlier: 2 }),
    childOf('b', { hasLeft: true, hasReport: false }),
  )
  await openPage('/family', 0)
  assert.match(textIn('a'), /Last class: 3 Has left the school.*2024\/25, class 2.*Written in 2025\/26/)
  assert.not.match(textIn('a'), /This year|Notices for/)
  assert.match(textIn('b'), 'There are no reports of this child.')
  assert.is(calls('getReport').length, 0)
})

test('while the school lets no families read, the page says so', async () => {
  const message = 'Your school does not let families read here at the moment.'
  respond('family', () => ({ status: 403, body: { success: false, message } }))
  await openPage('/family', 0)
  assert.match(textOf(), message)
  assert.not.match(textOf(), 'Try again')
  assert.is(logged().length, 1)
})

test('a report that cannot be fetched says so in its place, with a way to try again', async () => {
  respondWith(childOf('a'))
  respond('getReport', () => {
    throw new TypeError('fetch failed')
  })
  await openPage('/family', 0)
  assert.match(textIn('a'), /The report could not be loaded.*Try again/)
  assert.is(logged().length, 1)
})

test('of a year whose reports cannot be fetched, no other report is shown', async () => {
  respondWith(childOf('a', { earlier: 1 }))
  respond('earlierReports', () => {
    throw new TypeError('fetch failed')
  })
  await openPage('/family?child=a&year=2025%2F26', 0)
  assert.match(textIn('a'), 'The report could not be loaded')
  assert.not.match(textIn('a'), 'Reads fluently')
  assert.is(logged().length, 1)
})

for (const [typed, grouped] of [
  ['7kcmw2hn4xpt', '7KCM-W2HN-4XPT'],
  [' 7kcm  w2hn – 4xpt ', '7KCM-W2HN-4XPT'],
  ['۷kcm-w۲hn-٤xpt', '7KCM-W2HN-4XPT'],
  ['7KCM-', '7KCM'],
  ['7KCMW', '7KCM-W'],
  ['Code: 7kcm-w2hn-4xpt', '7KCM-W2HN-4XPT'],
  ['Your code Y4NN-7CDF-HJKM, valid for 30 days', 'Y4NN-7CDF-HJKM'],
  ['کوڈ: Y۴NN-7CDF-HJKM', 'Y4NN-7CDF-HJKM'],
  ['', ''],
] as const) {
  test(`a code that is typed as ${JSON.stringify(typed)} is shown as on the slip`, () => {
    assert.is(groupedCode(typed), grouped)
  })
}

test('a code that is refused says why, and stays; one that is taken adds the child and moves the focus there', async () => {
  respondWith()
  await openPage('/family', 0)
  respond('joinFamily', { success: false, message: 'This code cannot be used.' })
  await type(find('main [name=code]'), 'abcd efgh')
  assert.is(find<HTMLInputElement>('main [name=code]').value, 'ABCD-EFGH')
  await submit()
  assert.is(textOf('[role=alert] li'), 'This code cannot be used.')
  assert.is(find<HTMLInputElement>('main [name=code]').value, 'ABCD-EFGH')

  respond('joinFamily', { success: true, message: '', child: { _id: 'a', name: 'Child a', grade: '3' } })
  respondWith(childOf('a'))
  await submit()
  assert.equal(calls('joinFamily').at(-1)?.body, { code: 'ABCD-EFGH' })
  assert.equal(toastTexts(), ['You now see the reports of Child a here.'])
  assert.is(document.activeElement?.textContent, 'Child a')
  assert.is(find<HTMLInputElement>('main [name=code]').value, '')
  assert.is(calls('isReportAvailable').length, 1, 'the badge is asked for')
})

test('too many tries say when to try again', async () => {
  respondWith()
  await openPage('/family', 0)
  const message = 'Too many tries: wait 42 minutes, then try again.'
  respond('joinFamily', () => ({ status: 429, body: { success: false, message } }))
  await type(find('main [name=code]'), 'ABCD-EFGH-JKLM')
  await submit()
  assert.is(textOf('[role=alert] li'), message)
  assert.is(logged().length, 1)
})

test('a guardian ends the own link after a question', async () => {
  respondWith(childOf('a'), childOf('b'))
  respond('leaveFamily', { success: true, message: '' })
  await openPage('/family', 0)
  const remove = () => find('[aria-label="Remove from my page Child a"]')
  await click(remove())
  await click(find('dialog button', 'Cancel'))
  assert.is(calls('leaveFamily').length, 0)
  await click(remove())
  respondWith(childOf('b'))
  await click(find('dialog button', 'Remove'))
  await waitUntilIdle()
  assert.equal(
    calls('leaveFamily').map(({ path }) => path),
    ['/family/a'],
  )
  assert.is(document.querySelector('#child-a'), null)
  assert.equal(toastTexts(), ['Child a is no longer on your page.'])
})

test('a printed report is that of the child whose button was pressed', async () => {
  respondWith(childOf('a'), childOf('b'))
  await openPage('/family', 0)
  const printed: (string | undefined)[] = []
  replaceProperty(globalThis, 'print', () => printed.push(document.querySelector('[data-printed]')?.id))
  await click(find('[aria-label="Print the report of Child b"]'))
  assert.equal(printed, ['child-b'])
  await runInAct(() => dispatchEvent(new Event('afterprint')))
  assert.is(document.querySelector('[data-printed], [data-printing]'), null)
})

const guardian = { user: 'u1', userId: 'ayesha', name: 'ayesha', by: 'code', createdAt: '2026-11-02T08:30:00.000Z' }
const openCode = { _id: 'c1', createdAt: '2026-11-20T08:30:00.000Z', endsAt: '2026-12-20T08:30:00.000Z' }

async function openStudent() {
  respond('guardians', { success: true, message: '', guardians: [guardian], codes: [openCode] })
  respond('studentForTeacher', { success: true, message: '', user: studentOf('a') })
  await openPage('/admin/dashboard/fullStudent-detail/a', 3)
}

test('the office sees who is linked since when and how, and the codes that are open', async () => {
  await openStudent()
  assert.match(textOf('.guardians'), /ayesha Linked with a code on Nov(ember)? 2|ayesha Linked with a code on 2 Nov/)
  assert.match(textOf('.guardians'), /Printed on .*20.*, ends on .*20/)
  assert.is(find('.guardians li a').getAttribute('href'), '/admin/dashboard/UserInfo?userId=ayesha')
  const print = find('.guardians a[href*="/paper"]')
  assert.is(print.getAttribute('href'), '/admin/dashboard/paper?kind=family-slips&ids=a')
  await runInAct(() => setSchool({ families: { open: false } }))
  assert.match(textOf('.guardians'), 'Families are turned off')
})

test('the office ends a link after a question, and a code at once', async () => {
  await openStudent()
  respond('endGuardian', { success: true, message: '', guardians: [] })
  respond('endFamilyCode', { success: true, message: '' })
  await click(find('[aria-label="End the link of ayesha"]'))
  assert.match(textOf('dialog[open]'), 'ayesha can no longer read the reports of Pupil a.')
  assert.match(textOf('dialog[open]'), 'Codes for Pupil a that nobody has used yet end too')
  respond('guardians', { success: true, message: '', guardians: [], codes: [openCode] })
  await click(find('dialog button', 'End the link'))
  await waitUntilIdle()
  assert.is(calls('endGuardian')[0]?.path, '/student/guardians/a/u1')
  assert.match(textOf('.guardians'), 'Nobody is linked yet.')

  respond('guardians', { success: true, message: '', guardians: [], codes: [] })
  await click(find('.guardians [aria-label^="End the code"]'))
  await waitUntilIdle()
  assert.is(calls('endFamilyCode')[0]?.path, '/student/familyCodes/c1')
  assert.not.match(textOf('.guardians'), 'Codes that nobody has used')
})

test('the office links a plain user by the user id; a refusal is said in the dialog', async () => {
  await openStudent()
  const users = [
    { _id: 'u1', userId: 'ayesha', role: 0 },
    { _id: 'u2', userId: 'bilal', role: 0 },
    { _id: 't', userId: 'teacher', role: 2 },
  ]
  respond('allUser', { success: true, message: '', data: users })
  respond('addGuardian', { success: false, message: 'No parent or guardian has this user id.' })
  await click(find('.guardians button', 'Link a login'))
  await waitUntilIdle()
  const confirm = () => find('dialog button', 'Link')
  await click(confirm())
  assert.is(textOf('dialog .kit-alert'), 'Choose a user id')
  await type(find('dialog [role=combobox]'), 'e')
  assert.equal(
    [...document.querySelectorAll('dialog [role=option]')].map((option) => option.textContent),
    ['ayesha'],
    'no teacher',
  )
  await type(find('dialog [role=combobox]'), 'bilal')
  await click(find('dialog [role=option]'))
  await click(confirm())
  await waitUntilIdle()
  assert.is(textOf('dialog .kit-alert'), 'No parent or guardian has this user id.')
  respond('addGuardian', { success: true, message: '', guardians: [] })
  await click(confirm())
  await waitUntilIdle()
  assert.equal(calls('addGuardian').at(-1)?.body, { userId: 'bilal' })
  assert.is(document.querySelector('dialog[open]'), null)
  assert.is(logged().length, 1)
})

test('codes for families are made after a question, once, also after a lost response, and printed again without new ones', async () => {
  respond('getAllStudent', { success: true, message: '', students: [studentOf('a'), studentOf('b')] })
  respond('portalAddress', { success: true, message: '', url: 'https://portal.example.org' })
  respond('familyCodes', down)
  setSchool({ languages: { first: 'en', others: ['ur', 'de'] } })
  let prints = 0
  replaceProperty(globalThis, 'print', () => {
    prints += 1
  })
  await openPage('/admin/dashboard/paper?kind=family-slips&ids=a,b', 3)
  assert.match(textOf(), '2 family slips on 1 sheet')
  const languages = [...document.querySelectorAll('.slip:first-child .family-slip-steps')]
  assert.equal(
    languages.map((step) => [step.getAttribute('lang'), step.getAttribute('dir'), step.textContent?.slice(0, 11)]),
    [
      ['en', 'ltr', 'For parents'],
      ['ur', 'rtl', 'والدین اور '],
      ['de', 'ltr', 'Für Eltern '],
    ],
  )
  await click(find('main .print-bar button', 'Print'))
  assert.equal([calls('familyCodes').length, prints], [0, 0])
  await click(find('dialog button', 'Make and print'))
  await waitUntilIdle()
  assert.equal([calls('familyCodes').length, prints, logged().length], [1, 0, 1])
  respond('familyCodes', ({ body }: FakeRequest) => {
    const { ids } = body as { ids: string[] }
    const codes = ids.map((_id) => ({ _id, familyCode: `CODE-${_id}`, endsAt: openCode.endsAt }))
    return {
      body: { success: true, message: '', codes, portal: { url: 'https://portal.example.org', qr: '' }, act: 1 },
    }
  })
  await click(find('main .print-bar button', 'Print'))
  await click(find('dialog button', 'Make and print'))
  await waitUntilIdle()
  const [lost, again] = calls('familyCodes')
  assert.ok(lost?.savingKey)
  assert.equal(lost, again, 'the same key')
  assert.equal(
    [...document.querySelectorAll('.family-slip-code code')].map((code) => code.textContent),
    ['CODE-a', 'CODE-b'],
  )
  assert.equal([calls('familyCodes').length, prints], [2, 1])
  await runInAct(() => dispatchEvent(new Event('afterprint')))
  await click(find('main .print-bar button', 'Print again'))
  await waitUntilIdle()
  assert.equal([calls('familyCodes').length, prints], [2, 2])
})

test.run()
