/**
 * Pages that tests use one after another: a page that has shown the portal before costs 0.2 s of the processor, one in a
 * new browser context 0.45 s, because its process starts and compiles the scripts again. Measured: rows-guards 22.0 to
 * 17.9 s of the processor, rows-students 20.6 to 18.0, rows-navigation 17.5 to 14.9. From one test file to the next they
 * save 0.5 s: five small files cost 34.6 s instead of 38.1. thirty-reports, on phones: 10.4 to 7.9.
 *
 * They have reduced motion: four files with many toasts and dialogs cost 69 s instead of 73. The test `journey` asks for pages
 * that show things as they move.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { keepToasts } from './lasting-toasts.ts'
import { prepareStorage, type StoredLogin } from './stored-login.ts'

/** How long a step may wait in the page: only what never comes is to fail, not a machine with much other work. */
export const TIMEOUT_MS = 120_000

export const VIEWPORT = { width: 1280, height: 900 }

/** What can be set again on a page that was used. Other settings a test changes on its page. */
export type PageOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'locale' | 'timezoneId' | 'colorScheme' | 'reducedMotion'
> & {
  /** Whether the portal may start its service worker; the page is not used again then. */
  withWorker?: boolean
}

type Disposable = Awaited<ReturnType<BrowserContext['addInitScript']>>

/** In the order in which they became free. `key`: the origin of their portal, and their options. */
const free: { page: Page; key: string }[] = []
/** This number of pages stays open for the next test file: most files need no more. */
const MOST_KEPT = 4
const scripts = new WeakMap<Page, Disposable>()
/** What a session with the browser has set ends with it. */
const sessions = new WeakMap<BrowserContext, CDPSession[]>()
/** Contexts in which something was done that cannot be undone. */
const spent = new WeakSet<BrowserContext>()

/**
 * A page without storage and cookies but those of the login, in a context of its own.
 *
 * @param options of the browser context; `giveBack` needs the same
 */
export async function takePage(
  browser: Browser,
  origin: string,
  login?: StoredLogin,
  options: PageOptions = {},
): Promise<Page> {
  const key = keyOf(origin, options)
  const index = free.findLastIndex((one) => one.key === key && one.page.context().browser() === browser)
  const page = free.splice(index, index < 0 ? 0 : 1)[0]?.page ?? (await newPage(browser, origin, options))
  scripts.set(page, await prepareStorage(page.context(), origin, login, options.withWorker))
  // That script can be taken away again.
  spent.delete(page.context())
  return page
}

const keyOf = (origin: string, options: PageOptions) => `${origin} ${JSON.stringify(options)}`

/** Makes the page as new for the next test of this portal, or closes its context if that is not possible. */
export async function giveBack(page: Page, origin: string, options: PageOptions = {}): Promise<void> {
  const context = page.context()
  if (page.isClosed() || spent.has(context) || options.withWorker) return context.close()
  page.removeAllListeners()
  const others = context.pages().filter((other) => other !== page)
  await Promise.all([
    ...others.map((other) => other.close()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    scripts.get(page)?.dispose(),
    ...(sessions.get(context)?.splice(0) ?? []).map((session) => session.detach()),
    context.clearPermissions(),
    context.setOffline(false),
  ])
  // Before the cookies are cleared: the portal may send something when it is left.
  await page.goto('about:blank')
  await Promise.all([
    context.clearCookies(),
    page.setViewportSize(options.viewport ?? VIEWPORT),
    page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: options.reducedMotion ?? 'reduce',
      forcedColors: null,
      contrast: null,
    }),
  ])
  free.push({ page, key: keyOf(origin, options) })
}

/** The contexts of the pages that stay open after a test file. */
export function keptContexts(): Set<BrowserContext> {
  free.splice(0, free.length - MOST_KEPT)
  return new Set(free.map(({ page }) => page.context()))
}

async function newPage(browser: Browser, baseURL: string, { withWorker: _, ...options }: PageOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(keepToasts)
  const page = await context.newPage()
  watch(context, context, ['addInitScript', 'exposeBinding', 'exposeFunction'])
  watch(context, page, ['addInitScript', 'exposeBinding', 'exposeFunction'])
  watch(context, context.clock, ['install', 'fastForward', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'])
  const opened: CDPSession[] = []
  sessions.set(context, opened)
  const { newCDPSession } = context
  context.newCDPSession = async (target) => {
    const session = await newCDPSession.call(context, target)
    opened.push(session)
    return session
  }
  return page
}

/** Notes a call of what cannot be undone. */
function watch<T extends object>(context: BrowserContext, target: T, names: (keyof T)[]): void {
  for (const name of names) {
    const call = target[name] as (...given: unknown[]) => unknown
    target[name] = ((...given: unknown[]) => {
      spent.add(context)
      return call.apply(target, given)
    }) as T[typeof name]
  }
}
