import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, open, rest, said, submit, words } from './portal.tsx'

const { place, slides, admissions } = await import('../../portal/school.ts')
const { questions } = await import('../../portal/school-pages.ts')

const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'

const notice = (id: number, created_at = '2026-03-04T23:30:00.000Z', photoVersion: string | null = 'v1') => ({
  _id: `n${id}`,
  title: `Title ${id}`,
  description: long,
  catagory: 'Event',
  date: '1',
  created_at,
  photoVersion,
})

const notices = (...list: ReturnType<typeof notice>[]) =>
  answer('getNotice', { success: true, message: '', notice: list })

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

test('home.title, home.carousel, home.about, home.admissions', async () => {
  await open('/')
  assert.is(document.title, 'MY SCHOOL')
  assert.is(all('h1').length, 1)
  assert.is(slides.length, 3)
  for (const { heading } of slides) assert.ok(find('main h2', heading))
  assert.is(find('main a[href="/about"]', 'Read More').textContent, 'Read More')
  assert.equal(
    admissions.map(({ heading }) => heading),
    ['Admissions', 'Academics', 'Examination'],
  )
  for (const { heading } of admissions) assert.ok(find('main h3', heading))
})

test('home.notices.none: no Events And Notices without notices', async () => {
  await open('/')
  assert.not.match(words(), 'Events And Notices')
})

test('home.notices: each with photo, title, sixty characters and three dots, and a way on', async () => {
  notices(notice(1), notice(2))
  await open('/')
  assert.ok(find('main h2', 'Events And Notices'))
  const [first] = all('main article')
  assert.match(first?.textContent ?? '', `${long.slice(0, 60).trim()}...`)
  assert.is(first?.querySelector('a')?.getAttribute('href'), '/notice-board-Detail/n1')
  assert.is(first?.querySelector('img')?.getAttribute('src'), '/api/v1/notice/get-photo/n1?size=card&v=v1')
})

test('home: notices that fail to load are logged and nothing is said', async () => {
  answer('getNotice', down)
  await open('/')
  assert.equal(said(), [])
  assert.is(logged().length, 1)
  assert.ok(find('main h2', 'About us'))
})

test('board.greeting, board.card', async () => {
  notices(notice(1), notice(2, '2026-03-05T08:00:00.000Z', null))
  await open('/notice-board')
  assert.is(document.title, 'Notice board – MY SCHOOL')
  assert.match(words(), 'Hello and Wellcome to MY SCHOOl')
  const [first, second] = all('main article')
  assert.match(first?.textContent ?? '', '2026-03-04')
  assert.match(first?.textContent ?? '', 'twelve thirteen')
  assert.not.match(first?.textContent ?? '', 'fourteen')
  assert.is(first?.querySelector('a[href="/notice-board-Detail/n1"]')?.textContent, 'More Detail')
  assert.is(first?.querySelector('img')?.alt, 'No Images is Add By Admin')
  assert.ok(second?.querySelector('[role=img][aria-label="No Images is Add By Admin"]'), 'a drawing by the same name')
})

test('board.filter: logs the chosen date, shows its notices, Show all brings the rest back', async () => {
  notices(notice(1), notice(2, '2026-03-05T08:00:00.000Z'))
  const lines: unknown[] = []
  const { log } = console
  console.log = (line) => lines.push(line)
  await open('/notice-board')
  await type(find('main input[type=date]'), '2026-03-05')
  await rest()
  console.log = log
  assert.equal(lines, ['2026-03-05'])
  assert.equal(
    all('main article h2').map((heading) => heading.textContent),
    ['Title 2'],
  )
  assert.is(location.search, '?date=2026-03-05')
  await click(find('main a', 'Show all'))
  assert.is(all('main article').length, 2)
  assert.is(location.search, '')
})

test('board.filter: a day in the address is chosen at once; a day without notices has the empty text', async () => {
  notices(notice(1))
  await open('/notice-board?date=2026-01-01')
  assert.is(find<HTMLInputElement>('main input[type=date]').value, '2026-01-01')
  assert.match(words(), 'No Notice is Added by admin')
  await click(find('main a', 'Show all'))
  assert.is(all('main article').length, 1)
})

test('board.empty', async () => {
  await open('/notice-board')
  assert.match(words(), 'No Notice is Added by admin')
  assert.is(all('main .board button').length, 0)
})

test('error.lists: a board that fails is logged, shows the empty text and tries again', async () => {
  answer('getNotice', down)
  await open('/notice-board')
  assert.match(words(), 'No Notice is Added by admin')
  assert.is(logged().length, 1)
  assert.equal(said(), [])
  notices(notice(1))
  await click(find('main button', 'Try again'))
  await rest()
  assert.is(all('main article').length, 1)
})

test('detail.notice, routes.case', async () => {
  answer('getSingleNotice', { success: true, message: '', data: notice(7) })
  await open('/Notice-Board-detail/n7')
  assert.is(words('h1'), 'Title 7')
  assert.is(document.title, 'Title 7 – MY SCHOOL')
  assert.match(words(), long)
  assert.is(find('main img').getAttribute('src'), '/api/v1/notice/get-photo/n7?v=v1')
  assert.ok(find('main a[href="/notice-board"]', 'Back to notice board'))
})

test('detail.notice.placeholder: a drawing of the school where there is no photo', async () => {
  answer('getSingleNotice', { success: true, message: '', data: notice(7, undefined, null) })
  await open('/notice-board-Detail/n7')
  assert.ok(find('main [role=img] svg'))
  assert.is(all('main img').length, 0)
})

test('detail.notice.failure: said once, repeated three times, then Try again', async () => {
  answer('getSingleNotice', () => ({ status: 404, body: { success: false, message: 'There is no such notice.' } }))
  await open('/notice-board-Detail/none')
  await rest()
  const times = () => asked.filter(({ call }) => call === 'getSingleNotice').length
  assert.is(times(), 4)
  assert.equal(said(), ['someThing wents wrong'])
  assert.is(logged().length, 4)
  answer('getSingleNotice', { success: true, message: '', data: notice(7) })
  await click(find('main button', 'Try again'))
  await rest()
  assert.is(times(), 5)
  assert.is(words('h1'), 'Title 7')
})

test('about: the text and three cards', async () => {
  await open('/about')
  assert.is(document.title, 'About – MY SCHOOL')
  assert.is(all('main .kit-team-card').length, 3)
  assert.match(words(), 'founded in 1990')
})

test('contact.form: every field is required', async () => {
  await open('/contact')
  await submit()
  assert.is(all('[role=alert] li').length, 4)
  assert.is(words('[role=status].contact-status'), '')
})

test('contact.form: opens the mail program, sends nothing and does not claim to have', async () => {
  const before = asked.length
  const went: string[] = []
  const { assign } = location
  location.assign = (to: string | URL) => void went.push(String(to))
  await open('/contact')
  for (const [name, value] of [
    ['name', 'Zara Khan'],
    ['email', 'zara@example.org'],
    ['phone', '+92 300 1'],
    ['message', 'Hello & good day?'],
  ] as const) {
    await type(find(`main [name=${name}]`), value)
  }
  await submit()
  location.assign = assign
  assert.is(asked.length, before)
  assert.is(went.length, 1)
  const mail = new URL(went[0] ?? '')
  assert.is(mail.pathname, place.email)
  assert.match(mail.searchParams.get('body') ?? '', 'Hello & good day?\n\nZara Khan\nzara@example.org\n+92 300 1')
  assert.match(words('[role=status].contact-status'), 'Nothing has been sent yet')
})

test('contact.map: titled, loaded lazily, with an address and a link that stand without it', async () => {
  await open('/contact')
  const map = find<HTMLIFrameElement>('main iframe')
  assert.ok(map.title)
  assert.is(map.getAttribute('loading'), 'lazy')
  assert.match(map.getAttribute('src') ?? '', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  assert.match(words('main address'), place.address[0] ?? '')
  assert.ok(find('main a[href^="https://www.openstreetmap.org/?mlat="]'))
})

test('qna: ten items with the facts of the school', async () => {
  await open('/qna')
  assert.is(all('main details').length, 10)
  assert.is(questions.length, 10)
  for (const fact of ['about 1000 students', 'over 10,000 books', '8:00 AM to 3:00 PM', 'founded in 1990']) {
    assert.match(words().toLowerCase(), fact.toLowerCase())
  }
})

test('test: says whether the server is there, and its version', async () => {
  answer('health', { success: true, message: 'up', version: '1.2.3', uptime: 5 })
  await open('/test')
  assert.match(words(), 'It can be reached')
  assert.match(words(), '1.2.3')
  answer('health', down)
  await click(find('main button', 'Try again'))
  await rest()
  assert.match(words(), 'It cannot be reached')
  assert.is(logged().length, 1)
})

test('notfound', async () => {
  await open('/no/such/page')
  assert.is(words('h1'), "Look like you're lost")
  assert.is(find('main a[href="/"]').textContent, 'Go to Home')
})

test.run()
