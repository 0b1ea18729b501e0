import { messages } from '#contract'
import type { SessionUser } from '#contract/operations'
import * as auth from '../api/auth.ts'
import { strings } from '../strings/common.ts'
import { forgetDrafts } from './drafts.ts'
import { navigate } from './navigation.ts'
import { askAvailability, forgetAvailability } from './report-availability.ts'
import {
  confirmSession,
  isLogoutPending,
  restoreSession,
  returnTo,
  type Session,
  session,
  setLogoutPending,
  setSession,
} from './session.ts'
import { forgetStudents, loadStudents } from './students.ts'
import { toDo } from './to-do.ts'
import { clearToasts, showToast, showToastAfterNavigation } from './toasts.ts'
import { storeUnsaved } from './unsaved.ts'

/** After a successful login: keeps it, goes on, and fetches what belongs to the person. */
export function signIn(answer: Session): void {
  const url = returnTo.value?.userId === answer.user._id ? returnTo.value.url : '/'
  clearToasts()
  begin(answer)
  toDo.value = answer.toDo ?? null
  // In place of the login page, so that Back does not lead to a page that turns away who is logged in.
  navigate(url, { replace: true })
  showToastAfterNavigation('success', answer.message)
}

/** Somebody is signed in: nothing of the one before is left, and what belongs to them is fetched. */
function begin(next: Session): void {
  const { _id } = next.user
  returnTo.value = null
  setLogoutPending(false)
  forgetStudents()
  forgetAvailability()
  forgetDrafts((userId) => userId !== _id)
  setSession(next)
  loadStudents()
  askAvailability(_id)
}

/** Another tab of this browser logged somebody in, or out: then as when the session ends in the middle of work. */
function follow(stored: Session | null): void {
  if (stored) begin(stored)
  else dropSession()
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  returnTo.value = null
  forget()
  forgetDrafts()
  clearToasts()
  navigate('/auth/login')
  setLogoutPending(true)
  try {
    await sendLogout()
  } catch (error) {
    console.error(error)
    showToastAfterNavigation('error', strings.session.logoutFailed)
    addEventListener('online', retryLogout)
    setTimeout(retryLogout, RETRY_MS)
  }
}

/** How long it takes until the server is told again of a logout that it did not hear of. */
const RETRY_MS = 5_000

/** Tells the server of a logout that it has not heard of yet; until then the cookie would still open everything. */
async function sendLogout(): Promise<void> {
  const answer = await auth.logout()
  setLogoutPending(false)
  showToastAfterNavigation('success', answer.message)
}

function retryLogout(): void {
  if (isLogoutPending()) sendLogout().catch(() => setTimeout(retryLogout, RETRY_MS))
}

/** The server no longer knows the session: in the middle of work, so to the login with everything typed kept. */
export function endSession(): void {
  if (dropSession()) navigate('/auth/login', { replace: true })
}

/** Corrects a stored login at start. A public page stays where it is; the guards see to the others. */
export async function checkStoredSession(): Promise<void> {
  try {
    if (!(await confirmSession())) dropSession()
  } catch (error) {
    // Without an answer nothing is known; the next call will tell.
    console.error(error)
  }
}

/**
 * At start, where the server rendered the page: the user that it knew is signed in here too. Where it knew of nobody
 * but a login is stored, `checkStoredSession` asks: the page may come out of the browser's cache.
 */
export function reconcileSession(user: SessionUser | null): void {
  restoreSession(follow)
  forgetDrafts(() => false)
  if (isLogoutPending()) {
    setSession(null)
    retryLogout()
    return
  }
  if (!user || JSON.stringify(session.value?.user) === JSON.stringify(user)) return
  setSession({ success: true, message: messages.loggedIn, user })
}

/** Forgets the session and says so; false when there was none (of several 401 at once only the first counts). */
function dropSession(): boolean {
  if (!session.value) return false
  const { _id } = session.value.user
  const kept = storeUnsaved()
  returnTo.value = { userId: _id, url: location.pathname + location.search }
  forget()
  showToast('error', kept ? strings.session.endedWithForm : strings.session.ended)
  return true
}

function forget(): void {
  setSession(null)
  forgetStudents()
  forgetAvailability()
}
