import { navigate } from 'wouter/use-browser-location'

type Address = {
  path: () => string
  /** With its question mark, or ''. */
  query: () => string
  change: typeof navigate
}

/** The address of the page: of the browser's window, unless the portal is shown inside of another page. */
export const address: Address = {
  path: () => location.pathname,
  query: () => location.search,
  change: navigate,
}

/** For a page that shows the portal and keeps its own address, such as a story. */
export function replaceAddress(by: Address): void {
  Object.assign(address, by)
}
