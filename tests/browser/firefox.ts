/** The Firefox of a test process, and its pages: the smoke tests of the second engine. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { launchFirefox } from '../../tools/firefox.ts'
import { atProcessEnd } from '../test.ts'
import { keepToasts } from './lasting-toasts.ts'
import { whenRendered } from './rendered.ts'

let shared: Promise<Browser> | undefined

atProcessEnd(async () => (await shared)?.close())

/** How long a step may wait in the page: only what never comes is to fail, not a machine with much other work. */
const TIMEOUT_MS = 120_000

/** A page with storage of its own. */
export async function openFirefoxPage() {
  shared ??= launchFirefox()
  const context = await (await shared).createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.evaluateOnNewDocument(keepToasts)
  /** Warnings and errors of the console, errors that nobody caught, what the page's security policy refused. */
  const lines: string[] = []
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) lines.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => lines.push(`error: ${error instanceof Error ? error.message : error}`))
  return {
    page,
    lines,
    close: () => context.close(),
    /** Runs an expression in the page. */
    run: <Result>(code: string) => page.evaluate(code) as Promise<Result>,
    /** Waits until an expression is so in the page. */
    until: (code: string) => until(page, code),
    /** Presses the first element that fits this selector, also inside of custom elements, when it is there. */
    press: (target: string) => press(page, target),
    /** What was changed is rendered, and effects have run. */
    rendered: () => rendered(page),
  }
}

/**
 * Asks from outside, each time anew, because the next page may come meanwhile. `waitForFunction` waits inside of a page: in
 * one run of CI it did not end after Back, for a reason that was not found.
 *
 * @throws Error with the expression, if it is not so in time
 */
async function until(page: Page, code: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  // While one page goes and the next one comes there is none to ask.
  const isSo = () =>
    Promise.race([page.evaluate(`!!(${code})`).catch(() => false), setTimeout(5000, false, { ref: false })])
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not so on ${page.url()} after ${TIMEOUT_MS / 1000} s: ${code}`)
    await setTimeout(20)
  }
}

async function press(page: Page, target: string): Promise<void> {
  const element = await page.waitForSelector(`>>> ${target}`, { visible: true })
  await element?.click()
  await rendered(page)
}

const rendered = (page: Page) => page.evaluate(whenRendered, 2)
