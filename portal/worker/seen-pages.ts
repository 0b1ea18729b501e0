import { language, texts } from '#messages'
import { dayAndTime } from '../format/dates.ts'
import { fetchNeeds, matchPage } from '../match-page.ts'
import { address, currentUrl } from '../state/navigation.ts'
import { session } from '../state/session.ts'
import type { SeenPage } from './worker-scope.ts'

/** A page that somebody only passes in less than this time is not kept, ms. */
const SEEN_AFTER_MS = 2_000

/** A page that no worker has kept after this time is sent again, ms. */
const AGAIN_AFTER_MS = 30_000
/** How often a page is sent at most, so that a server in trouble is not asked for ever. */
const MOST_TIMES = 3

/** Shows that a page is offline. The service worker has added an element for this status above the page. */
export function showOfflineStatus(): void {
  const status = document.getElementById('kept')
  if (!status) return
  const { offline } = texts()
  const { sent } = status.dataset
  status.textContent = sent ? offline.page({ time: dayAndTime(Date.parse(sent)) }) : offline.frame
  // Of a page that was kept it stays true.
  if (!sent) addEventListener('online', () => status.remove())
}

/** Starts the service worker, and sends it each page that is seen. */
export function storeSeenPages(workers: ServiceWorkerContainer): void {
  let seen: Omit<SeenPage, 'files'> | undefined
  let informedWorker: ServiceWorker | null | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  // A registration can fail, and the browser can end a worker at any time: then the worker does not reply.
  const send = async (times = 1) => {
    clearTimeout(again)
    const timer = times < MOST_TIMES ? setTimeout(trySending, AGAIN_AFTER_MS, times + 1) : undefined
    again = timer
    // Where it is registered, nothing is fetched.
    await workers.register('/worker.js')
    // Not the controller: a page that was asked for before the first worker was ready has none.
    const { active, installing, waiting } = await workers.ready
    // The worker of another build takes over when this one rests, and is sent the page then.
    if (installing ?? waiting) return
    informedWorker = active
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => clearTimeout(timer)
    active?.postMessage({ ...seen, files: filesOfDocument() }, [port2])
  }
  const trySending = (times?: number) => send(times).catch(console.debug)

  const reportPage = () => {
    const isPublic = !matchPage(address.path()).guard
    if (seen && !isPublic) return
    const isSignedIn = session.peek() !== null
    seen = {
      language: language(),
      // A page behind a guard needs a document too: without its content, that of Home is its own.
      page: isPublic || !isSignedIn ? address.path() + address.query() : '/',
      // The browser has no copy of a page that came as data, or that belongs to the user.
      needsFetch: seen !== undefined || isSignedIn,
    }
    trySending()
  }
  // On a slow line the script of the page may still be on its way.
  const reportWhenThere = async () => {
    const path = address.path()
    await fetchNeeds(path)
    if (address.path() === path) reportPage()
  }
  let timer: ReturnType<typeof setTimeout>
  currentUrl.subscribe(() => {
    // The next page is loaded, or says itself that it is not.
    if (seen) document.getElementById('kept')?.remove()
    clearTimeout(timer)
    timer = setTimeout(reportWhenThere, seen && SEEN_AFTER_MS)
  })
  // Another worker takes over: the first one, or that of the build of this document.
  workers.addEventListener('controllerchange', () => {
    if (workers.controller !== informedWorker) trySending()
  })
}

/**
 * The addresses of what was loaded. The browser's list has a script some time after it runs, and a picture when all of it
 * is there, so those are named besides.
 */
const filesOfDocument = () => [
  ...new Set([
    ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
    ...Array.from(document.querySelectorAll('img'), ({ currentSrc }) => currentSrc).filter(Boolean),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]),
]
