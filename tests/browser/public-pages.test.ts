// needs: build, chromium
// shows: home, information, notices, auth
/**
 * The public pages that the server renders: complete without JavaScript, and hydrated without a warning of React, whose
 * development build logs every difference between the HTML of the server and its own.
 */
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS } from '#contract'
import { addNotice, addStudent, picture } from '../../tools/samples.ts'
import { type Caller, start } from '../../tools/start.ts'
import { assertNone } from '../lines.ts'
import { eventually } from '../server/connections.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { giveBack, takePage } from './kept-pages.ts'
import { layoutShift } from './layout-shift.ts'

const folder = mkdtempSync(join(tmpdir(), 'school-pages-'))
await buildForDevelopment()

const school = await start({ socket: true, portalDir: join(folder, 'portal') })
const admin = await school.login('admin', 'admin-password')
const photo = await picture('#369', 1200, 900)
for (let index = 1; index <= 40; index++) {
  await addNotice(admin, { title: `Notice ${index}`, ...(index % 10 === 0 && { photo }) })
}
await addNotice(admin, { title: 'A day out', eventDay: '2999-05-04', eventTime: '09:30' })
const [{ id: newest = '' } = {}] = await school.store.notices.all()

const browser = await openBrowser()
test.after(async () => {
  await school.stop()
  rmSync(folder, { recursive: true })
})

/** One of each kind of page that the server renders. */
const PATHS = [
  '/',
  '/notice-board?page=2',
  '/notice-board?date=1999-01-01',
  `/notice-board-Detail/${newest}`,
  '/about',
  '/contact',
  '/qna',
  '/no/such/page',
]

/** A page without storage, with the session of this caller, and its console output. */
async function openPage(caller?: Caller) {
  const page = await takePage(browser, school.origin)
  const [, value] = caller?.cookie.split('=') ?? []
  if (value) await page.context().addCookies([{ name: 'session', value, url: school.origin }])
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The page of a 404, and the map, which no test can reach.
    const isKnown = message.text().includes('404') || message.location().url.includes('openstreetmap.org')
    if (['error', 'warning'].includes(message.type()) && !isKnown) messages.push(message.text())
  })
  return { page, said: messages, leave: () => giveBack(page, school.origin) }
}

async function openWithoutScript() {
  const context = await browser.newContext({ baseURL: school.origin, javaScriptEnabled: false })
  return { page: await context.newPage(), leave: () => context.close() }
}

/** A click does not wait for the page that it opens. */
const isAt = (url: string) => (at: URL) => at.pathname + at.search === url

const waitForHydration = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** The last thing that a start fetches is the script that measures it. */
const waitForEndOfStart = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /assets\/web-vitals-/.test(name)),
  )

test('every public page hydrates without a difference, and formats no day with Intl before: the first formatter takes long', async () => {
  const { page, said: messages, leave: close } = await openPage()
  const recorder = await page.addInitScript(recordFormatters)
  const found: string[] = []
  for (const path of PATHS) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
    const made = await page.evaluate(() => {
      const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
      const { formatters } = globalThis as unknown as { formatters: { name: string; at: number }[] }
      return formatters.filter(({ at }) => at <= hydrated).map(({ name }) => name)
    })
    found.push(...[...messages.splice(0), ...made].map((line) => `${path}: ${line}`))
  }
  await recorder.dispose()
  await close()
  assertNone(found)
})

test('Home hydrates without a difference for a student and for staff, who have other links', async () => {
  const student = await addStudent(admin)
  const found: string[] = []
  for (const [caller, link] of [
    [await school.login(student.userId, student.password), 'Report'],
    [admin, 'Dashboard'],
  ] as const) {
    const { page, said: messages, leave: close } = await openPage(caller)
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: link }).waitFor()
    found.push(...messages)
    await close()
  }
  assertNone(found)
})

/** Runs in the page: notes each call that makes a formatter of days. */
function recordFormatters(): void {
  const formatters: { name: string; at: number }[] = []
  Object.assign(globalThis, { formatters })
  const note = (owner: object, name: string) => {
    const real = Reflect.get(owner, name)
    const noted = () => formatters.push({ name, at: performance.now() })
    const proxy = new Proxy(real, {
      apply(target, self, values) {
        noted()
        return Reflect.apply(target, self, values)
      },
      construct(target, values) {
        noted()
        return Reflect.construct(target, values)
      },
    })
    Object.defineProperty(owner, name, { value: proxy, configurable: true, writable: true })
  }
  note(Intl, 'DateTimeFormat')
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) note(Date.prototype, name)
}

test('the start does not request data that came with the page', async () => {
  const { page, leave: close } = await openPage(admin)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/notice-board')
  await waitForHydration(page)
  await waitForEndOfStart(page)
  const calls = asked.filter((path) => path.startsWith('/api/') && !path.includes('photo'))
  // No public page contains these two; each is requested once at every start.
  assert.equal(calls, ['/api/v1/student/getAllStudent', '/api/v1/report/isReportAvaliable'])

  // The page data is only used once: a later visit requests it again.
  await addNotice(admin, { title: 'Just now' })
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { name: 'About us' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Notice board' }).click()
  await page.getByRole('heading', { name: 'Just now' }).waitFor()
  await close()
})

test('without JavaScript the navigation, the notice board and the notices work', async () => {
  await addNotice(admin, { title: 'The newest' })
  const { page, leave: close } = await openWithoutScript()
  await page.goto('/')
  // By keyboard: cards that come into view move what is below them, and Playwright cannot wait for it.
  await page.getByRole('link', { name: 'Read More The newest' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'The newest' }).waitFor()
  await page.getByRole('link', { name: 'Back to notice board' }).press('Enter')
  await page.waitForURL(isAt('/notice-board'))
  assert.is(await page.getByRole('article').count(), 30)
  await page.getByRole('link', { name: 'Older notices' }).press('Enter')
  await page.waitForURL(isAt('/notice-board?page=2'))
  assert.is(await page.getByRole('article').count(), (await school.store.notices.all()).length - 30)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).press('Enter')
  await page.waitForURL(isAt('/'))
  await close()
})

test('without JavaScript the date filter, the questions, the carousel and the directions work', async () => {
  const { page, leave: close } = await openWithoutScript()
  await page.goto('/notice-board')
  await page.getByLabel('filter by date').fill('1999-01-01')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(isAt('/notice-board?words=&date=1999-01-01'))
  await page.getByText('No Notice is Added by admin').waitFor()
  await page.goto('/notice-board')
  await page.getByLabel('Search the notices').fill('the newest')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('1 notice found').waitFor()
  assert.equal(await page.getByRole('article').getByRole('heading').allTextContents(), ['The newest'])
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.waitForURL(isAt('/notice-board'))
  assert.is(await page.getByRole('article').count(), 30)

  await page.goto('/qna')
  const answer = page.locator('main details').first()
  await answer.locator('summary').click()
  assert.ok(await answer.locator('[data-part=answer]').isVisible())

  await page.goto('/')
  const strip = page.locator('.kit-carousel [data-part=strip]')
  // By keyboard: the pointer may be beside it, because cards that come into view move what is below them.
  await strip.press('ArrowRight')
  // Polled from here: `waitForFunction` needs a timer of the page, and without JavaScript the page has none.
  assert.ok(await eventually(async () => (await strip.evaluate((element) => element.scrollLeft)) > 0))

  await page.goto('/contact')
  assert.ok(await page.locator('address', { hasText: 'Library Road' }).first().isVisible())
  assert.ok(await page.getByRole('link', { name: 'OpenStreetMap' }).isVisible())
  assert.ok(await page.locator('noscript p', { hasText: 'The form on this page needs JavaScript' }).isVisible())
  // In place of the form, and in the directions to the school.
  assert.is(await page.getByRole('main').locator('a[href^="tel:"]').count(), 2)
  assert.is(await page.getByRole('button', { name: 'Write the e-mail' }).count(), 0, 'a button that does nothing')
  await close()
})

test('without JavaScript a page that needs it has the common layout, says so and links back', async () => {
  const { page, leave: close } = await openWithoutScript()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/auth/login', '/admin/dashboard']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor()
    assert.ok(await page.getByRole('banner').getByRole('link', { name: 'MY SCHOOL' }).isVisible(), path)
    assert.ok(await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).isVisible(), path)
    assert.is(await page.getByRole('contentinfo').getByRole('combobox').count(), 0, `${path}: a choice does nothing`)
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await page.waitForURL(isAt('/'))
  }
  await close()
})

test('the button of the contact form is disabled until the page is hydrated', async () => {
  const { page, leave: close } = await openPage()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Write the e-mail' })
  await send.waitFor()
  assert.ok(await send.isDisabled(), 'it would put the message in the address')
  letGo()
  await waitForHydration(page)
  await send.and(page.locator(':enabled')).waitFor()
  await close()
})

test('photos have two sizes, all but the first load lazily, and none causes a layout shift', async () => {
  await addNotice(admin, { title: 'With a photo', photo })
  const { page, leave: close } = await openPage()
  await page.goto('/notice-board')
  await waitForHydration(page)
  const photos = page.locator('main img')
  const kinds = await photos.evaluateAll((images) =>
    images.map((image) =>
      [(image as HTMLImageElement).loading, (image as HTMLImageElement).srcset.match(/\d+w/g)?.join()].join(' '),
    ),
  )
  assert.is(kinds[0], 'eager 560w,1024w')
  assert.equal([...new Set(kinds.slice(1))], ['lazy 560w,1024w'])
  assert.is(await photos.first().getAttribute('fetchpriority'), 'high')
  await page.mouse.wheel(0, 20_000)
  await photos.evaluateAll((images) =>
    Promise.all(images.map((image) => Object.assign(image as HTMLImageElement, { loading: 'eager' }).decode())),
  )
  assert.ok((await layoutShift(page)) < 0.02)
  await close()
})

for (const [device, width] of [
  ['a phone', 412],
  ['a desk', 1280],
] as const)
  test(`Home does not move while it arrives, on ${device}`, async () => {
    const html = await (await fetch(school.origin, { headers: { accept: 'text/html' } })).text()
    const body = html.indexOf('<main')
    // The ends of the first elements: what is above the fold, and some more.
    const cuts = [...html.matchAll(/<\/(?:h1|h2|p|a|picture|svg|div|li)>/g)]
      .map(({ index }) => index)
      .filter((index) => index > body)
      .slice(0, 10)
    const half = await sendInTwo(html)
    const { page, leave: close } = await openPage()
    await page.setViewportSize({ width, height: 823 })
    const moved: string[] = []
    for (const cut of cuts) {
      const sendRest = half.cutAt(cut)
      await page.goto(half.origin, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      sendRest()
      await page.waitForLoadState('domcontentloaded')
      const shift = await layoutShift(page)
      if (shift >= 0.02) moved.push(`${shift.toFixed(3)} when it comes to: ${html.slice(cut - 60, cut)}`)
    }
    await close()
    half.close()
    assertNone(moved)
  })

/** Serves a document alone, of which the second part waits until it is let go. */
async function sendInTwo(html: string) {
  let cut = 0
  let rest = Promise.resolve()
  const server = createServer(async ({ url = '' }, response) => {
    if (url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut))
    await rest
    response.end(html.slice(cut))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cutAt(place: number) {
      cut = place
      let sendRest = () => {}
      rest = new Promise((resolve) => {
        sendRest = resolve
      })
      return sendRest
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('an area is fetched when the pointer is over a link to it, and not before', async () => {
  const { page, leave: close } = await openPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await waitForHydration(page)
  await waitForEndOfStart(page)
  const isPublic = (url: string) => /assets\/public-pages-/.test(url)
  assert.ok(scripts.some((url) => /assets\/main[-.]/.test(url)))
  assert.is(scripts.some(isPublic), false)
  const fetched = page.waitForRequest((request) => isPublic(request.url()))
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).hover()
  await fetched
  await close()
})

test('a page whose area does not arrive says so, and is there after Load again', async () => {
  const { page, leave: close } = await openPage()
  const area = /public-pages-\w+\.js$/
  await page.route(area, (route) => route.abort('connectionrefused'))
  await page.goto('/about')
  await page.getByRole('main').getByText('The connection may have been lost.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.locator('main .home').waitFor()
  await page.goBack()
  await page.unroute(area)
  await page.getByRole('button', { name: 'Load again' }).click()
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'About', exact: false }).first().waitFor()
  assert.is(await page.getByRole('button', { name: 'Load again' }).count(), 0)
  await close()
})

test('a page whose styles do not arrive says so, and the next link to it fetches them', async () => {
  const { page, leave: close } = await openPage()
  const styles = /styles-staff-\w+\.css$/
  await page.goto('/')
  await waitForHydration(page)
  await page.route(styles, (route) => route.abort('connectionrefused'))
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await link('Login').click()
  await page.getByRole('main').getByText('The connection may have been lost.').waitFor()
  await page.unroute(styles)
  await link('Home').click()
  await link('Login').click()
  await page.getByLabel('User id').waitFor()
  assert.ok(await page.locator('link[data-style=staff]').evaluate((one: HTMLLinkElement) => one.sheet !== null))
  await close()
})

/** Replaces the built portal with one in English that uses React's development build. */
async function buildForDevelopment(): Promise<void> {
  cpSync(resolve('dist/portal'), join(folder, 'portal'), { recursive: true })
  for (const language of LANGUAGE_TAGS) rmSync(join(folder, 'portal', language), { recursive: true, force: true })
  const shared: esbuild.BuildOptions = {
    bundle: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  }
  await esbuild.build({
    ...shared,
    entryPoints: ['portal/main.ts'],
    outdir: join(folder, 'portal/assets'),
    chunkNames: '[name]-[hash]',
  })
  await esbuild.build({
    ...shared,
    entryPoints: ['portal/rendering/render.tsx'],
    outdir: join(folder, 'portal-render'),
    platform: 'node',
    outExtension: { '.js': '.mjs' },
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  })
  writeFileSync(join(folder, 'portal-render/areas.json'), '{}')
  const index = join(folder, 'portal/index.html')
  const page = readFileSync(index, 'utf8')
    .replace(/<link (?:rel="modulepreload"|data-later)[^>]*>/g, '')
    .replace(/\/assets\/main-\w+\.js/, '/assets/main.js')
  writeFileSync(index, page)
}

test.run()
