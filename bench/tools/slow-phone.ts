import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Latency in ms, the rest in bytes a second. */
export type Line = { latency: number; downloadThroughput: number; uploadThroughput: number }

const mbit = (number: number) => (number * 1024 * 1024) / 8

/** A slow line: 1.6 Mbit/s and 150 ms. */
export const SLOW_LINE: Line = { latency: 150, downloadThroughput: mbit(1.6), uploadThroughput: mbit(1.6) }

/** 'Fast 3G' as Chromium's own developer tools emulate it. */
export const FAST_3G: Line = {
  latency: 150 * 3.75,
  downloadThroughput: mbit(1.6 * 0.9),
  uploadThroughput: mbit(0.75 * 0.9),
}

/** Opens a page with an empty cache on an old phone: a processor four times slower, with the network of `line`. */
export async function slowPhone(
  browser: Browser,
  connection: Line,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...connection })
  return page
}

/** First and largest contentful paint and hydration, in ms since navigation start; `shift` is the Cumulative Layout Shift. */
export type Visit = { firstPaint: number; paint: number; hydrated: number; shift: number }

/** What the page writes down while it is visited. */
type Seen = Pick<Visit, 'paint' | 'shift'>

/** Visits a URL, and waits until it is painted, its script has run, and the network is idle. */
export async function visit(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  // On a busy machine the network is idle before a script has run.
  await page.waitForFunction(() => {
    const hasScript = document.querySelector('script[src]') !== null
    const isHydrated = performance.getEntriesByName('hydrated').length > 0
    return (globalThis as unknown as { seen: Seen }).seen.paint > 0 && (isHydrated || !hasScript)
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const since = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const { seen } = globalThis as unknown as { seen: Seen }
    return { ...seen, firstPaint: since('first-contentful-paint'), hydrated: since('hydrated') }
  })
}
