/**
 * Pages that tests use one after another: a page that has shown the portal before costs 0.2 s of the processor, one in a
 * new browser context 0.45 s, because its process starts and compiles the scripts again. Measured: rows-guards 22.0 to
 * 17.9 s of the processor, rows-students 20.6 to 18.0, rows-navigation 17.5 to 14.9.
 *
 * They have reduced motion: four files with many toasts and dialogs cost 69 s instead of 73. Pages with options of their
 * own, such as those of the journey, show things as they move.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { prepareStorage, type StoredLogin } from './stored-login.ts'

export const VIEWPORT = { width: 1280, height: 900 }

type Disposable = Awaited<ReturnType<BrowserContext['addInitScript']>>

/** By the origin of their portal. */
const free = new Map<string, Page[]>()
const scripts = new WeakMap<Page, Disposable>()
/** What a session with the browser has set ends with it. */
const sessions = new WeakMap<BrowserContext, CDPSession[]>()
/** Contexts in which something was done that cannot be undone. */
const spent = new WeakSet<BrowserContext>()

/** A page with default settings, without storage and cookies but those of the login, in a context of its own. */
export async function takePage(browser: Browser, origin: string, login?: StoredLogin): Promise<Page> {
  const kept = free.get(origin) ?? []
  free.set(origin, kept)
  const page = kept.pop() ?? (await newPage(browser, origin))
  scripts.set(page, await prepareStorage(page.context(), origin, login))
  // That script can be taken away again.
  spent.delete(page.context())
  return page
}

/** Makes the page as new for the next test of this portal, or closes its context if that is not possible. */
export async function giveBack(page: Page, origin: string): Promise<void> {
  const context = page.context()
  if (page.isClosed() || spent.has(context)) return context.close()
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
    page.setViewportSize(VIEWPORT),
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce', forcedColors: null, contrast: null }),
  ])
  free.get(origin)?.push(page)
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, reducedMotion: 'reduce' })
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
