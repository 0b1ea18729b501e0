import { signal } from '@preact/signals-react'
import { navigate as changeAddress } from 'wouter/use-browser-location'
import { confirmLeave, hasUnsaved } from './unsaved.ts'

/**
 * Going from page to page. Every entry of the browser's history carries its number, so that we know which way and
 * how far Back or Forward went: to bring back how far the page was scrolled, and to return to a form that would
 * have lost what was typed.
 */
const entry = signal(0)

/** How far each entry was scrolled when it was left, in px. */
const scrollPositions = signal(new Map<number, number>())

/** While history brings us back to the form that asks before it is left: the step that was wanted. */
const pendingStep = signal<(() => void) | null>(null)

/** Where the last navigation came to: undefined for the first page, else how far to scroll, in px. */
const scrollTarget = signal<number | undefined>(undefined)

/** How often somebody went to the address that they were at: the page begins anew, though its address is the same. */
export const reloadKey = signal(0)

const here = () => location.pathname + location.search

/** The address of the page that stands, while Back and Forward have already changed the browser's. */
const currentUrl = signal('')

/** Goes to an address of the portal. `replace` puts it in the place of the current one. */
export function navigate(to: string, { replace = false } = {}): void {
  scrollPositions.value.set(entry.value, scrollY)
  if (to === here()) reloadKey.value += 1
  if (!replace) entry.value += 1
  scrollTarget.value = 0
  changeAddress(to, { replace, state: { entry: entry.value } })
  currentUrl.value = here()
}

/** Changes the query of the current page, which stays where it is. */
export function changeQuery(search: string): void {
  changeAddress(location.pathname + search, { replace: true, state: { entry: entry.value } })
  currentUrl.value = here()
}

/** Where the page that now stands is to be scrolled to; undefined where nobody navigated. Told once. */
export function takeScrollTarget(): number | undefined {
  const position = scrollTarget.value
  scrollTarget.value = undefined
  return position
}

/** Follows Back and Forward, and takes over the clicks on links. Once, at start. */
export function startNavigation(): void {
  entry.value = history.state?.entry ?? 0
  currentUrl.value = here()
  history.replaceState({ entry: entry.value }, '')
  // The browser restores too early for pages that load their content; but after a reload it knows better than we.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  // Before the router, which listens without capture: it must not hear of a step that is taken back.
  addEventListener('popstate', followHistory, { capture: true })
  document.addEventListener('click', followLink)
}

function followHistory(event: PopStateEvent): void {
  const next: number | undefined = event.state?.entry
  if (next === undefined) {
    // A link to a place in the same page: the browser made the entry.
    entry.value += 1
    history.replaceState({ entry: entry.value }, '')
  } else if (pendingStep.value) {
    // Only now, since whatever is rendered before would be rendered for the other address.
    const go = pendingStep.value
    pendingStep.value = null
    event.stopImmediatePropagation()
    confirmLeave(go)
  } else if (hasUnsaved() && next !== entry.value && here() !== currentUrl.value) {
    const steps = next - entry.value
    event.stopImmediatePropagation()
    pendingStep.value = () => history.go(steps)
    history.go(-steps)
  } else {
    scrollPositions.value.set(entry.value, scrollY)
    entry.value = next
    currentUrl.value = here()
    scrollTarget.value = scrollPositions.value.get(entry.value) ?? 0
  }
}

/** The kit renders plain links; those to our own pages are followed without loading the page anew. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.relList.contains('external')) return
  if (link.hasAttribute('download') || link.hasAttribute('data-reload')) return
  if (link.origin !== location.origin || /^\/(api|assets)\//.test(link.pathname)) return
  if (link.hash && link.pathname + link.search === here()) return
  event.preventDefault()
  confirmLeave(() => navigate(link.pathname + link.search + link.hash))
}
