/**
 * The portal on an old phone behind 'fast 3G', and what a list of 1,000 students with photos asks of a browser.
 *
 *   npm run build && node --import tsx --conditions=source bench/portal.ts [visits]
 */
import type { Page } from 'playwright-core'
import { openBrowser } from '../tests/browser/chromium.ts'
import { finish, median, tell } from './tools/figures.ts'
import { ADMIN, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { FAST_3G, slowPhone, visit } from './tools/slow-phone.ts'

const VISITS = Number(process.argv[2]) || 5
const STUDENTS = 1_000
const LIST = '/admin/dashboard/Student-detail'
const ANSWER = '/api/v1/student/getAllStudent'

const school = await makeSchool({ students: STUDENTS, photos: STUDENTS })
const server = await startServer(school.dataDir)
const browser = await openBrowser()

await home()
const storageState = await signedIn()
await firstRows()
await pagingAndSorting()

await browser.close()
await server.stop()
school.remove()
finish()

async function home(): Promise<void> {
  const visits = []
  for (let count = 0; count < VISITS; count++) {
    const page = await slowPhone(browser, FAST_3G)
    visits.push(await visit(page, server.origin))
    await page.context().close()
  }
  const paint = median(visits.map((one) => one.paint))
  const shift = Math.max(...visits.map((one) => one.shift))
  const figures = `largest paint ${Math.round(paint)} ms, shift ${shift.toFixed(3)}`
  tell("Home on an old phone, 'fast 3G'", figures, '< 2,000 ms, < 0.02', paint < 2_000 && shift < 0.02)
}

async function signedIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${server.origin}/auth/login`)
  await page.getByLabel(/^User id/).fill(ADMIN.userId)
  await page.getByLabel(/^Password/).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`${server.origin}/`)
  await page.waitForFunction(() => localStorage.getItem('auth'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** From the arrival of the list until its first rows are painted, under the conditions of the old phone. */
async function firstRows(): Promise<void> {
  const waits: number[] = []
  for (let count = 0; count < VISITS; count++) {
    const page = await slowPhone(browser, FAST_3G, { storageState })
    await page.addInitScript(notePaintedRows)
    await page.goto(server.origin + LIST)
    await page.waitForFunction(() => 'rowsPainted' in globalThis, undefined, { timeout: 60_000 })
    waits.push(
      await page.evaluate((answer) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const arrived = entries.find(({ name }) => name.endsWith(answer))?.responseEnd ?? Number.NaN
        return (globalThis as unknown as { rowsPainted: number }).rowsPainted - arrived
      }, ANSWER),
    )
    await page.context().close()
  }
  const figures = `${Math.round(median(waits))} ms after the answer, at most ${Math.round(Math.max(...waits))} ms`
  tell(`first of ${STUDENTS} rows, old phone`, figures, '< 1,000 ms', median(waits) < 1_000)
}

/** Runs in the page: notes when rows with words in them stand on the screen. */
function notePaintedRows(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('tbody td')?.textContent?.trim()) return
    observer.disconnect()
    // What is drawn for the next frame is on the screen when the one after it begins.
    requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(globalThis, { rowsPainted: now })))
  }).observe(document, { childList: true, subtree: true })
}

/** Tasks that hold the page up while somebody goes through the list, on a processor at its normal speed. */
async function pagingAndSorting(): Promise<void> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(server.origin + LIST)
  await page.locator('tbody tr').nth(49).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const steps = await goThrough(page)
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
  await context.close()
  const longest = Math.max(0, ...tasks)
  const figures = `${tasks.length} tasks over 50 ms in ${steps} steps, the longest ${Math.round(longest)} ms`
  tell('paging and sorting them', figures, 'none > 100 ms', longest <= 100)
}

/** Sorts by every column that can be sorted, both ways, and turns pages in between. */
async function goThrough(page: Page): Promise<number> {
  const columns = page.locator('thead button')
  const next = page.getByRole('button', { name: /next/i })
  let steps = 0
  for (let column = 0; column < (await columns.count()); column++) {
    for (const press of [columns.nth(column), columns.nth(column), next, next]) {
      await press.click()
      await page.waitForTimeout(150)
      steps++
    }
  }
  return steps
}
