// needs: build
/** Who chooses the language of a page: the school, the URL, the cookie and, from a login on, the person. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import type { Language } from '#contract'
import type { Store } from '../../server/store/index.ts'
import { rowsIn } from '../../tools/engine.ts'
import { addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

/** While it is set, the choice of a login cannot be written. */
let fault: Error | undefined

const school = await start({
  socket: true,
  portalDir: resolve('dist/portal'),
  between: (store: Store) => ({
    ...store,
    users: {
      ...store.users,
      chooseLanguage: (...given) => (fault ? Promise.reject(fault) : store.users.chooseLanguage(...given)),
    },
  }),
})
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

const offer = async (first: Language, ...others: Language[]) =>
  assert.is((await changeSchool(admin, { languages: { first, others } })).status, 200)

test.before.each(async () => {
  fault = undefined
  await offer('en', 'ur')
})

const languageIn = (got: Got) => /<html[^>]* lang="(\w+)"/.exec(String(got.bytes))?.[1]
const page = (path: string, headers?: Record<string, string>) => school.visitor.get(`/${path}`, headers)
const languageOf = async (path: string, headers?: Record<string, string>) => languageIn(await page(path, headers))
/** The language that a response stores in the browser. */
const cookiesOf = ({ headers }: Got) =>
  headers.getSetCookie().flatMap((cookie) => /^language=(\w*)/.exec(cookie)?.[1] ?? [])

/** A person with a new login. */
async function newPerson() {
  const { _id, userId, password } = await addStudent(admin)
  const logIn = (headers?: Record<string, string>) => school.visitor.put('/auth/login', { userId, password }, headers)
  return { id: _id, userId, password, logIn, caller: await school.login(userId, password) }
}

/** What is kept with a login. */
const keptOf = async (userId: string): Promise<string | null> =>
  (await rowsIn(school.dataDir, 'select language from users where "userId" = ?', userId))[0].language

/** Opens a page as a browser does that a person uses. */
const open = (caller: Caller, path: string, headers: Record<string, string> = {}) =>
  caller.get(`/${path}`, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...headers })

test('the URL counts before the cookie, and the cookie before the first language of the school', async () => {
  assert.is(await languageOf('/'), 'en')
  assert.is(await languageOf('/', { cookie: 'language=ur' }), 'ur')
  assert.is(await languageOf('/?lang=en', { cookie: 'language=ur' }), 'en')
  const chosen = await page('/about?lang=ur')
  assert.match(String(chosen.bytes), /<html[^>]* lang="ur" dir="rtl"/)
  assert.equal(chosen.headers.getSetCookie(), ['language=ur; Max-Age=31536000; Path=/; SameSite=Lax'])
  assert.equal(cookiesOf(await page('/about?lang=ur', { cookie: 'language=ur' })), [], 'the browser knows it')
})

test('a language that is not offered or does not exist counts nowhere', async () => {
  for (const language of ['de', 'xx', 'UR', '', '%00', '__proto__', 'ur"><script>']) {
    const cookie = `a=b; language=${language}`
    assert.is(await languageOf('/', { cookie }), 'en', cookie)
    const asked = await page(`/?lang=${encodeURIComponent(language)}`)
    assert.equal([asked.status, languageIn(asked), cookiesOf(asked)], [200, 'en', []], language)
  }
  await offer('ur')
  assert.is(await languageOf('/', { cookie: 'language=en' }), 'ur')
  const only = await page('/?lang=en')
  assert.equal([languageIn(only), cookiesOf(only)], ['ur', []], 'a school with one language has nothing to choose')
})

test('of two cookies the one that is offered counts; of two languages in the URL neither', async () => {
  assert.is(await languageOf('/', { cookie: 'language=de; language=ur' }), 'ur')
  assert.is(await languageOf('/', { cookie: 'language=ur; language=de' }), 'ur')
  const first = await languageOf('/', { cookie: 'language=ur; language=en' })
  assert.is(await languageOf('/', { cookie: 'language=en; language=ur' }), first, 'in either order the same')
  const twice = await page('/?lang=ur&lang=en')
  assert.equal([twice.status, languageIn(twice), cookiesOf(twice)], [200, 'en', []])
})

test('who has chosen nothing gets the language that the browser asks for, if the school has it', async () => {
  const cases = {
    ur: ['ur', 'ur-PK', 'UR-pk,en;q=0.9', 'pa, ur;q=0.8, en;q=0.7', 'en;q=0.2, ur;q=0.3', 'ur,'.repeat(1365)],
    en: [
      'en',
      'en-US,en;q=0.9,ur;q=0.8',
      '*',
      '',
      'fr',
      'ur;q=0, fr',
      'urdu',
      ';q=',
      `${'x'.repeat(4095)};q=`,
      '__proto__',
    ],
  }
  for (const [language, all] of Object.entries(cases)) {
    for (const accepted of all) {
      const got = await page('/', { 'accept-language': accepted })
      assert.equal([got.status, languageIn(got), cookiesOf(got)], [200, language, []], accepted.slice(0, 20))
    }
  }
  const asked = { 'accept-language': 'ur' }
  assert.is(await languageOf('/', { ...asked, cookie: 'language=en' }), 'en')
  assert.is(await languageOf('/?lang=en', asked), 'en')
  // A program that reads a feed sends no cookie, and its URL says the language.
  assert.is((await page('/notices.atom', asked)).bytes.toString(), (await page('/notices.atom')).bytes.toString())
  await offer('en')
  assert.is(await languageOf('/', asked), 'en', 'a school with one language')
})

test('a page in the language of the browser says how to change it, until somebody has chosen', async () => {
  const asked = { 'accept-language': 'ur-PK' }
  const hasLine = async (path: string, headers: Record<string, string>) =>
    /class="row language-line"/.test(String((await page(path, headers)).bytes))
  // Each of them twice: the second is from the cache of the server.
  for (const _ of [1, 2]) {
    assert.is(await hasLine('/', asked), true)
    assert.is(await hasLine('/', { ...asked, cookie: 'language=ur' }), false)
    assert.is(await hasLine('/?lang=ur', asked), false)
    assert.is(await hasLine('/', {}), false)
    assert.is(await hasLine('/', { 'accept-language': 'en' }), false, 'the first language of the school')
  }
})

test('whatever depends on the choice or on the browser says so to caches; with one language only the pages, which depend on it anyway', async () => {
  const varies = async (path: string) => (await page(path)).headers.get('vary')
  const files = ['/site.webmanifest', '/favicon.svg', '/icon-192.png']
  for (const path of ['/', '/about?lang=ur', '/auth/login', '/no-such-page', ...files])
    assert.is(await varies(path), 'Accept-Encoding, Cookie, Accept-Language', path)
  // Their URL says the language, or they have none.
  for (const path of ['/notices.atom', '/sitemap.xml', '/worker.js'])
    assert.is(await varies(path), 'Accept-Encoding', path)
  await offer('en')
  for (const path of files) assert.is(await varies(path), 'Accept-Encoding', path)
})

test('a choice is kept with the login, and another browser has it from the login on', async () => {
  const { caller, userId, logIn } = await newPerson()
  const before = await logIn()
  assert.equal([before.body.success, 'language' in before.body, cookiesOf(before)], [true, false, []])
  assert.equal(cookiesOf(await open(caller, '/about?lang=ur')), ['ur'])
  assert.is(await keptOf(userId), 'ur')

  const after = await logIn()
  assert.equal([after.body.language, cookiesOf(after)], ['ur', ['ur']])
  assert.is(after.headers.getSetCookie().length, before.headers.getSetCookie().length + 1, 'besides session and device')
  assert.not.ok('language' in after.body.user, 'nobody else is shown it with the user')
  const there = await logIn({ cookie: 'language=ur' })
  assert.equal([there.body.language, cookiesOf(there)], ['ur', []], 'the browser has it already')

  // The first language of the school is a choice too.
  await open(caller, '/?lang=en', { cookie: `${caller.cookie}; language=ur` })
  assert.is(await keptOf(userId), 'en')
  assert.equal(cookiesOf(await logIn({ cookie: 'language=ur' })), ['en'])
})

test('a page that only the browser makes keeps the choice too', async () => {
  const { caller, userId } = await newPerson()
  const got = await open(caller, '/account?lang=ur')
  assert.match(String(got.bytes), '<div id="root"></div>')
  assert.equal([cookiesOf(got), await keptOf(userId)], [['ur'], 'ur'])
})

test('a login without a choice takes over nothing, not even that of the browser', async () => {
  const { userId, logIn } = await newPerson()
  const got = await logIn({ cookie: 'language=ur' })
  assert.equal([got.body.success, 'language' in got.body, cookiesOf(got)], [true, false, []])
  assert.is(await keptOf(userId), null)
})

test('a failed login says nothing of the choice', async () => {
  const { caller, userId } = await newPerson()
  await open(caller, '/?lang=ur')
  const { body, ...got } = await school.visitor.put('/auth/login', { userId, password: 'not-the-password' })
  assert.equal([body.success, 'language' in body, cookiesOf({ ...got, body })], [false, false, []])
})

test('what a person has not asked for keeps nothing: HEAD, a browser that looks ahead, another site', async () => {
  const { caller, userId } = await newPerson()
  const head = await caller.call('HEAD', '//about?lang=ur')
  assert.is(head.status, 200)
  const others: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ]
  for (const headers of others) assert.is((await open(caller, '/about?lang=ur', headers)).status, 200)
  for (const path of [
    '/about',
    '/about?lang=de',
    '/about?lang=ur&lang=ur',
    '/sitemap.xml?lang=ur',
    '/notices.atom?lang=ur',
  ])
    await open(caller, path)
  await caller.get('/school?lang=ur', { 'sec-fetch-site': 'same-origin' })
  await caller.post('//about?lang=ur')
  assert.is(await keptOf(userId), null)
  // A bookmark, or a URL that was typed; and an old browser.
  await open(caller, '/about?lang=ur', { 'sec-fetch-site': 'none' })
  assert.is(await keptOf(userId), 'ur')
  await caller.get('//about?lang=en')
  assert.is(await keptOf(userId), 'en')
})

test('the choice of one login is never that of another', async () => {
  const [one, other, third] = [await newPerson(), await newPerson(), await newPerson()]
  await Promise.all([open(one.caller, '/?lang=ur'), open(other.caller, '/?lang=en'), open(third.caller, '/')])
  assert.equal(await Promise.all([one, other, third].map(({ userId }) => keptOf(userId))), ['ur', 'en', null])
  // The same browser, one after another.
  assert.equal(cookiesOf(await other.logIn({ cookie: `${one.caller.cookie}; language=ur` })), ['en'])
  assert.equal(cookiesOf(await third.logIn({ cookie: 'language=ur' })), [])
  // A visitor, and a session that has ended.
  await page('/?lang=en')
  await one.caller.post('/auth/logout')
  await open(one.caller, '/?lang=en')
  assert.is(await keptOf(one.userId), 'ur')
})

test('a language that the school no longer offers is ignored, and there again when it is offered', async () => {
  const { caller, userId, logIn } = await newPerson()
  await open(caller, '/?lang=ur')
  await offer('en', 'de')
  const got = await logIn()
  assert.equal(['language' in got.body, cookiesOf(got), await keptOf(userId)], [false, [], 'ur'])
  await offer('ur')
  assert.not.ok('language' in (await logIn()).body, 'there is no choice')
  await offer('en', 'ur')
  assert.is((await logIn()).body.language, 'ur')
})

test('a login that was deleted and restored has its choice again', async () => {
  const { id, caller, userId, logIn } = await newPerson()
  await open(caller, '/?lang=ur')
  await admin.delete(`/student/deleteStudent/${id}`)
  assert.is((await admin.post('/admin/deleted/restore', { ids: [id] })).body.restored, 1)
  assert.is(await keptOf(userId), 'ur')
  assert.is((await logIn()).body.language, 'ur')
})

test('a person reads the choice in the own data; an admin sees it nowhere', async () => {
  const { id, caller, logIn } = await newPerson()
  await open(caller, '/?lang=ur')
  const loginIn = async (got: Got) => {
    const files = await unzip(got.bytes)
    return { json: JSON.parse(String(files.get('about-you.json'))).login, page: String(files.get('about-you.html')) }
  }
  const own = await loginIn(await caller.post('/export/own'))
  assert.is(own.json.language, 'ur')
  assert.match(own.page, '<dt>Language chosen</dt><dd><bdi>اردو</bdi></dd>')
  const shown = await loginIn(await admin.post(`/export/person/${id}`))
  assert.not.ok('language' in shown.json)
  for (const path of ['/admin/allUser', `/student/get-single-student/${id}`])
    assert.not.ok(/"language"/.test(String((await admin.get(path)).bytes)), path)
  assert.not.ok('language' in (await logIn()).body.user)
})

test('a choice that cannot be written is logged, and the page is shown in it', async () => {
  const { caller, userId } = await newPerson()
  fault = new Error('a fault of the test')
  const got = await open(caller, '/about?lang=ur')
  assert.equal([got.status, languageIn(got), cookiesOf(got)], [200, 'ur', ['ur']])
  assert.is(await keptOf(userId), null)
  assert.ok(school.log.some(({ msg }) => msg === 'the choice of a language could not be kept'))
})

test.run()
