import { batch, signal } from '@preact/signals-react'

type Address = {
  path: () => string
  /** With its question mark, or ''. */
  query: () => string
  change: (url: string, options: { replace: boolean; state: unknown }) => void
}

/** The address of the page: of the browser's window, unless the portal is shown inside of another page. */
export const address: Address = {
  path: () => location.pathname,
  query: () => location.search,
  change: (url, { replace, state }) => history[replace ? 'replaceState' : 'pushState'](state, '', url),
}

/** For a page that shows the portal and keeps its own address, such as a story. */
export function replaceAddress(by: Address): void {
  Object.assign(address, by)
}

/** The path of the page that is shown. On Back and Forward the browser changes its own address before. */
export const shownPath = signal('')

/** The query of the page that is shown: with its question mark, or ''. */
export const shownQuery = signal('')

/** Shows the page of an address; by default of the current one. */
export function showPage(path = address.path(), query = address.query()): void {
  batch(() => {
    shownPath.value = path
    shownQuery.value = query
  })
}
