// needs: build
/** The files for search engines, feed readers and phones: the feed of notices, robots.txt, the sitemap, the manifest. */
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import type { SchoolSettings } from '#contract'
import { addNotice, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const ORIGIN = 'https://portal.example.org'
let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({ portalDir: resolve('dist/portal'), env: { PUBLIC_URL: ORIGIN }, clock: () => now })
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const read = async (path: string) => String((await visitor.get(`/${path}`)).bytes)

test.before.each(async () => {
  now = Date.parse('2026-03-02T08:00:00Z')
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', ids, { at: new Date(now).toISOString(), by: null })
})

/** What a crawler may fetch (RFC 9309): of the rules that a path begins with the longest counts. */
function allowedBy(robots: string): (path: string) => boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
  return (path) => {
    const found = rules.filter(([, , prefix = '']) => path.startsWith(prefix))
    const longest = found.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)[0]
    return longest?.[1] !== 'Disallow'
  }
}

/** The URLs of all pictures in a page: of elements, icons, link previews and structured data. */
const picturesIn = (page: string): string[] => {
  const pictures = [
    ...[...page.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => url),
    ...[...page.matchAll(/(?:imageSrcSet|srcSet|srcset|imagesrcset)="([^"]+)"/g)].flatMap(([, set = '']) =>
      set.split(', ').map((one) => one.split(' ')[0]),
    ),
    ...[...page.matchAll(/<link[^>]*rel="(?:[^"]*icon|preload)"[^>]* href="([^"]+)"/g)].map(([, url]) => url),
    ...[...page.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, url]) => url),
    ...[...page.matchAll(/"(?:image|logo)":"([^"]+)"/g)].map(([, url]) => url),
  ]
  return pictures.flatMap((url) => (url ? [url.replaceAll('&amp;', '&')] : []))
}

test('robots.txt lets crawlers have every picture that a public page names, and nothing else of the API', async () => {
  const add = async (colour: string) =>
    (await admin.post('/admin/school/pictures', form({ picture: await picture(colour) }))).body.picture.id
  const [logo, slide, member] = [await add('#f00'), await add('#0f0'), await add('#00f')]
  const { settings } = (await admin.get('/admin/school')).body as { settings: SchoolSettings }
  const slides = settings.home.slides.map((one) => ({ ...one, picture: slide }))
  const team = [{ ...(settings.about.team[0] as object), photo: member }]
  const saved = await changeSchool(admin, {
    identity: { logo },
    home: { ...settings.home, slides },
    about: { ...settings.about, team },
  } as never)
  assert.ok(saved.body.success, saved.body.message)
  const id = await addNotice(admin, { photo: await picture() })
  const isAllowed = allowedBy(await read('/robots.txt'))
  const sitemap = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  assert.ok(sitemap.length > 4)
  const named = await Promise.all(sitemap.map(async (url) => picturesIn(await read(url.slice(ORIGIN.length)))))
  const paths = [...new Set(named.flat())].map((url) => url.replace(ORIGIN, ''))
  for (const part of [`/school/pictures/${logo}`, `/school/pictures/${slide}`, `/school/pictures/${member}`])
    assert.ok(
      paths.some((path) => path.includes(part)),
      part,
    )
  assert.ok(paths.some((path) => path.includes(`/notice/get-photo/${id}`)))
  assert.equal(
    paths.filter((path) => !isAllowed(path)),
    [],
  )
  assert.equal(['/api/v1/school', '/api/v1/notice/getNotice', '/admin/dashboard'].filter(isAllowed), [])
})

test('an icon on the home screen has shortcuts to the board and the own report, and a window only where there is a way back', async () => {
  const manifest = async (query = '') => JSON.parse(await read(`/site.webmanifest${query}`))
  const shortcuts = async (query?: string) =>
    (await manifest(query)).shortcuts.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`)
  // Apple's phones know only `display`, and have no way back in a window of its own.
  const { id, display, display_override } = await manifest()
  assert.equal([id, display, display_override], ['/', 'browser', ['standalone']])
  assert.equal(await shortcuts(), ['Notice board /notice-board', 'Report /report'])
  await changeSchool(admin, { pages: { board: false }, languages: { first: 'en', others: ['de'] } } as never)
  assert.equal(await shortcuts(), ['Report /report'])
  assert.equal(await shortcuts('?lang=de'), ['Bericht /report'])
  await changeSchool(admin, { pages: { board: true }, languages: { first: 'en', others: [] } } as never)
})

test('a cancelled event says so, with when and where, in title, feed, link preview and description', async () => {
  const id = await addNotice(admin, {
    eventDay: '2026-03-20',
    eventTime: '09:30',
    eventPlace: 'Hall',
    eventCancelled: 'yes',
    description: 'Bring:\n- water\n- hats',
  })
  const line = 'Cancelled: Fri, 20 Mar 2026, 09:30, Hall'
  const page = await read(`/notice-board-Detail/${id}`)
  const description = `${line} · Bring: water · hats`
  for (const part of [
    '<title>Cancelled: Sports day – MY SCHOOL</title>',
    'property="og:title" content="Cancelled: Sports day"',
    `name="description" content="${description}"`,
    `property="og:description" content="${description}"`,
    '"headline":"Cancelled: Sports day"',
    '<p class="notice-band">Cancelled</p>',
    '<s>Fri, 20 Mar 2026, 09:30</s>',
    '<s>Hall</s>',
  ])
    assert.ok(page.includes(part), part)
  for (const path of ['/', '/notice-board']) {
    const board = await read(path)
    assert.match(board, '<p data-part="band">Cancelled</p>')
    assert.match(board, '<s>Fri, 20 Mar 2026, 09:30, Hall</s>')
  }
  const feed = await read('/notices.atom')
  assert.match(feed, '<title>Cancelled: Sports day</title>')
  assert.match(feed, `&lt;p dir=&quot;auto&quot;&gt;${line}&lt;/p&gt;`)
})

test('feed, calendar, sitemap, manifest and the other files run nothing, also when they are opened as documents', async () => {
  const files = [...['/notices.atom', '/events.ics', '/sitemap.xml', '/site.webmanifest'], '/robots.txt']
  for (const path of [...files, '/.well-known/security.txt']) {
    const { status, headers } = await visitor.get(`/${path}`)
    assert.is(status, 200, path)
    assert.is(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'; sandbox", path)
    assert.is(headers.get('x-content-type-options'), 'nosniff', path)
  }
})

test.run()
