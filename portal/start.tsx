import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageData } from '#contract'
import { whenSessionEnds } from './api/request.ts'
import { App } from './app.tsx'
import { fetchChunks } from './match-page.ts'
import { startPrefetching } from './prefetching.ts'
import { checkStoredSession, endSession, reconcileSession } from './state/auth-actions.ts'
import { startNavigation } from './state/navigation.ts'
import { hydrateState } from './state/page-data.ts'
import { askAvailability } from './state/report-availability.ts'
import { session } from './state/session.ts'
import { loadStudents } from './state/students.ts'
import { restoreTheme } from './state/theme.ts'
import { guardUnload } from './state/unsaved.ts'

/** Start-up, in the order in which it happens. */
export function startPortal(): void {
  // 1. What follows the person about.
  startNavigation()
  startPrefetching()
  guardUnload()
  whenSessionEnds(endSession)

  // 2. The page: what the server rendered comes to life, or else it is made here.
  const root = document.getElementById('root') as HTMLElement
  const pageData: PageData | null = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null')
  if (pageData) hydrate(root, pageData)
  else start(root)

  // 3. When nothing else is to do, how fast all of this was.
  const whenIdle = globalThis.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 2_000))
  const firstPage = location.pathname
  // They are not worth an error where the server cannot be reached.
  whenIdle(() => import('./state/vitals.ts').then(({ startVitals }) => startVitals(firstPage), console.debug))
}

async function hydrate(root: HTMLElement, pageData: PageData): Promise<void> {
  // A script that does not arrive is the page's own trouble: it says so, and offers to load it again.
  await fetchChunks(location.pathname)
  hydrateState(pageData)
  hydrateRoot(root, <Portal onAlive={() => settle(pageData)} />)
}

/** React shows a spinner for 300 ms at least: a page whose scripts come sooner than this is drawn without one. */
const SPINNER_AFTER_MS = 250

async function start(root: HTMLElement): Promise<void> {
  reconcileSession(null)
  await Promise.race([fetchChunks(location.pathname), new Promise((late) => setTimeout(late, SPINNER_AFTER_MS))])
  createRoot(root).render(<Portal onAlive={restoreTheme} />)
  requestAnimationFrame(() => setTimeout(catchUp))
}

function Portal({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return <App />
}

/** Once the page is what the server rendered, it becomes what this browser remembers. */
function settle(pageData: PageData): void {
  performance.mark('hydrated')
  restoreTheme()
  reconcileSession(pageData.user)
  catchUp(pageData)
}

/** What the server knows besides; never before the first paint. */
async function catchUp(pageData?: PageData): Promise<void> {
  loadStudents()
  // Who is signed in may have come with the page.
  if (!pageData?.user) await checkStoredSession()
  if (session.value) askAvailability(session.value.user._id)
}
