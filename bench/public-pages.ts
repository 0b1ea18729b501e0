/**
 * What a parent's old phone makes of the public pages, beside two floors in the same run: a page of plain HTML, and
 * an empty React application. Then what a page costs the server.
 *
 *   npm run build && node --import tsx --conditions=source bench/public-pages.ts [visits of each page]
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import type { Browser } from 'playwright-core'
import type { Renderer } from '#contract'
import { openBrowser } from '../tests/browser/chromium.ts'
import { finish, median, round, tell } from './tools/figures.ts'
import { load, startScript, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { SLOW_LINE, slowPhone, type Visit, visit } from './tools/slow-phone.ts'

const VISITS = Number(process.argv[2]) || 5
const browserTakes = { 'accept-encoding': 'gzip, deflate, br' }

const school = await makeSchool({ students: 10, photos: 0 })
const server = await startServer(school.dataDir)
const floors = await serveFloors()
const browser = await openBrowser()

await look('floor: plain HTML', `${floors.origin}/plain`)
await look('floor: empty React application', `${floors.origin}/react`)
await look('Home', `${server.origin}/`, { paint: 700, alive: 1_500 })
await look('Board', `${server.origin}/notice-board`, { paint: 700, alive: 1_500 })
await browser.close()
floors.stop()

const home = await fetch(server.origin)
const size = brotliCompressSync(await home.text()).length
tell('HTML of Home, six notices', `${size} bytes brotli`, '< 12,000', size < 12_000)
await throughput()
await server.stop()
school.remove()
await freshRender()
finish()

/** Visits a page with an empty cache under the conditions of an old phone on a slow line. */
async function look(what: string, url: string, goal?: { paint: number; alive: number }): Promise<void> {
  const visits: Visit[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visitOnce(browser, url))
  const [paint, alive] = [median(visits.map((one) => one.paint)), median(visits.map((one) => one.alive))]
  const shift = Math.max(...visits.map((one) => one.shift))
  const figures = `largest paint ${Math.round(paint)} ms, hydrated ${Math.round(alive)} ms, shift ${round(shift, 3)}`
  const isReached = !goal || (paint <= goal.paint && alive <= goal.alive && shift < 0.02)
  tell(what, figures, goal ? `≤ ${goal.paint} ms, ≤ ${goal.alive} ms, < 0.02` : 'none, a floor', isReached)
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const page = await slowPhone(browser, SLOW_LINE)
  const seen = await visit(page, url)
  await page.context().close()
  return seen
}

/** The two floors: nothing but HTML, and React, router and signals around a heading. */
async function serveFloors() {
  const application = `
    import { useEffect } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Route } from 'wouter'
    import { signal } from '@preact/signals-react'
    import { useSignals } from '@preact/signals-react/runtime'
    const words = signal('A heading')
    function Page() {
      useSignals()
      useEffect(() => void performance.mark('hydrated'), [])
      return <h1>{words}</h1>
    }
    createRoot(document.getElementById('root')).render(<Route path="/react"><Page /></Route>)`
  const built = await esbuild.build({
    stdin: { contents: application, loader: 'tsx', resolveDir: 'portal' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const start = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title>'
  const paragraph = '<p>A paragraph of some length, as a notice has it, so that there is something to paint.</p>'
  const files: Record<string, [string, string]> = {
    '/plain': ['text/html', `${start}<h1>A heading</h1>${paragraph.repeat(40)}`],
    '/react': ['text/html', `${start}<div id="root"></div><script type="module" src="/app.js"></script>`],
    '/app.js': ['text/javascript', built.outputFiles[0]?.text ?? ''],
  }
  const sent = new Map(
    Object.entries(files).map(([path, [type, text]]) => [path, { type, bytes: brotliCompressSync(text) }]),
  )
  const server = createServer(({ url = '' }, response) => {
    const file = sent.get(url)
    response.writeHead(file ? 200 : 404, file && { 'content-type': file.type, 'content-encoding': 'br' })
    response.end(file?.bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** A kept page beside a bare handler that answers the same bytes; they take turns. */
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
  // By rounds: the machine's own speed changes from one minute to the next.
  const share = median(rounds.map(({ ours, bare }) => ours / bare))
  const [ours, bare] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.bare))]
  const figures = `${Math.round(ours)}/s, floor ${Math.round(bare)}/s: ${Math.round(share * 100)} %`
  tell('a kept page', figures, '≥ 80 %', share >= 0.8)
}

/** The board with a whole page of notices, rendered anew each time. */
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
  }
  const address = { path: '/notice-board', query: new URLSearchParams() }
  const took: number[] = []
  for (let round = 0; round < 300; round++) {
    const started = performance.now()
    const collected = await collect(address, source)
    if (collected) render(collected.page)
    took.push(performance.now() - started)
  }
  tell('the board afresh, 30 notices', `${round(median(took), 2)} ms at the median`, '< 5 ms', median(took) < 5)
}
