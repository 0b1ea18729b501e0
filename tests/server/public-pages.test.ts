// needs: build
/** Server-rendered public pages: caching, signed-in users, metadata for search engines, and errors. */
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { type SchoolSettings, UNLIMITED } from '#contract'
import { requireOfStaff } from '../../server/security/second-factor.ts'
import { form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const DAY = 24 * 60 * 60_000
const ORIGIN = 'https://portal.example.org'
let now = Date.parse('2026-03-04T10:00:00Z')

const school = await start({
  socket: true,
  portalDir: resolve('dist/portal'),
  env: { PUBLIC_URL: ORIGIN, SCHOOL_TIME_ZONE: 'UTC' },
  clock: () => now,
})
const { visitor, store } = school
test.after(() => school.stop())

let count = 0
async function addNotice(fields: { title?: string; description?: string; date?: string; photoVersion?: string } = {}) {
  count += 1
  const id = `notice${count}`
  const createdAt = new Date(now + count).toISOString()
  const rest = { description: 'All of it.', catagory: 'Event' as const, date: UNLIMITED, photoVersion: null, createdAt }
  await store.notices.add({ id, title: `Notice ${count}`, ...rest, ...fields })
  return id
}

const page = (got: Got) => String(got.bytes)
const read = async (path: string, headers?: Record<string, string>) => visitor.get(`/${path}`, headers)
const given = (got: Got) =>
  JSON.parse(/<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(page(got))?.[1] ?? 'null')
const settingsIn = (document: string) =>
  JSON.parse(/<script type="application\/json" id="school"[^>]*>([^<]*)/.exec(document)?.[1] ?? 'null')
const navigation = (got: Got) => /<nav data-part="links".*?<\/nav>/.exec(page(got))?.[0] ?? ''

test('every public page is complete in its first HTML, with its own title', async () => {
  const id = await addNotice({ title: 'Sports day' })
  for (const [path, title, words] of [
    ['/', 'MY SCHOOL', 'Sports day'],
    ['/notice-board', 'Notice board – MY SCHOOL', 'Sports day'],
    [`/notice-board-Detail/${id}`, 'Sports day – MY SCHOOL', 'All of it.'],
    ['/NOTICE-BOARD/', 'Notice board – MY SCHOOL', 'Sports day'],
    ['/about', 'About – MY SCHOOL', 'The people who run the school'],
    ['/contact', 'Contact – MY SCHOOL', 'www.openstreetmap.org/?mlat'],
    ['/qna', 'Q&amp;A – MY SCHOOL', '<details'],
  ] as const) {
    const got = await read(path)
    assert.is(got.status, 200, path)
    assert.ok(page(got).includes(`<title>${title}</title>`), path)
    assert.ok(page(got).includes(words), `${path}: ${words}`)
    assert.match(got.headers.get('content-security-policy') ?? '', "script-src 'self';")
  }
})

test('an unknown page has status 404; guarded pages are the plain shell', async () => {
  for (const path of [
    '/no/such/page',
    '/no-such.png',
    '/notice-board-Detail/none',
    '/notice-board-Detail/%E0%A4%A',
    '/%00',
  ]) {
    const got = await read(path)
    assert.is(got.status, 404, path)
    assert.ok(page(got).includes('<title>Page not found – MY SCHOOL</title>'), path)
    assert.ok(page(got).includes('Look like you&#x27;re lost'), path)
    assert.match(page(got), '<meta name="robots" content="noindex"/>')
    // Of any notice, so that it does not tell which there are.
    assert.is(page(got).includes('log in and open it again'), path.startsWith('/notice-board-Detail'), path)
  }
  for (const path of ['/admin/dashboard', '/admin/no/such', '/auth/login', '/student/report/a@mySchool.com', '/test']) {
    const got = await read(path)
    assert.is(got.status, 200, path)
    assert.match(page(got), '<div id="root"></div>')
  }
})

test('a first visit fetches six scripts, three of them small, and the texts of its language', async () => {
  const urls = [...page(await read('/')).matchAll(/(?:modulepreload" href|<script type="module" src)="([^"]*)"/g)]
  const names = urls.map(([, url = '']) => url.replace(/-\w+\.js$/, ''))
  const shared = Array.from({ length: 5 }, () => '/assets/chunk')
  assert.equal(names.sort(), [...shared, '/assets/main', '/assets/messages/en/main'])
  const chunks = urls.flatMap(([, url = '']) => (url.startsWith('/assets/chunk-') ? [url] : []))
  const scripts = await Promise.all(chunks.map(async (url) => page(await read(url))))
  // What esbuild shares with staff, with the reader of formatted texts and with the web vitals.
  assert.is(scripts.filter(({ length }) => length < 1_500).length, 3)
  // Browsers read the hint only at the beginning of a file.
  for (const script of scripts) assert.match(script, /^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the shell of a guarded page names the scripts and styles of its area, for users with access', async () => {
  const scripts = (got: Got) =>
    [...page(got).matchAll(/modulepreload" href="\/assets\/([a-z]+)-/g)].map(([, name]) => name)
  const path = '/admin/dashboard/Student-detail'
  const admin = await school.login('admin', 'admin-password')
  const open = await admin.get(`/${path}`)
  assert.ok(scripts(open).includes('staff'))
  assert.match(page(open), /<link rel="stylesheet" href="[^"]*" data-style="staff" \/>/)
  const closed = await read(path)
  assert.is(scripts(closed).includes('staff'), false)
  assert.match(page(closed), /data-style="staff" disabled \/>/)
  const login = await read('/auth/login')
  assert.ok(scripts(login).includes('public'))
  assert.match(page(login), /data-style="staff" \/>/)
  const board = await read('/notice-board')
  assert.ok(scripts(board).includes('public'))
  assert.match(page(board), /data-style="staff" disabled \/>/)
})

test('a visitor’s page is cached until a notice changes or the day ends, and revalidates with 304', async () => {
  const first = await read('/notice-board')
  const etag = first.headers.get('etag') ?? ''
  assert.is(first.headers.get('cache-control'), 'no-cache')
  assert.match(first.headers.get('vary') ?? '', 'Cookie')
  const again = await read('/notice-board', { 'if-none-match': etag })
  assert.is(again.status, 304)
  assert.is(again.bytes.length, 0)

  // Other data was written: the page is the same.
  await store.meta.setOnce('something', Buffer.from('else'))
  assert.is((await read('/notice-board', { 'if-none-match': etag })).status, 304)

  const day = new Date(now).toISOString().slice(0, 10)
  await addNotice({ title: 'Only today', date: day })
  const changed = await read('/notice-board', { 'if-none-match': etag })
  assert.is(changed.status, 200)
  assert.match(page(changed), 'Only today')

  now += DAY
  assert.not.match(page(await read('/notice-board')), 'Only today')
  assert.is((await read('/notice-board', { 'if-none-match': etag })).status, 304, 'it is the first page again')
})

test('a page has the theme that its reader chose', async () => {
  const themed = async (cookie: string) => /<html[^>]*>/.exec(page(await read('/about', { cookie })))?.[0]
  assert.is(await themed('theme=dark'), '<html data-theme="dark" lang="en">')
  assert.is(await themed('a=b; theme=light'), '<html data-theme="light" lang="en">')
  for (const cookie of ['', 'theme=system', 'theme="><script>', 'xtheme=dark']) {
    assert.is(await themed(cookie), '<html lang="en">', cookie)
  }
})

test('a page is compressed as Accept-Encoding allows', async () => {
  const response = await school.request('/', { headers: { 'accept-encoding': 'br' } })
  assert.is(response.headers.get('content-encoding'), 'br')
  const plain = await read('/', { 'accept-encoding': 'identity' })
  assert.is(plain.headers.get('content-encoding'), null)
  assert.is(await response.text(), page(plain))
})

test('a signed-in user gets a page that is not cached; with an invalid cookie it is the visitor’s page', async () => {
  const admin = await school.login('admin', 'admin-password')
  const expired = await addNotice({ title: 'Long ago', date: '2020-01-01' })
  const own = await admin.get('//notice-board')
  assert.is(own.headers.get('cache-control'), 'no-store')
  assert.is(own.headers.get('etag'), null)
  assert.match(navigation(own), '/admin/dashboard')
  assert.match(page(own), 'Long ago')
  assert.is((await admin.get(`//notice-board-Detail/${expired}`)).status, 200)

  assert.is((await read(`/notice-board-Detail/${expired}`)).status, 404)
  for (const cookie of ['', 'session=damaged', 'session=%E0%A4%A', `${admin.cookie}x`]) {
    const got = await read('/notice-board', { cookie })
    assert.is(got.status, 200)
    assert.match(navigation(got), '/auth/login')
    assert.not.match(page(got), 'Long ago')
    assert.is(given(got).user, null)
  }
  now += 13 * 60 * 60_000
  assert.match(navigation(await admin.get('//notice-board')), '/auth/login', 'the session has ended')
})

test('an admin who lacks a required second factor gets the notices of visitors', async () => {
  const admin = await school.login('admin', 'admin-password')
  const past = await addNotice({ title: 'Past term', date: '2020-01-01' })
  assert.match(page(await admin.get('//notice-board')), 'Past term')
  await requireOfStaff(store, true)
  try {
    assert.not.match(page(await admin.get('//notice-board')), 'Past term')
    assert.is((await admin.get(`//notice-board-Detail/${past}`)).status, 404)
  } finally {
    await requireOfStaff(store, false)
  }
})

test('concurrent pages of different users contain no data of each other', async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const userId = `person-${index}-of-many`
      await visitor.post(
        '/auth/register',
        { userId, password: 'a-password', answer: 'x' },
        { 'x-forwarded-for': userId },
      )
      return { userId, caller: await school.login(userId, 'a-password') }
    }),
  )
  const asks = Array.from({ length: 60 }, (_, index) => {
    const person = index % 3 === 0 ? undefined : people[index % people.length]
    const path = ['//', '//notice-board', '//about'][(index % 7) % 3] as string
    return { person, got: (person?.caller ?? visitor).get(path) }
  })
  for (const { person, got } of asks) {
    const text = page(await got)
    const named = new Set(text.match(/person-\d+-of-many/g))
    assert.equal([...named], person ? [person.userId] : [], 'the page names its reader and nobody else')
    assert.is(text.includes('>Logout<'), person !== undefined)
  }
})

test('markup in a notice is escaped, in the page, in the page data and in the metadata', async () => {
  const title = '</script><script>alert(1)</script><!--<b>"&'
  const id = await addNotice({ title, description: `${title} \u2028 \ud83d` })
  for (const path of ['/', '/notice-board', `/notice-board-Detail/${id}`]) {
    const got = await read(path)
    assert.not.match(page(got), '<script>alert')
    assert.not.match(page(got), '<!--<b>')
    assert.ok(JSON.stringify(given(got).data).includes(JSON.stringify(title).slice(1, -1)), path)
  }
  const facts = /ld\+json">([\s\S]*?)<\/script>/.exec(page(await read(`/notice-board-Detail/${id}`)))?.[1] ?? ''
  assert.is(JSON.parse(facts).headline, title)
  assert.match(page(await read('/notices.atom')), '&lt;/script&gt;')
})

test('a page has the metadata for search engines and link previews', async () => {
  const id = await addNotice({ title: 'With a photo', photoVersion: 'v1' })
  const text = page(await read(`/notice-board-detail/${id}?utm_source=x`))
  const address = `${ORIGIN}/notice-board-Detail/${id}`
  for (const part of [
    `<link rel="canonical" href="${address}"/>`,
    '<meta property="og:title" content="With a photo"/>',
    `<meta property="og:image" content="${ORIGIN}/api/v1/notice/get-photo/${id}?v=v1"/>`,
    '<meta name="description" content="All of it."/>',
    '<link rel="manifest"',
    '<link rel="alternate" type="application/atom+xml" href="/notices.atom"',
  ])
    assert.ok(text.includes(part), part)
  assert.match(page(await read('/')), '"@type":"School"')
  assert.match(page(await read('/sitemap.xml')), `<loc>${address}</loc>`)
  const packed = await school.request('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
  assert.is(packed.headers.get('content-encoding'), 'br')
  assert.match(await packed.text(), `<loc>${address}</loc>`)
  assert.match(page(await read('/robots.txt')), `Sitemap: ${ORIGIN}/sitemap.xml`)
  assert.match(page(await read('/notices.atom')), `<id>${address}</id>`)
  const expired = await addNotice({ date: '2025-12-31' })
  assert.not.match(page(await read('/sitemap.xml')), `/${expired}</loc>`, 'what has expired is not listed')
})

test('security.txt says whom to tell about a fault, as long as the school has an address for it', async () => {
  const own = await start({ portalDir: resolve('dist/portal'), env: { PUBLIC_URL: ORIGIN }, clock: () => now })
  const admin = await own.login('admin', 'admin-password')
  const asked = async () => {
    const got = await own.visitor.get('//.well-known/security.txt')
    assert.match(got.headers.get('content-type') ?? '', /^text\/plain/)
    return got.status === 200 ? page(got).split('\n') : got.status
  }
  const rest = [
    `Expires: ${new Date(Date.parse(new Date(now).toISOString().slice(0, 10)) + 30 * 86_400_000).toISOString()}`,
    'Preferred-Languages: en, ur, de',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    '',
  ]
  await changeSchool(admin, {
    contact: { email: 'büro@hill.example' },
    languages: { first: 'en', others: ['ur', 'de'] },
  })
  assert.equal(await asked(), ['Contact: mailto:b%C3%BCro@hill.example', ...rest])
  await changeSchool(admin, { contact: { email: '' } })
  assert.equal(await asked(), [`Contact: ${ORIGIN}/contact`, ...rest])
  await changeSchool(admin, { pages: { contact: false } })
  assert.is(await asked(), 404)
  await own.stop()
})

test('the icons that the page and its manifest name exist', async () => {
  const manifest = JSON.parse(page(await read('/site.webmanifest')))
  assert.is(manifest.name, 'MY SCHOOL')
  const named = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page(await read('/')))?.[1]
  const icons = [...manifest.icons, { src: named, type: 'image/png' }]
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'))
  for (const { src, type } of icons) assert.is((await read(src)).headers.get('content-type')?.split(';')[0], type, src)
})

test('what the school saves is on every page at once, and in feed, manifest and document', async () => {
  const own = await start({ portalDir: resolve('dist/portal') })
  const admin = await own.login('admin', 'admin-password')
  const text = async (path: string, caller = own.visitor) => page(await caller.get(`/${path}`))
  assert.match(await text('/'), '<title>MY SCHOOL</title>')
  const name = 'Hill & <i>Dale</i> </script>'
  const saved = await changeSchool(admin, { identity: { name, shortName: 'H&D', motto: 'Up hill' } })
  assert.ok(saved.body.success, saved.body.message)
  const escaped = 'Hill &amp; &lt;i&gt;Dale&lt;/i&gt; &lt;/script&gt;'
  const first = await text('/')
  for (const part of [`<title>${escaped}</title>`, `content="${escaped}"`, '>Up hill</h1>', '"slogan":"Up hill"'])
    assert.ok(first.includes(part), part)
  assert.ok((await text('/about')).includes(`<title>About – ${escaped}</title>`))
  const shell = await text('/admin/dashboard', admin)
  assert.ok(shell.includes(`<title>${escaped}</title>`))
  for (const document of [first, shell]) {
    const settings = settingsIn(document)
    assert.is(settings.identity.name, name)
    assert.not.ok('former' in settings.userIds, 'nothing that only admins may know')
    assert.is(document.split('id="school"').length, 2)
  }
  assert.ok((await text('/notices.atom')).includes(`<title>Notices of ${escaped}</title>`))
  const manifest = JSON.parse(await text('/site.webmanifest'))
  assert.equal([manifest.name, manifest.short_name], [name, 'H&D'])
  assert.match(await text('/api/v1/openapi.json'), '"title":"Hill & <i>Dale')
  await own.stop()
})

test('the long texts of About and of Q&A come with these pages alone, and those of a hidden page with none', async () => {
  const own = await start({ portalDir: resolve('dist/portal') })
  const admin = await own.login('admin', 'admin-password')
  const textsIn = async (path: string, caller = own.visitor) => {
    const settings = settingsIn(page(await caller.get(`/${path}`)))
    return ['about', 'questions', 'home'].filter((part) => part in settings)
  }
  assert.equal(await textsIn('/'), ['home'])
  assert.equal(await textsIn('/notice-board'), ['home'])
  assert.equal(await textsIn('/admin/dashboard', admin), ['home'])
  assert.equal(await textsIn('/about'), ['about', 'home'])
  assert.equal(await textsIn('/QnA/'), ['questions', 'home'])

  const { version, settings } = (await own.visitor.get('/school')).body
  assert.equal([version, settings.about.team.length, settings.questions.length], ['0', 3, 10])
  await changeSchool(admin, { pages: { questions: false } })
  const hidden = (await own.visitor.get('/school')).body
  assert.equal([hidden.version, 'questions' in hidden.settings, 'about' in hidden.settings], ['1', false, true])
  assert.equal(await textsIn('/qna'), ['home'])
  assert.match(page(await own.visitor.get('//')), 'id="school" data-version="1"')
  await own.stop()
})

test('a page that the school hides is 404, and neither in the sitemap nor in a menu', async () => {
  const own = await start({ portalDir: resolve('dist/portal') })
  const admin = await own.login('admin', 'admin-password')
  const get = (path: string) => own.visitor.get(`/${path}`)
  assert.is((await get('/about')).status, 200)
  await changeSchool(admin, { pages: { about: false } })
  const hidden = await get('/About/')
  assert.is(hidden.status, 404)
  assert.match(page(hidden), 'Look like you&#x27;re lost')
  assert.not.match(page(hidden), 'href="/about"')
  assert.not.match(page(await get('/')), 'href="/about"')
  assert.not.match(page(await get('/sitemap.xml')), '/about</loc>')
  assert.match(page(await get('/sitemap.xml')), '/contact</loc>')
  await changeSchool(admin, { pages: { about: true } })
  assert.is((await get('/about')).status, 200)
  await own.stop()
})

test('a hidden notice board is 404 with its notices and its feed, and nobody but admins gets a notice', async () => {
  const own = await start({ portalDir: resolve('dist/portal') })
  const admin = await own.login('admin', 'admin-password')
  const notice = { title: 'Sports day', description: 'On Friday.', catagory: 'Sport', date: '' }
  const { _id } = (await admin.post('/notice/addNotice', form(notice))).body.notice
  const places = ['/notice-board', `/notice-board-Detail/${_id}`, '/notices.atom']
  const statuses = (caller = own.visitor) =>
    Promise.all(places.map(async (path) => (await caller.get(`/${path}`)).status))
  const listed = async (caller = own.visitor) => (await caller.get('/notice/getNotice')).body.notice.length
  const first = page(await own.visitor.get('//'))
  assert.match(first, 'Sports day')
  assert.match(first, '/notices.atom')
  assert.equal([await statuses(), await listed()], [[200, 200, 200], 1])

  await changeSchool(admin, { pages: { board: false } })
  for (const caller of [own.visitor, admin]) {
    assert.equal(await statuses(caller), [404, 404, 404])
    const home = page(await caller.get('//'))
    for (const gone of ['Sports day', 'href="/notice-board', '/notices.atom']) assert.not.ok(home.includes(gone), gone)
  }
  assert.not.match(page(await own.visitor.get('//sitemap.xml')), 'notice-board')
  assert.equal([await listed(), await listed(admin)], [0, 1])
  assert.is((await own.visitor.get(`/notice/getSingleNotice/${_id}`)).status, 404)
  assert.is((await admin.get(`/notice/getSingleNotice/${_id}`)).status, 200)
  await own.stop()
})

test('of thousands of notices the board shows one page, and links to the next', async () => {
  const many = await start({ portalDir: resolve('dist/portal') })
  await many.store.transaction(async ({ notices }) => {
    for (let index = 1; index <= 5_000; index++) {
      const createdAt = new Date(now + index * 60_000).toISOString()
      const rest = { description: 'Text', catagory: 'Event' as const, date: UNLIMITED, photoVersion: null }
      await notices.add({ id: `n${index}`, title: `Notice ${index}.`, createdAt, ...rest })
    }
  })
  const board = async (query = '') => page(await many.visitor.get(`//notice-board${query}`))
  const first = await board()
  assert.is(first.match(/<article/g)?.length, 30)
  assert.match(first, 'Notice 5000.')
  assert.match(first, 'href="/notice-board?page=2"')
  assert.ok(first.length < 115_000, `${first.length}, of which 56,000 are the styles`)
  assert.match(await board('?page=167'), 'Notice 1.<')
  assert.match(await board('?page=9999'), 'value="167"')
  const day = new Date(now + 60_000).toISOString().slice(0, 10)
  assert.match(await board(`?date=${day}`), `href="/notice-board?date=${day}&amp;page=2"`)
  assert.match(await board('?date=1999-01-01'), 'No Notice is Added by admin')
  await many.stop()
})

test('of the pictures of Home only that of the first slide is fetched early', async () => {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const slides: SchoolSettings['home']['slides'] = []
  for (const colour of ['#f00', '#0f0', '#00f']) {
    const { body } = await admin.post('/admin/school/pictures', form({ picture: await picture(colour) }))
    slides.push({ heading: colour, text: '', linkLabel: '', href: '', picture: body.picture.id })
  }
  await changeSchool(admin, { home: { slides } })
  const [head = ''] = page(await read('/')).split('<body')
  const early = [...head.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
  assert.is(early.length, 1)
  assert.ok(early[0]?.includes(slides[0]?.picture ?? '-'))
})

test('requests for data that does not exist share one rendered page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-once-'))
  for (const part of ['portal', 'portal-render']) cpSync(resolve('dist', part), join(folder, part), { recursive: true })
  // The renderer of the build, with a counter of its calls.
  const counted = join(folder, 'portal-render/render.mjs')
  renameSync(counted, join(folder, 'portal-render/built.mjs'))
  writeFileSync(
    counted,
    `import * as built from './built.mjs'
export * from './built.mjs'
export const render = (...args) => (globalThis.rendered++, built.render(...args))`,
  )
  const counts = globalThis as unknown as { rendered: number }
  counts.rendered = 0
  const once = await start({ portalDir: join(folder, 'portal') })
  const get = async (path: string) => (await once.visitor.get(`/${path}`)).bytes.toString()
  for (let index = 10; index < 40; index++) {
    const day = `19${index}-01-01`
    const board = await get(`/notice-board?date=${day}&page=${index}`)
    assert.ok(board.includes(`value="${day}"`) && board.includes(`"notices/board/${day}/${index}":`), day)
    assert.not.match(board, '0001-01-01')
    assert.ok((await get(`/notice-board?page=${index}`)).includes(`"notices/board//${index}":`))
    assert.ok((await get(`/notice-board?other=${index}`)).includes('"notices/board//1":'))
    assert.ok((await get(`/notice-board-Detail/none%22$&${index}`)).includes(`"notice/none\\"$&${index}":null`))
    await get(`/no/such/page-${index}`)
    await get(index % 2 ? '/NOTICE-board' : '/notice-Board/')
  }
  assert.is(counts.rendered, 4, 'an empty day, the board, an unknown notice, an unknown page')
  await once.stop()
  rmSync(folder, { recursive: true })
})

test('an error in rendering is logged, and the plain shell is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-fault-'))
  for (const part of ['portal', 'portal-render']) cpSync(resolve('dist', part), join(folder, part), { recursive: true })
  const source = join(folder, 'portal-render/render.mjs')
  writeFileSync(source, 'export const collect = async ({ path }) => ({ given: { path, data: {} }, says: [] })\n')
  appendFileSync(source, "export const render = () => { throw new Error('a fault of the test') }\n")
  const faulty = await start({ portalDir: join(folder, 'portal') })
  for (const path of ['//', '//notice-board']) {
    const got = await faulty.visitor.get(path)
    assert.is(got.status, 200)
    assert.match(page(got), '<div id="root"></div>')
  }
  const faults = faulty.log.filter(({ msg }) => msg === 'a page could not be rendered')
  assert.is(faults.length, 2)
  assert.match(JSON.stringify(faults), 'a fault of the test')
  await changeSchool(await faulty.login('admin', 'admin-password'), { languages: { first: 'en', others: ['ur'] } })
  const urdu = page(await faulty.visitor.get('//?lang=ur'))
  assert.match(urdu, /^<!doctype html>\s<html lang="ur" dir="rtl">/)
  assert.match(urdu, '<noscript><h1>اس صفحے کے لیے جاوا اسکرپٹ ضروری ہے</h1><p>')
  await faulty.stop()
  rmSync(folder, { recursive: true })
})

test('a page, its description and the feed have what the marks of a text mean, not the marks', async () => {
  const id = await addNotice({ description: '# Trip\nSee **the** [form](https://a.example/f)\n\n- water' })
  const got = await read(`/notice-board-Detail/${id}`)
  assert.match(page(got), '<meta name="description" content="Trip · See the form · water"/>')
  assert.match(page(got), 'href="https://a.example/f"')
  assert.match(page(got), '<strong>the</strong>')
  const html =
    '<h2 dir="auto">Trip</h2>\n<p dir="auto">See <strong>the</strong> <a href="https://a.example/f">form</a></p>\n<ul dir="auto"><li>water</li></ul>'
  const escaped = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  assert.ok(page(await read('/notices.atom')).includes(`<content type="html">${escaped}</content>`))
  assert.match(page(await read('/notice-board')), 'Trip · See the form · water…')
})

test('About and the answers have what their marks mean', async () => {
  const own = await start({ portalDir: resolve('dist/portal') })
  await changeSchool(await own.login('admin', 'admin-password'), {
    questions: [{ question: 'When?', answer: 'At **eight**:\n- on Monday' }],
    about: { paragraphs: ['# Since 1990', 'See [us](/contact).'] },
  })
  assert.match(page(await own.visitor.get('//qna')), '<li><p data-part="paragraph">on Monday</p></li>')
  assert.match(page(await own.visitor.get('//about')), '<h2 data-part="heading" dir="auto">Since 1990</h2>')
  assert.equal((await own.visitor.get('/school')).body.settings.about.text[1].children[1].url, '/contact')
  await own.stop()
})

test.run()
