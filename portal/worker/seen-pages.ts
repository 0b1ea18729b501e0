import { language, texts } from '#messages'
import { dayAndTime } from '../format/dates.ts'
import { matchPage } from '../match-page.ts'
import { address } from '../state/address.ts'
import { currentUrl } from '../state/navigation.ts'
import { session } from '../state/session.ts'
import type { SeenPage } from './worker-scope.ts'

/** A page that somebody only passes in less than this time is not kept, ms. */
const SEEN_AFTER_MS = 2_000

/** Shows that a page is offline. The service worker has added an element for this status above the page. */
export function showOfflineStatus(): void {
  const status = document.getElementById('kept')
  if (!status) return
  const { offline } = texts()
  const { sent } = status.dataset
  status.textContent = sent ? offline.page({ time: dayAndTime(Date.parse(sent)) }) : offline.frame
}

/** Starts the service worker, and sends it each page that is seen. */
export function storeSeenPages(workers: ServiceWorkerContainer): void {
  let seen: SeenPage | undefined
  let informedWorker: ServiceWorker | null | undefined
  // Not its controller: a page that was asked for before the first worker was ready has none.
  const tell = async () => {
    // Where it is registered, nothing is fetched; where that failed, as on a busy machine, it is tried again.
    await workers.register('/worker.js')
    const { active } = await workers.ready
    if (active === informedWorker) return
    informedWorker = active
    active?.postMessage(seen)
  }

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
      files: filesOfDocument(),
    }
    informedWorker = undefined
    tell().catch(console.debug)
  }
  let timer: ReturnType<typeof setTimeout>
  currentUrl.subscribe(() => {
    // The next page is loaded, or says itself that it is not.
    if (seen) document.getElementById('kept')?.remove()
    clearTimeout(timer)
    timer = setTimeout(reportPage, seen && SEEN_AFTER_MS)
  })
  // Another worker takes over: the first one, or that of the build of this document.
  workers.addEventListener('controllerchange', () => tell().catch(console.debug))
}

/** The addresses of what was loaded. The browser's list has a script some time after it runs, so those are named besides. */
const filesOfDocument = () => [
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]
