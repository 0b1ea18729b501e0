import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { messages, type PageData } from '#contract'
import { inLanguage, listeners } from './api/request.ts'
import { App } from './app.tsx'
import { fetchNeeds, matchPage } from './match-page.ts'
import { checkStoredSession, endSession, leadToAccount, reconcileSession, welcome } from './state/auth-actions.ts'
import { onDevice } from './state/device-storage.ts'
import { startNavigation } from './state/navigation.ts'
import { hydrateState } from './state/page-data.ts'
import { askAvailability } from './state/report-availability.ts'
import { compareSchool, readSchool } from './state/school.ts'
import { isSigningIn, type Session, SIGNED_IN, session } from './state/session.ts'
import { loadStudents, studentsChanged } from './state/students.ts'
import { restoreTheme } from './state/theme.ts'
import { guardUnload } from './state/unsaved.ts'
import { startVitals } from './state/vitals.ts'
import { showOfflineStatus, storeSeenPages } from './worker/seen-pages.ts'

const IDLE_WITHIN_MS = 10_000

/** Starts the portal, in this order. */
export function startPortal(): void {
  // 1. Event listeners that stay for the life of the page.
  startNavigation()
  startPrefetching()
  guardUnload()
  document.addEventListener('visibilitychange', compareSchool)
  // Browsers would ask a visitor to install the portal. Their menu has it for who wants it.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault())
  listeners.sessionEnd = endSession
  listeners.studentsChanged = studentsChanged
  listeners.secondFactorMissing = (message) => {
    // The pages of visitors stay open.
    if (matchPage(location.pathname).guard) leadToAccount(message)
  }

  // 2. The page: hydrated if the server rendered it, otherwise rendered here.
  readSchool()
  showOfflineStatus()
  const root = document.getElementById('root') as HTMLElement
  const pageData: PageData | null = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null')
  if (pageData) hydrate(root, pageData)
  else start(root)

  // 3. When the browser is idle: measure how fast this was, and keep what was seen.
  const idle = globalThis.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 2_000))
  const firstPage = location.pathname
  // A browser with much other work may have no idle time at all.
  idle(() => whenIdle(firstPage), { timeout: IDLE_WITHIN_MS })
}

async function hydrate(root: HTMLElement, pageData: PageData): Promise<void> {
  // If the area cannot be fetched, the page itself shows the error and offers a reload.
  await fetchNeeds(location.pathname)
  hydrateState(pageData)
  hydrateRoot(root, <Portal onMounted={() => afterHydration(pageData)} />)
}

/** React 19 shows a Suspense fallback for at least 300 ms. What arrives faster than this needs no spinner. */
const SPINNER_AFTER_MS = 250

async function start(root: HTMLElement): Promise<void> {
  reconcileSession(null)
  await Promise.race([fetchNeeds(location.pathname), new Promise((late) => setTimeout(late, SPINNER_AFTER_MS))])
  createRoot(root).render(<Portal onMounted={restoreTheme} />)
  requestAnimationFrame(() => setTimeout(loadUserData))
}

function Portal({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted])
  return <App />
}

/** Runs after hydration: restores the theme and the stored session, which the server does not know. */
function afterHydration(pageData: PageData): void {
  performance.mark('hydrated')
  restoreTheme()
  reconcileSession(pageData.user)
  loadUserData(pageData)
}

/** Loads what is not part of the page. It runs after the first paint. */
async function loadUserData(pageData?: PageData): Promise<void> {
  if (isSigningIn()) continueSignIn().catch(console.debug)
  loadStudents()
  // If the page data has a user, the session is already checked.
  if (!pageData?.user) await checkStoredSession()
  if (session.value) askAvailability(session.value.user._id)
}

/** Continues a login of the document before. Its message is said in the language of this one. */
async function continueSignIn(): Promise<void> {
  onDevice(() => sessionStorage.removeItem(SIGNED_IN))
  if (!session.value) return
  welcome(await inLanguage<Session>({ ...session.value, message: messages.loggedIn }))
}

/** @param firstPage its path */
function whenIdle(firstPage: string): void {
  // If the server cannot be reached, missing measurements are not an error.
  startVitals(firstPage).catch(console.debug)
  // Browsers have it only on https and on localhost.
  if (navigator.serviceWorker) storeSeenPages(navigator.serviceWorker)
}

/** Fetches what a page needs when the pointer, a finger or the focus is on a link to it. */
function startPrefetching(): void {
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, fetchAhead, { passive: true })
  }
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin) return
  fetchNeeds(link.pathname)
}
