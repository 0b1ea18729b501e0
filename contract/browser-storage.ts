/**
 * All that the portal stores in a browser, by name. What writes it takes the name from here, and the sample of the privacy
 * notice says of each what it is for.
 */

export const COOKIES = {
  session: 'session',
  /** The browser has logged in before: only a counter of failed logins. */
  device: 'device',
  language: 'language',
  theme: 'theme',
} as const

/** Days for which a browser keeps a choice of language or theme. */
export const choiceDays = 365

/** Keys of localStorage. */
export const LOCAL = {
  session: 'auth',
  /** A logout that the server has not been told of yet. */
  logout: 'logout',
  /** What is typed into a form: the user and the form follow. */
  draft: 'draft ',
} as const

/** Keys of sessionStorage, which ends with the tab. */
export const OF_TAB = {
  /** Where a person goes on after the end of a session. */
  returnTo: 'return-to',
  signedIn: 'signed-in',
  /** The records that are to be printed. */
  chosen: 'chosen',
  tab: 'tab',
  /** The path of each page: how it was left. */
  page: '/',
} as const

/** Names of caches of the service worker; that of the build follows. */
export const CACHES = { pages: 'portal ' } as const
