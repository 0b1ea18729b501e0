/**
 * The public pages on an old phone, beside two floors of the same run: a page of plain HTML, and an empty React
 * application. Then the cost of a page for the server.
 *
 *   npm run build && node --conditions=source bench/public-pages.ts [visits of each page]
 */
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Renderer } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { launchBrowser } from '../tools/chromium.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { serveFloors } from './tools/page-floors.ts'
import { load, startScript, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { SLOW_LINE, slowPhone, type Visit, visit } from './tools/slow-phone.ts'

const VISITS = Number(process.argv[2]) || 5
/** The largest ratios of the largest paint to the two floors, and of hydration to the empty application. */
const PAINT_TO_HTML = 2.0
const PAINT_TO_REACT = 0.75
const HYDRATED_TO_REACT = 1.35
const MOST_SHIFT = 0.02
/** The largest ratio of an uncached board to React alone with the same texts. */
const BOARD_TO_BARE = 20
const browserTakes = { 'accept-encoding': 'gzip, deflate, br' }

const school = await makeSchool({ students: 10, photos: 0 })
const server = await startServer(school.dataDir)
const floors = await serveFloors()
const browser = await launchBrowser()

const html = await look('floor: plain HTML', `${floors.origin}/plain`)
const react = await look('floor: empty React application', `${floors.origin}/react`)
await compare('Home', `${server.origin}/`)
await compare('Board', `${server.origin}/notice-board`)
await browser.close()
floors.stop()

const home = await fetch(server.origin)
const size = brotliCompressSync(await home.text()).length
printResult('HTML of Home, six notices', `${size} bytes brotli`, '< 12,000', size < 12_000)
await throughput()
await server.stop()
school.remove()
await freshRender()
finish()

/** Visits a page with an empty cache on an old phone with a slow network: medians, and the largest shift. */
async function visitOften(url: string): Promise<Visit & { figures: string }> {
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visitOnce(browser, url))
  const [paint, hydrated] = [median(visits.map((one) => one.paint)), median(visits.map((one) => one.hydrated))]
  const shift = Math.max(...visits.map((one) => one.shift))
  const figures = `largest paint ${Math.round(paint)} ms, hydrated ${Math.round(hydrated)} ms, shift ${round(shift, 3)}`
  return { paint, hydrated, shift, figures }
}

async function look(what: string, url: string): Promise<Visit> {
  const { figures, ...visit } = await visitOften(url)
  printResult(what, figures, 'none, a floor', true)
  return visit
}

/** Compares a page of the portal with the two floors. */
async function compare(what: string, url: string): Promise<void> {
  const { paint, hydrated, shift, figures } = await visitOften(url)
  const ratios = [paint / html.paint, paint / react.paint, hydrated / react.hydrated].map(
    (ratio) => `${round(ratio, 2)} ×`,
  )
  const isReached =
    paint <= PAINT_TO_HTML * html.paint &&
    paint <= PAINT_TO_REACT * react.paint &&
    hydrated <= HYDRATED_TO_REACT * react.hydrated &&
    shift < MOST_SHIFT
  printResult(what, figures, '', isReached)
  const goal = `≤ ${PAINT_TO_HTML}, ≤ ${PAINT_TO_REACT}, ≤ ${HYDRATED_TO_REACT}; shift < ${MOST_SHIFT}`
  printResult(
    '  beside the floors',
    `paint to HTML and to React, hydrated to React: ${ratios.join(', ')}`,
    goal,
    isReached,
  )
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const page = await slowPhone(browser, SLOW_LINE)
  const seen = await visit(page, url)
  await page.context().close()
  return seen
}

/** A cached page beside a minimal handler that sends the same bytes, alternating. */
async function throughput(): Promise<void> {
  const floor = await startScript('floor', { origin: server.origin, path: '/', headers: browserTakes })
  const requests = [{ method: 'GET', path: '/', headers: browserTakes }]
  const run = async (origin: string, seconds = 2) =>
    (await load({ origin, requests, connections: 16, seconds })).perSecond
  await run(server.origin, 1)
  await run(floor.origin, 1)
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < 7; round++) rounds.push({ ours: await run(server.origin), bare: await run(floor.origin) })
  await floor.stop()
  // The ratio of each round: the speed of the machine changes from minute to minute.
  const share = median(rounds.map(({ ours, bare }) => ours / bare))
  const [ours, bare] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.bare))]
  const figures = `${Math.round(ours)}/s, floor ${Math.round(bare)}/s: ${Math.round(share * 100)} %`
  printResult('a cached page', figures, '≥ 80 %', share >= 0.8)
}

/** The board with a full page of notices, rendered without the cache. */
async function freshRender(): Promise<void> {
  const { collect, render }: Renderer = await import(pathToFileURL('dist/portal-render/render.mjs').href)
  const notices = Array.from({ length: 30 }, (_, index) => ({
    _id: `notice${index}`,
    title: `Notice ${index}`,
    description: 'Sports day is on Friday. We meet on the field at half past eight. '.repeat(8),
    catagory: 'Sport' as const,
    date: '1',
    created_at: new Date(0).toISOString(),
    photoVersion: 'v1',
  }))
  const source = {
    user: null,
    notices: async () => notices,
    notice: async () => undefined,
    reportReady: async () => false,
    pages: defaultSettings.pages,
  }
  const address = { path: '/notice-board', query: new URLSearchParams() }
  const bareList = createElement(
    'main',
    {},
    notices.map(({ _id, title, description }) =>
      createElement('article', { key: _id }, createElement('h2', {}, title), createElement('p', {}, description)),
    ),
  )
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < 300; round++) {
    const started = performance.now()
    const collected = await collect(address, source)
    if (collected) render(collected.page, publicSchool(defaultSettings), { language: 'en', timeZone: 'UTC' })
    const rendered = performance.now()
    renderToString(bareList)
    ours.push(rendered - started)
    bare.push(performance.now() - rendered)
  }
  const [own, floor] = [median(ours), median(bare)]
  const figures = `${round(own, 2)} ms, React alone with the same texts ${round(floor, 2)} ms: ${round(own / floor)} ×`
  printResult('the board, uncached, 30 notices', figures, `≤ ${BOARD_TO_BARE} ×`, own <= BOARD_TO_BARE * floor)
}
