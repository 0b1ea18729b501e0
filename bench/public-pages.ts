/**
 * The public pages on an old phone, beside two floors of the same run: a page of plain HTML, and an empty React
 * application. Then the cost of a page for the server.
 *
 *   npm run build && node --conditions=source bench/public-pages.ts [rounds, each with a visit of every page]
 */
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
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

const ROUNDS = Number(process.argv[2]) || 5
/** The largest ratios of the first paint to the two floors, and of hydration to the empty application. */
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

const pages = {
  html: `${floors.origin}/plain`,
  react: `${floors.origin}/react`,
  home: `${server.origin}/`,
  board: `${server.origin}/notice-board`,
}
const rounds: Round[] = []
while (rounds.length < ROUNDS) rounds.push(await visitAll())
look('floor: plain HTML', 'html')
look('floor: empty React application', 'react')
compare('Home', 'home')
compare('Board', 'board')
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

type PageName = keyof typeof pages
type Round = Record<PageName, Visit>

/** Visits each page once, with an empty cache, on an old phone with a slow network. */
async function visitAll(): Promise<Round> {
  const seen = {} as Round
  for (const name of Object.keys(pages) as PageName[]) seen[name] = await visitOnce(pages[name])
  return seen
}

async function visitOnce(url: string): Promise<Visit> {
  const page = await slowPhone(browser, SLOW_LINE)
  const seen = await visit(page, url)
  await page.context().close()
  return seen
}

/** Prints the medians of a page, and the largest shift of a visit. */
function look(what: string, name: PageName, isReached = true, goal = 'none, a floor'): void {
  const milliseconds = (of: keyof Visit) => `${Math.round(median(rounds.map((visits) => visits[name][of])))} ms`
  const figures = `first paint ${milliseconds('firstPaint')}, largest ${milliseconds('paint')}, hydrated ${milliseconds('hydrated')}`
  printResult(what, `${figures}, shift ${round(shiftOf(name), 3)}`, goal, isReached)
}

function shiftOf(name: PageName): number {
  return Math.max(...rounds.map((visits) => visits[name].shift))
}

/** The ratio of each round: the speed of the machine changes from minute to minute. */
function ratio(of: keyof Visit, name: PageName, floor: PageName): number {
  return round(median(rounds.map((visits) => visits[name][of] / visits[floor][of])), 2)
}

/** Compares a page of the portal with the two floors. */
function compare(what: string, name: PageName): void {
  const [toHtml, toReact] = [ratio('firstPaint', name, 'html'), ratio('firstPaint', name, 'react')]
  const [largestToHtml, largestToReact] = [ratio('paint', name, 'html'), ratio('paint', name, 'react')]
  const hydrated = ratio('hydrated', name, 'react')
  look(what, name, shiftOf(name) < MOST_SHIFT, `shift < ${MOST_SHIFT}`)
  const isReached = toHtml <= PAINT_TO_HTML && toReact <= PAINT_TO_REACT && hydrated <= HYDRATED_TO_REACT
  const figures = `first paint to HTML and React ${toHtml} ×, ${toReact} ×, hydrated to React ${hydrated} ×`
  printResult(
    '  beside the floors',
    figures,
    `≤ ${PAINT_TO_HTML}, ≤ ${PAINT_TO_REACT}, ≤ ${HYDRATED_TO_REACT}`,
    isReached,
  )
  printResult('', `largest paint ${largestToHtml} ×, ${largestToReact} ×`, 'none', true)
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
    page: async () => undefined,
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
