import { LANGUAGE_PARAMETER, messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { SessionUser } from '#contract/operations'
import { language, texts } from '#messages'
import { request } from '../api/request.ts'
import { onDevice } from './device-storage.ts'
import { forgetDrafts, interruptedDrafts } from './drafts.ts'
import { address, navigate } from './navigation.ts'
import { askAvailability, forgetAvailability } from './report-availability.ts'
import { isOutdated, school } from './school.ts'
import {
  confirmSession,
  isLogoutPending,
  issuedPassword,
  restoreSession,
  returnTo,
  type Session,
  SIGNED_IN,
  session,
  setLogoutPending,
  setReturnTo,
  setSession,
  storeSession,
  toDo,
} from './session.ts'
import { forgetStudents, loadStudents } from './students.ts'
import { clearToasts, showToast, showToastAfterNavigation } from './toasts.ts'
import { storeUnsaved } from './unsaved.ts'

/** The name of the text that explains the login of a plain user. */
export const plainLogin = () => (school.value.families.open ? 'family' : 'plain')

/** Shows what follows on a login. */
export function welcome({ toDo: tasks, user, message }: Session): void {
  const rest = tasks?.filter((task) => task !== 'password') ?? []
  toDo.value = rest.length > 0 ? rest : user.role ? null : [plainLogin()]
  showToastAfterNavigation('success', message)
}

/** Stores a new session, and removes what only the user before may see. */
function prepareSession(next: Session): void {
  const { _id } = next.user
  // The same user continues after the end of a session. Another user must not see what was searched for.
  if (returnTo.value?.userId !== _id) onDevice(() => sessionStorage.clear())
  setReturnTo(null)
  issuedPassword.value = ''
  setLogoutPending(false)
  forgetDrafts((userId) => userId !== _id)
  storeSession(next)
}

/** Begins a stored session in this document: removes all data of the user before, and loads the data of the new user. */
function startSession(next: Session): void {
  forgetStudents()
  forgetAvailability()
  session.value = next
  loadStudents()
  askAvailability(next.user._id)
}

/** The user has chosen an own password: opens the page of the URL. */
export function openWithOwnPassword(): void {
  issuedPassword.value = ''
  const { value } = session
  if (value) setSession({ ...value, user: { ...value.user, passwordIssued: undefined } })
  // Where the school requires a second factor, the server has refused the list so far.
  loadStudents()
  navigate(address.path() + address.query(), { replace: true })
}

/** Another tab logged in or out. After a logout there, this tab behaves as if its session had ended. */
function followOtherTab(stored: Session | null): void {
  if (!stored) return void dropSession()
  const before = session.value?.user._id
  prepareSession(stored)
  startSession(stored)
  // The page that is open has loaded what only the user before may see.
  if (before !== undefined && before !== stored.user._id) {
    navigate(address.path() + address.query(), { replace: true })
  }
}

/** Logs out here, and opens the login. */
export function leaveSession(): void {
  setReturnTo(null)
  removeSession()
  forgetDrafts()
  clearToasts()
  navigate('/auth/login')
  // The searches of this user.
  onDevice(() => sessionStorage.clear())
}

/** Logs out, here and on the server. */
export async function signOut(): Promise<void> {
  leaveSession()
  setLogoutPending(true)
  try {
    await sendLogout()
  } catch (error) {
    console.error(error)
    showToastAfterNavigation('danger', texts().session.logoutFailed)
    addEventListener('online', retryLogout)
    setTimeout(retryLogout, RETRY_MS)
  }
}

/** Time until a failed logout request is sent again. */
const RETRY_MS = 5_000

/** Sends the logout to the server. Until it succeeds, the session cookie is still valid. */
async function sendLogout(): Promise<void> {
  const response = await request(endpoints.logout, {})
  setLogoutPending(false)
  showToastAfterNavigation('success', response.message)
}

function retryLogout(): void {
  if (isLogoutPending()) sendLogout().catch(() => setTimeout(retryLogout, RETRY_MS))
}

/** The server responded with 401: opens the login page, and stores what was typed. */
export function endSession(): void {
  if (dropSession()) navigate('/auth/login', { replace: true })
}

/** The server waits for a second factor to be set up: opens the page where that is done. Of several responses the first counts. */
export function leadToAccount(message: string): void {
  if (address.path() === ACCOUNT) return
  navigate(ACCOUNT, { replace: true })
  showToastAfterNavigation('danger', message)
}

const ACCOUNT = '/account'

/** Checks a stored session at start. A public page stays open; guards close the other pages. */
export async function checkStoredSession(): Promise<void> {
  try {
    if (!(await confirmSession())) dropSession()
  } catch (error) {
    // Without a response, nothing is known about the session. The next request will show it.
    console.error(error)
  }
}

/**
 * Reconciles the stored session with the user of the page data, at start. If the server knew a user, that user is
 * signed in here too. If it knew none but a session is stored, `checkStoredSession` asks again, because the page can
 * come from the browser's cache.
 */
export function reconcileSession(user: SessionUser | null): void {
  restoreSession(followOtherTab)
  forgetDrafts(() => false)
  if (isLogoutPending()) {
    setSession(null)
    retryLogout()
    return
  }
  if (!user || JSON.stringify(session.value?.user) === JSON.stringify(user)) return
  setSession({ success: true, message: messages.loggedIn, user })
}

/**
 * Ends the session in this browser and shows a toast.
 * @returns false if there was none: of several 401 responses only the first counts
 */
function dropSession(): boolean {
  const strings = texts().session
  if (!session.value) return false
  const { _id } = session.value.user
  const hasDrafts = storeUnsaved()
  setReturnTo({ userId: _id, url: address.path() + address.query() })
  removeSession()
  showToast('danger', hasDrafts ? strings.endedWithForm : strings.ended)
  return true
}

function removeSession(): void {
  issuedPassword.value = ''
  setSession(null)
  forgetStudents()
  forgetAvailability()
}

/**
 * After a successful login: stores the session, opens the next page and loads the user's data. If the user has chosen
 * another language than that of this document, the next page is a document in that language.
 * @param password as it was typed
 * @returns ends with the document, if the next page is one
 */
export function signIn(response: Session, password: string): Promise<never> | undefined {
  const { userId = response.user._id, url: left } = returnTo.value ?? {}
  const url = left && userId === response.user._id ? left : '/'
  prepareSession(response)
  const hasOtherLanguage = (response.language ?? language()) !== language()
  if (hasOtherLanguage && interruptedDrafts.value.size === 0) {
    onDevice(() => sessionStorage.setItem(SIGNED_IN, 'yes'))
    // Resolved against the origin, not the page: a path that begins with two slashes would be another site.
    const next = new URL(location.origin + url)
    // A choice that the URL still has from before gives way to that of the user.
    next.searchParams.delete(LANGUAGE_PARAMETER)
    location.replace(next)
    return new Promise(() => {})
  }
  if (response.user.passwordIssued) issuedPassword.value = password
  startSession(response)
  // It replaces the login page in the history, because that page does not admit signed-in users.
  navigate(url, { replace: true })
  // Only this document has the photos of a form that was interrupted: the other language begins with the next link.
  if (hasOtherLanguage) isOutdated.value = true
  welcome(response)
}
