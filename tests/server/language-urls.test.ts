// needs: build
/** Each page has one URL in each language: in its head, in the sitemap and in the feed. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { type Language, UNLIMITED } from '#contract'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const ORIGIN = 'https://portal.example.org'
const schools: { stop(): Promise<void> }[] = []
test.after(() => Promise.all(schools.map((school) => school.stop())))

async function openSchool(env: Record<string, string> = { PUBLIC_URL: ORIGIN }) {
  const school = await start({ portalDir: resolve('dist/portal'), env })
  schools.push(school)
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  return {
    ...school,
    offer: async (first: Language, ...others: Language[]) =>
      assert.is((await changeSchool(admin, { languages: { first, others } })).status, 200),
    read: async (path: string, headers?: Record<string, string>) =>
      String((await school.visitor.get(`/${path}`, headers)).bytes),
    addNotices: (count: number) =>
      school.store.transaction(async ({ notices }) => {
        for (let index = 1; index <= count; index++) {
          const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString()
          const rest = { catagory: 'Event', date: UNLIMITED, photoVersion: null, createdAt } as const
          await notices.add({ id: `n${index}`, title: `Notice ${index}`, description: 'Text', ...rest })
        }
      }),
  }
}

const school = await openSchool()
const { read, offer } = school
await school.addNotices(1)
test.before.each(() => offer('en', 'ur', 'de'))

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...found]) => found.join(' '))
const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const headOf = async (path: string, headers?: Record<string, string>) => {
  const [head = ''] = (await read(path, headers)).split('</head>')
  return {
    canonical: all(head, /<link rel="canonical" href="([^"]*)"/g).map(unescaped),
    alternates: all(head, /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi).map(unescaped),
    url: all(head, /<meta property="og:url" content="([^"]*)"/g).map(unescaped),
    feed: all(head, /type="application\/atom\+xml" href="([^"]*)"/g),
    text: head,
  }
}

test('a page names itself in each language, and its canonical URL is the one of its own', async () => {
  for (const path of ['/', '/about', '/notice-board', '/notice-board-Detail/n1', '/notice-board?date=2026-01-01']) {
    const url = ORIGIN + path
    const more = path.includes('?') ? '&' : '?'
    const urls = { en: url, ur: `${url}${more}lang=ur`, de: `${url}${more}lang=de` }
    const alternates = [...Object.entries(urls).map((one) => one.join(' ')), `x-default ${url}`]
    for (const [language, own] of Object.entries(urls)) {
      const head = await headOf(`${path}${more}lang=${language}`)
      assert.equal([head.canonical, head.url, head.alternates], [[own], [own], alternates], own)
    }
    assert.equal((await headOf(path)).canonical, [url])
    // A visitor with a cookie gets the page in that language, whatever the URL was.
    const chosen = await headOf(path, { cookie: 'language=ur' })
    assert.equal([chosen.canonical, chosen.alternates], [[urls.ur], alternates])
  }
})

test('another first language changes the URLs of all at once', async () => {
  assert.equal((await headOf('/about', { cookie: 'language=ur' })).canonical, [`${ORIGIN}/about?lang=ur`])
  await offer('ur', 'en')
  assert.equal((await headOf('/about', { cookie: 'language=ur' })).canonical, [`${ORIGIN}/about`])
  assert.equal((await headOf('/about?lang=en')).alternates, [
    `ur ${ORIGIN}/about`,
    `en ${ORIGIN}/about?lang=en`,
    `x-default ${ORIGIN}/about`,
  ])
})

test('no page is named that search engines must not list, and none without PUBLIC_URL', async () => {
  for (const path of ['/no-such-page', '/notice-board-Detail/none', '/no-such-page?lang=ur']) {
    const { canonical, alternates, text } = await headOf(path)
    assert.equal([canonical, alternates], [[], []], path)
    assert.match(text, 'content="noindex"')
  }
  assert.equal((await headOf('/auth/login')).alternates, [])
  const other = await openSchool({})
  await other.offer('en', 'ur')
  assert.not.match(await other.read('/about'), / hreflang="x-default"|rel="canonical"/i)
})

test('a page leads to the feed of its language', async () => {
  assert.equal((await headOf('/')).feed, ['/notices.atom'])
  assert.equal((await headOf('/', { cookie: 'language=ur' })).feed, ['/notices.atom?lang=ur'])
})

test('the pages of a school with one language are, to the byte, those of a school that has never offered another', async () => {
  const other = await openSchool()
  await other.addNotices(1)
  await offer('en')
  const withoutVersion = (text: string) => text.replace(/data-version="\d+"/g, '')
  for (const path of ['/', '/about?lang=ur', '/notice-board', '/sitemap.xml', '/notices.atom?lang=ur']) {
    const page = withoutVersion(await read(path, { cookie: 'language=ur' }))
    assert.is(page, withoutVersion(await other.read(path)), path)
    assert.not.match(page, /hreflang|xhtml|lang=ur/i)
  }
  assert.is(
    await read('/sitemap.xml'),
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', '/notice-board', '/about', '/contact', '/qna', '/notice-board-Detail/n1'].map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('\n')}
</urlset>
`,
  )
})

test('pages of several languages that are asked for at once do not mix', async () => {
  const heading = { en: 'Notice board', ur: 'نوٹس بورڈ', de: 'Schwarzes Brett' }
  // Each URL is rendered: none is in the cache.
  const asked = Array.from({ length: 30 }, (_, at) => (['en', 'ur', 'de'] as const)[at % 3] ?? 'en')
  const got = await Promise.all(
    asked.map(async (language, at) => {
      const html = await read(`/notice-board?date=2019-01-${10 + at}${language === 'en' ? '' : `&lang=${language}`}`)
      const [, lang] = /<html[^>]* lang="(\w+)"/.exec(html) ?? []
      const [, title] = /<h1[^>]*>([^<]*)</.exec(html) ?? []
      return [lang, title]
    }),
  )
  assert.equal(
    got,
    asked.map((language) => [language, heading[language]]),
  )
})

test('the sitemap lists each page in each language, with all of them beside it', async () => {
  const text = await read('/sitemap.xml')
  assert.match(
    text,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  )
  assert.is(await read('/sitemap.xml?lang=ur', { cookie: 'language=ur' }), text, 'it is the same for everybody')
  const entries = all(text, /<url><loc>([^<]*)<\/loc>(.*)<\/url>/g)
  assert.is(entries.length, 3 * 6)
  const url = `${ORIGIN}/notice-board-Detail/n1`
  const links = { en: url, ur: `${url}?lang=ur`, de: `${url}?lang=de` }
  const linked = Object.entries(links).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  for (const own of Object.values(links)) assert.ok(entries.includes(`${own} ${linked.join('')}`), own)
})

test('the sitemap has at most 50,000 URLs, whole pages of them', async () => {
  const many = await openSchool()
  await many.addNotices(16_700)
  await many.offer('en', 'ur', 'de')
  const locs = all(await many.read('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g)
  assert.is(locs.length, 3 * Math.floor(50_000 / 3))
  assert.match(locs.at(-1) ?? '', /lang=de$/)
})

test('the feed is in the language of its URL, and leads to the pages in it; its entries are the same in all', async () => {
  const feed = await read('/notices.atom?lang=ur')
  for (const part of [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ur">',
    `<id>${ORIGIN}/notices.atom?lang=ur</id>`,
    '<title>\u2068ہمارا اسکول\u2069 کے اعلانات</title>',
    `<link rel="self" href="${ORIGIN}/notices.atom?lang=ur"/>`,
    `<link href="${ORIGIN}/notice-board?lang=ur"/>`,
    `<link href="${ORIGIN}/notice-board-Detail/n1?lang=ur"/>`,
    `<id>${ORIGIN}/notice-board-Detail/n1</id>`,
  ])
    assert.ok(feed.includes(part), `${part}\n${feed}`)
  assert.match(await read('/?lang=ur'), 'title="\u2068ہمارا اسکول\u2069 کے اعلانات"', 'pages call it the same')
  const first = await read('/notices.atom')
  for (const part of [
    'xml:lang="en"',
    `<link rel="self" href="${ORIGIN}/notices.atom"/>`,
    '<title>Notices of MY SCHOOL',
  ])
    assert.ok(first.includes(part), part)
  assert.not.match(first, 'lang=ur')
  for (const path of ['/notices.atom?lang=xx', '/notices.atom?lang=ur&lang=ur', '/notices.atom?lang=en'])
    assert.is(await read(path), first, path)
  assert.is(await read('/notices.atom', { cookie: 'language=ur' }), first, 'a feed reader sends no cookie')
})

test.run()
