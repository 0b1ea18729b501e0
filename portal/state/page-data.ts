import { signal } from '@preact/signals-react'
import { messages, type PageData } from '#contract'
import { isLanguageProposed } from './language.ts'
import { availability } from './report-availability.ts'
import { session } from './session.ts'

/**
 * The data from which the server rendered the page. In the browser it is set at the start, if the server rendered the
 * page; on the server, while it renders one page.
 */
export const pageData = signal<PageData | null>(null)

/** Sets page data, session, report availability and how the language was chosen to what a page is rendered from; with null, to nothing. */
export function hydrateState(next: PageData | null): void {
  pageData.value = next && { ...next, data: { ...next.data } }
  session.value = next?.user ? { success: true, message: messages.loggedIn, user: next.user } : null
  isLanguageProposed.value = next?.languageProposed ?? false
  availability.value = next?.reportReady ? messages.reportAvailable : ''
}

/** @returns what the server loaded under a key; undefined: nothing, or it is consumed */
export const loadedByServer = (key: string): unknown => pageData.peek()?.data[key]

/** Whether the server loaded something under a key. True only once: a later visit to the page loads it again. */
export function consumePageData(key: string): boolean {
  const isThere = loadedByServer(key) !== undefined
  delete pageData.peek()?.data[key]
  return isThere
}
