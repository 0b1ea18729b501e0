// needs: build, chromium
// shows: home, information, notices, students
// long
/**
 * The portal without a connection: with the network of the browser off, and with a server that does not answer, which are
 * one to the service worker. What it keeps, and what it never has. What it answers at all: tests/portal/worker.test.ts.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page, Route } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addStudent, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { assertNone } from '../lines.ts'
import { eventually } from '../server/connections.ts'
import { test } from '../test.ts'
import { pageFindings } from './axe.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

// At this level the server logs each request.
const school = await openSmallSchool({ env: { LOG_LEVEL: 'debug' } })
const { calls, portal } = school
const PUPIL = 'Zebediah Quillfeather'
const pupil = await addStudent(calls.admin, { name: PUPIL })
const TITLES = ['Sports day', 'Book fair', 'Late bus']
for (const title of TITLES) {
  await addNotice(calls.admin, { title, photo: await picture('#369', 600, 400) })
}

const folder = mkdtempSync(join(tmpdir(), 'school-builds-'))
test.after.each(() => {
  portal.portalDir = resolve('dist/portal')
})
test.after(() => rmSync(folder, { recursive: true }))

const withWorker = { withWorker: true }
const openVisitor = () => school.openAsVisitor(withWorker)
async function openAs(who: Signed): Promise<Visitor> {
  const visitor = await school.openAs(who, withWorker)
  visitor.page.on('dialog', (question) => question.accept())
  return visitor
}

const BOARD = '/notice-board'
const ADD_STUDENT = '/admin/dashboard/add-student'
const LIST = '/admin/dashboard/Student-detail'

const main = (page: Page) => page.getByRole('main')
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' })

/** The addresses of all that the service worker keeps, by the name of the cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name] = requests.map(({ url }) => url.slice(location.origin.length)).sort()
    }
    return found
  })

/** What there is where a page is not kept: the worker of this page, and the caches. */
async function workerState(page: Page) {
  const states = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ installing, waiting, active }) =>
      [installing, waiting, active].map((worker) => worker?.state),
    ),
  )
  return { states, kept: await kept(page) }
}

/** Waits until a page is kept, by default that of the address; a page behind a guard has the frame. */
async function isKept(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  // A page that is not kept at first is sent again after half a minute, twice.
  const look = () => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path)
  if (!(await eventually(look)) && !(await eventually(look)))
    assert.unreachable(`${path} is not kept, but ${JSON.stringify(await workerState(page))}`)
}

/** Waits until the photos are kept that the page shows. */
async function photosAreKept(page: Page): Promise<void> {
  const photos = await main(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
  for (const photo of photos) await isKept(page, photo)
}

async function seePhotos(page: Page): Promise<void> {
  for (const photo of await main(page).getByRole('img').all()) {
    await photo.scrollIntoViewIfNeeded()
    await photo.evaluate((image) => (image as HTMLImageElement).decode())
  }
}

test('the notice board of the first visit can be read again, with its photos', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await visitor.go(BOARD)
  await seePhotos(page)
  await isKept(page)
  await photosAreKept(page)
  await page.context().setOffline(true)
  await visitor.go(BOARD)
  await note(page)
    .getByText(/this page as of .*\d\d:\d\d/)
    .waitFor()
  for (const title of TITLES) await main(page).getByRole('heading', { name: title }).waitFor()
  assert.is(await main(page).getByRole('img').count(), TITLES.length)
  await seePhotos(page)
  assertNone(await pageFindings(page))
})

test("a page of the school's own that was opened by a link can be read again", async () => {
  const ownPages = [{ title: 'School buses', slug: 'buses', text: '## Routes', place: 'menu' as const, files: [] }]
  await changeSchool(calls.admin, { ownPages })
  const visitor = await openVisitor()
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('navigation').getByRole('link', { name: 'School buses' }).click()
  const routes = main(page).getByRole('heading', { name: 'Routes' })
  await routes.waitFor()
  await isKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await note(page).waitFor()
  await routes.waitFor()
})

test('a form that is loaded again shows the typed text', async () => {
  const admin = await openAs('admin')
  const { page } = admin
  await admin.go(ADD_STUDENT)
  await admin.fill({ 'Father name': 'Half a father' })
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Half a father'))
  await isKept(page, '/frame')
  await page.context().setOffline(true)
  await page.reload()
  await note(page).waitFor()
  await page.getByText(/^Restored from/).waitFor()
  assert.is(await admin.field('Father name').inputValue(), 'Half a father')
  assertNone(await pageFindings(page))
})

test('a list without a connection is loaded when there is one; where the server was stopped, with a press', async () => {
  const admin = await openAs('admin')
  const { page } = admin
  const row = page.getByRole('row', { name: PUPIL })
  const expectNoList = async () => {
    await note(page).waitFor()
    await main(page).locator('tbody').getByText('The students could not be loaded.').waitFor()
    assert.is(await page.getByText(PUPIL).count(), 0)
  }
  await admin.go(LIST)
  await row.waitFor()
  await isKept(page, '/frame')

  await page.context().setOffline(true)
  await page.goto(LIST)
  await expectNoList()
  await page.context().setOffline(false)
  await row.waitFor()
  await note(page).waitFor({ state: 'detached' })

  portal.pause()
  await page.goto(LIST)
  await expectNoList()
  await portal.resume()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await row.waitFor()
})

test('a board that was opened from another page can be read again', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await visitor.go('/')
  await isKept(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notice board' }).click()
  await isKept(page, BOARD)
  await page.context().setOffline(true)
  await page.reload()
  await main(page).getByRole('heading', { name: 'Book fair' }).waitFor()
})

test('a page that was asked for before the worker was there is kept too', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  const tab = await page.context().newPage()
  const asked = Promise.withResolvers<Route>()
  await tab.route(`**${BOARD}`, asked.resolve)
  const opened = tab.goto(BOARD)
  const route = await asked.promise
  await visitor.go('/about')
  await isKept(page)
  await route.continue()
  await opened
  assert.is(await tab.evaluate(() => navigator.serviceWorker.controller), null)
  await isKept(tab, BOARD)
})

test('the form that changes a record shows what was typed until the record is loaded', async () => {
  const admin = await openAs('admin')
  const { page } = admin
  await admin.go(`/admin/dashboard/update-detail/${pupil._id}`)
  await admin.fill({ Address: 'Half an address' })
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Half an address'))
  await isKept(page, '/frame')
  await page.context().setOffline(true)
  await page.reload()
  await main(page).getByText('Half an address').waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^Restored from/).waitFor()
  assert.is(await admin.field('Address').inputValue(), 'Half an address')
})

test('nothing about a pupil is kept, and after a logout nothing of the session is left', async () => {
  const admin = await openAs('admin')
  const { page } = admin
  const PRIVATE = [`${LIST}?name=Zebediah&search=1`, `/admin/dashboard/fullStudent-detail/${pupil._id}`]
  for (const path of PRIVATE) {
    await admin.go(path)
    await main(page).getByText(PUPIL).first().waitFor()
    await admin.rest()
  }
  // Their own pages, with their name in it.
  for (const path of ['/', BOARD]) {
    await admin.go(path)
    await isKept(page)
  }
  await admin.go(LIST)
  await page.getByRole('row', { name: PUPIL }).waitFor()
  const secrets = ['Zebediah', pupil._id, '"role"', '"userId"']
  assert.equal(await found(page, secrets), [], 'while somebody is logged in')
  const addresses = Object.values(await kept(page)).flat()
  const other = addresses.filter((one) => !/^\/(assets\/|pictures\/|frame$|notice-board$|$)/.test(one))
  assert.equal(
    other.filter((one) => !one.startsWith('/api/v1/notice/get-photo/')),
    [],
  )

  await admin.press('Logout')
  await admin.expectToast('Logout Successfully')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  assert.not.match(stored, /Zebediah|"role"/)
  await page.context().setOffline(true)
  for (const path of [...PRIVATE, '/']) {
    await page.goto(path)
    await note(page).waitFor()
    await admin.page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
    assert.is(await page.getByText('Zebediah').count(), 0, path)
  }
  assert.equal(await found(page, secrets), [])
})

test('a logout without a connection leaves nothing to read', async () => {
  const admin = await openAs('admin')
  const { page } = admin
  await admin.go(LIST)
  await page.getByRole('row', { name: PUPIL }).waitFor()
  await isKept(page, '/frame')
  await page.context().setOffline(true)
  await admin.press('Logout')
  await page.waitForURL('**/auth/login')
  await page.goto(LIST)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  assert.is(await page.getByText(PUPIL).count(), 0)
  assert.equal(await found(page, ['Zebediah']), [])
})

test('a first visit requests nothing more than the worker', async () => {
  const paths: string[][] = []
  for (const options of [{}, withWorker]) {
    portal.output = ''
    const visitor = await school.openAsVisitor(options)
    await visitor.go(BOARD)
    await seePhotos(visitor.page)
    await visitor.endOfStart()
    if (options === withWorker) {
      await isKept(visitor.page)
      await photosAreKept(visitor.page)
    }
    await visitor.roundTrip()
    const requests = portal.output.split('\n').flatMap((line) => (line ? [JSON.parse(line).path as string] : []))
    paths.push(requests.filter((path) => path && !path.endsWith('/health')).sort())
  }
  const [without = [], having = []] = paths
  // On a busy machine the browser may not have its copy of the page yet: then the page is asked for once more.
  const again = having.filter((path) => path === BOARD).length === 2 ? [BOARD] : []
  assert.equal(having, [...without, '/worker.js', ...again].sort())
})

test('a new build is shown at once, and no page of one build has a script of the other', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await visitor.go('/')
  await isKept(page)
  const first = await mainScript(page)
  // A tab of the old build stays open.
  const oldTab = await page.context().newPage()
  await oldTab.goto('/')
  await oldTab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

  portal.portalDir = anotherBuild()
  await portal.restart()
  // Before the new one was seen: the old one, whole.
  await page.context().setOffline(true)
  await visitor.go('/')
  assert.equal(await builds(page), ['first'])
  await main(page).getByRole('heading', { name: 'Book fair' }).waitFor()
  await page.context().setOffline(false)

  await visitor.go('/')
  assert.equal(await builds(page), ['second'])
  assert.is.not(await mainScript(page), first)
  const name = await cacheName(page)
  await isKept(page, '/frame')
  assert.ok(
    await eventually(async () => Object.keys(await kept(page)).join() === name),
    'that of the old build is gone',
  )

  // The open tab: what it has not fetched is gone, and it says how to go on.
  await oldTab.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await oldTab.getByRole('button', { name: 'Load again' }).click()
  await oldTab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  assert.equal(await builds(oldTab), ['second'])

  await page.context().setOffline(true)
  await visitor.go('/')
  assert.equal(await builds(page), ['second'])
  await main(page).getByRole('heading', { name: 'Book fair' }).waitFor()
  // Never seen, but its area was fetched by the other tab.
  await page.goto('/test')
  await visitor.waitForPage('Self-check')
  assert.equal(await builds(page), ['second'])
})

test('with OFFLINE=off the next visit removes the worker and all that it has kept', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await visitor.go(BOARD)
  await isKept(page)
  await portal.restart({ OFFLINE: 'off' })
  await visitor.go(BOARD)
  const isClean = () =>
    page.evaluate(
      async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
  assert.ok(await eventually(isClean))
  assert.equal(visitor.errors(), [])
  await page.context().setOffline(true)
  assert.match(await failure(page.reload()), 'ERR_INTERNET_DISCONNECTED')
})

const failure = (opened: Promise<unknown>) =>
  opened.then(
    () => '',
    (error: Error) => error.message,
  )

const mainScript = (page: Page) =>
  page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname)
const cacheName = async (page: Page) => `portal ${await mainScript(page)}`

/** Which of these texts is in the caches: in an address, a header or a body. */
const found = (page: Page, texts: string[]) =>
  page.evaluate(async (texts) => {
    const places: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        const all = [request.url, ...[...(response?.headers ?? [])].flat(), await response?.text()].join('\n')
        // Scripts have these words for their own reasons.
        if (request.url.includes('/assets/')) continue
        places.push(...texts.filter((text) => all.includes(text)).map((text) => `${text} in ${request.url}`))
      }
    }
    return places
  }, texts)

const SECOND = 'SECOND'

/** The build with another name for each script, in whose main script something is changed. */
function anotherBuild(): string {
  cpSync(resolve('dist'), folder, { recursive: true })
  const root = join(folder, 'portal')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(br|gz)$/.test(name))
  for (const name of files) rmSync(join(folder, name))
  const assets = readdirSync(join(root, 'assets'), { recursive: true, encoding: 'utf8' })
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const renamed = (name: string) => name.replace(/-\w+\.js$/, `-${SECOND}$&`)
  const rename = (text: string) => scripts.reduce((all, name) => all.replaceAll(name, renamed(name)), text)
  for (const name of ['portal/index.html', 'portal/worker.js', 'portal-render/areas.json']) {
    const path = join(folder, name)
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
  }
  for (const name of scripts) {
    const text = readFileSync(join(root, 'assets', name), 'utf8')
    rmSync(join(root, 'assets', name))
    writeFileSync(join(root, 'assets', renamed(name)), `${rename(text)};globalThis.isSecondBuild=true`)
  }
  return root
}

/** Of which builds the scripts are that this page has loaded. */
const builds = (page: Page) =>
  page.evaluate((second) => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const names = scripts.map(({ name }) => (name.includes(second) ? 'second' : 'first'))
    return [...new Set(names.concat('isSecondBuild' in globalThis ? 'second' : 'first'))]
  }, SECOND)

test.run()
