import { language, texts } from '#messages'
import { dayAndTime } from '../format/dates.ts'
import { matchPage } from '../match-page.ts'
import { address } from '../state/address.ts'
import { currentUrl } from '../state/navigation.ts'
import { session } from '../state/session.ts'
import type { SeenPage } from './worker-scope.ts'

/** A page that somebody only passes in less than this time is not kept, ms. */
const SEEN_AFTER_MS = 2_000

/** Says that a page is shown without a connection: the service worker has put a line for it above the page. */
export function sayWhatIsKept(): void {
  const line = document.getElementById('kept')
  if (!line) return
  const { offline } = texts()
  const { sent } = line.dataset
  line.textContent = sent ? offline.page({ time: dayAndTime(Date.parse(sent)) }) : offline.frame
}

/** Starts the service worker, and tells it what is seen. */
export function keepSeenPages(workers: ServiceWorkerContainer): void {
  let seen: SeenPage | undefined
  let told: ServiceWorker | null | undefined
  // Not its controller: a page that was asked for before the first worker was ready has none.
  const tell = async () => {
    const { active } = await workers.ready
    if (active === told) return
    told = active
    active?.postMessage(seen)
  }

  const see = () => {
    const isPublic = !matchPage(address.path()).guard
    if (seen && !isPublic) return
    const isSignedIn = session.peek() !== null
    seen = {
      language: language(),
      // A page behind a guard needs a document too: without its content, that of Home is its own.
      page: isPublic || !isSignedIn ? address.path() + address.query() : '/',
      // The browser has no copy of what came as data, or is a page of one's own.
      fetched: seen !== undefined || isSignedIn,
      files: filesOfDocument(),
    }
    told = undefined
    tell()
  }
  let timer: ReturnType<typeof setTimeout>
  currentUrl.subscribe(() => {
    // The next page is loaded, or says itself that it is not.
    if (seen) document.getElementById('kept')?.remove()
    clearTimeout(timer)
    timer = setTimeout(see, seen && SEEN_AFTER_MS)
  })
  // Another worker takes over: the first one, or that of the build of this document.
  workers.addEventListener('controllerchange', tell)
  workers.register('/worker.js').catch(console.debug)
}

/** The addresses of what was loaded. The browser's list has a script some time after it runs, so those are named besides. */
const filesOfDocument = () => [
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]
