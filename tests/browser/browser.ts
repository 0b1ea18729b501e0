/** The browser that the test files of a process share. */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/chromium.ts'
import { atProcessEnd, everyTest } from '../test.ts'
import { keptContexts } from './kept-pages.ts'

/**
 * No compiler that optimizes: most scripts of a test run once. Measured in turns, 35 pages each, opened, clicked and
 * checked with axe: 436 ms of the processor for a page instead of 500; without axe 286 instead of 298. Not in bench/,
 * which measures what people have.
 */
const NO_OPTIMIZING = '--js-flags=--no-opt --no-maglev'

let shared: Promise<Browser> | undefined

/**
 * The browser of this process. Its test files share it; each test opens contexts of its own, and those that it leaves
 * open are closed after its file, except a few for the next one. A browser for all processes would send every message through the runner's too.
 */
export async function openBrowser(): Promise<Browser> {
  const running = await shared
  if (!running?.isConnected()) shared = launchBrowser(NO_OPTIMIZING)
  return shared as Promise<Browser>
}

everyTest.afterFile(async () => {
  const pool = keptContexts()
  const left = (await shared)?.contexts().filter((context) => !pool.has(context)) ?? []
  await Promise.all(left.map((context) => context.close()))
})
atProcessEnd(async () => (await shared)?.close())
