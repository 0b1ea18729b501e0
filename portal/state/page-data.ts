import { type Given, messages } from '#contract'
import { availability } from './state/report-availability.ts'
import { session } from './state/session.ts'

let given: Given | undefined

/**
 * What the page that now stands was rendered from. On the server it is there while one page is rendered; in the
 * browser from the start, if the server rendered the page.
 */
export const givenPage = () => given

/** Takes up what a page is rendered from; with undefined, nothing of it is left. */
export function takeUp(next: Given | undefined): void {
  given = next && { ...next, data: { ...next.data } }
  session.value = next?.user ? { success: true, message: messages.loggedIn, user: next.user } : null
  availability.value = next?.reportReady ? messages.reportAvailable : ''
}

/** What came with the page under a key; undefined: nothing, it has to be loaded. */
export const givenData = (key: string): unknown => given?.data[key]

/** Whether a key came with the page. Said once: whoever comes back later wants it as it is then. */
export function spendGiven(key: string): boolean {
  if (givenData(key) === undefined) return false
  delete given?.data[key]
  return true
}
