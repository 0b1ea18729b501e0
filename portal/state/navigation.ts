import type { SiteHeaderProps } from '@my-school/ui-kit'
import { signal } from '@preact/signals-react'
import { navigate as changeLocation } from 'wouter/use-browser-location'
import { onDevice } from './device-storage.ts'
import { isOutdated, retryTexts } from './school.ts'
import { confirmLeave, hasUnsaved } from './unsaved.ts'

type Address = {
  path: () => string
  /** With its question mark, or ''. */
  query: () => string
  change: typeof changeLocation
}

/** The address of the page: of the browser's window, unless the portal is shown inside of another page. */
export const address: Address = {
  path: () => location.pathname,
  query: () => location.search,
  change: changeLocation,
}

/** For a page that shows the portal and keeps its own address, such as a story. */
export function replaceAddress(by: Address): void {
  Object.assign(address, by)
}

/**
 * The number of the current history entry. Each entry has its number in `history.state`, which shows how far Back or
 * Forward went. This restores scroll positions, and reverses a step away from a form with typed values.
 */
const entry = signal(0)

/** The scroll position of each entry when it was left, in px. */
const scrollPositions = signal(new Map<number, number>())

/** The step that the user wanted, while `history.go` returns to a form that asks for confirmation first. */
const pendingStep = signal<(() => void) | null>(null)

/** Where to scroll after the last navigation, in px; undefined for the first page. */
const scrollTarget = signal<number | undefined>(undefined)

/** The id in the URL of the page that the user came back from; '' after a navigation forward. */
export const cameFrom = signal('')

/** Counts navigations to the current URL. It is part of the page's key, so that the page starts again. */
export const reloadKey = signal(0)

const browserUrl = () => address.path() + address.query()

/** The URL of the page that is shown. On Back and Forward the browser changes its own URL before. */
export const currentUrl = signal('')

/**
 * Opens a page of the portal.
 * @param options `replace`: replaces the current history entry; `back`: `to` is the page that the current one belongs
 * to, and is shown as it was left: with its query and its scroll position
 */
export function navigate(to: string, { replace = false, back = false } = {}): void {
  const left = back ? onDevice((): Left => JSON.parse(sessionStorage[to])) : undefined
  to += left?.search ?? ''
  leavePage(back)
  const isSame = to === browserUrl()
  if (isSame) reloadKey.value += 1
  // As in the browser, a link to the current URL makes no new entry.
  const replaces = replace || isSame
  if (!replaces) entry.value += 1
  scrollTarget.value = left?.scroll ?? 0
  address.change(to, { replace: replaces, state: { entry: entry.value } })
  currentUrl.value = browserUrl()
}

/** How a page was left last, under its path. */
type Left = { search: string; scroll: number }

/** Stores how the current page is left, and lets the next page request failed data again. */
function leavePage(back: boolean): void {
  retryTexts()
  const { pathname, search } = new URL(currentUrl.value, location.href)
  scrollPositions.value.set(entry.value, scrollY)
  // In sessionStorage, since phones discard tabs: it survives that and a reload.
  onDevice(() => {
    sessionStorage[pathname] = JSON.stringify({ search, scroll: scrollY })
  })
  cameFrom.value = (back && pathname.split('/').at(-1)) || ''
}

/** Changes the query of the current URL without scrolling and without a new history entry. */
export function changeQuery(search: string): void {
  address.change(address.path() + search, { replace: true, state: { entry: entry.value } })
  currentUrl.value = browserUrl()
}

/** Returns and resets the scroll target; undefined without a navigation. */
export function takeScrollTarget(): number | undefined {
  const position = scrollTarget.value
  scrollTarget.value = undefined
  return position
}

/** Listens to Back, Forward and clicks on links. Called once, at start. */
export function startNavigation(): void {
  entry.value = history.state?.entry ?? 0
  currentUrl.value = browserUrl()
  history.replaceState({ entry: entry.value }, '')
  // The browser restores the position too early for pages that load their content. After a reload only the browser
  // knows it.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  // With capture, so that it runs before wouter's listener, which must not see a step that is reversed.
  addEventListener('popstate', followHistory, { capture: true })
  document.addEventListener('click', followLink)
}

function followHistory(event: PopStateEvent): void {
  const next: number | undefined = event.state?.entry
  if (next === undefined) {
    // A link to an anchor of the same page: the browser has added the entry.
    entry.value += 1
    history.replaceState({ entry: entry.value }, '')
  } else if (pendingStep.value) {
    // Only after the return: anything rendered before would be rendered for the other URL.
    const go = pendingStep.value
    pendingStep.value = null
    event.stopImmediatePropagation()
    confirmLeave(go)
  } else if (hasUnsaved() && next !== entry.value && browserUrl() !== currentUrl.value) {
    const steps = next - entry.value
    event.stopImmediatePropagation()
    pendingStep.value = () => history.go(steps)
    history.go(-steps)
  } else {
    leavePage(true)
    entry.value = next
    currentUrl.value = browserUrl()
    scrollTarget.value = scrollPositions.value.get(entry.value) ?? 0
  }
}

const OWN_LINK = 'a[href]:not([target], [rel~=external], [download], [data-reload])'

/** The kit renders plain links. This opens links to the portal's own pages without a reload. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(OWN_LINK)
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || /^\/(api|assets)\//.test(link.pathname)) return
  if (link.hash && link.pathname + link.search === browserUrl()) return
  if (isOutdated.value) return
  event.preventDefault()
  const back = link.closest('[data-part=back]') !== null
  confirmLeave(() => navigate(link.pathname + link.search + link.hash, { back }))
}

/** The menu of the area that is shown: on a phone it is part of the header's. Null on a page without one. */
export const areaMenu = signal<SiteHeaderProps['area'] | null>(null)
