import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'

/** The delay between a successful navigation and its toast, in ms, as in the specification. */
const TOAST_DELAY = 100

/**
 * Runs `act`, which navigates to `path` and then shows `text` in a toast, while the timers of the page are held: the
 * toast is absent after 99 ms of their time and present after 100. The result does not depend on the speed of the
 * machine.
 *
 * @param act navigates without loading another document
 */
export async function expectDelayedToast(
  page: Page,
  act: () => Promise<unknown>,
  { path, text }: { path: string; text: string },
): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
  const expectNone = async (when: string) => assert.is(await toast.count(), 0, `the toast is there ${when}`)

  await page.evaluate(holdTimers)
  await act()
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' })
  await expectNone('together with the new page')
  await passTime(page, TOAST_DELAY - 1)
  await expectNone('1 ms too early')
  await passTime(page, 1)
  await toast.waitFor()
  await page.evaluate(() => (globalThis as unknown as Held).releaseTimers())
}

type Held = { passTime(ms: number): void; releaseTimers(): void }

const passTime = (page: Page, ms: number) => page.evaluate((ms) => (globalThis as unknown as Held).passTime(ms), ms)

/**
 * Holds the timers that are set from now on in this document. Not Playwright's `page.clock`: it stays in the browser
 * context, so that no other test can use the page, and 7 tests cost 0.5 s of the processor more each.
 */
function holdTimers(): void {
  const { setTimeout, clearTimeout } = window
  const held = new Map<number, { at: number; run: () => void }>()
  let now = 0
  // Apart from the ids of the browser's own timers.
  let id = 1_000_000_000
  const passTime = (ms: number) => {
    now += ms
    const isDue = ([, { at }]: [number, { at: number }]) => at <= now
    for (const [key, { run }] of [...held].filter(isDue).sort(([, one], [, other]) => one.at - other.at)) {
      if (held.delete(key)) run()
    }
  }
  const releaseTimers = () => {
    Object.assign(window, { setTimeout })
    for (const { at, run } of held.values()) setTimeout(run, at - now)
    held.clear()
  }
  Object.assign(window, {
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      held.set(++id, { at: now + ms, run: () => run(...given) })
      return id
    },
    clearTimeout: (key: number) => held.delete(key) || clearTimeout(key),
    passTime,
    releaseTimers,
  })
}
