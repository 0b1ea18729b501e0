import { messages } from '#contract'
import type { SessionUser } from '#contract/calls'
import * as auth from './api/auth.ts'
import { navigate } from './navigation.ts'
import { forgetDrafts, keepDraft } from './state/drafts.ts'
import { askAvailability, forgetAvailability } from './state/report-availability.ts'
import { confirmSession, restoreSession, type Session, session, setSession } from './state/session.ts'
import { forgetStudents, loadStudents } from './state/students.ts'
import { clearToasts, showToast, showToastAfterNavigation } from './state/toasts.ts'
import { markUnsaved, unsavedForms } from './state/unsaved.ts'
import { wording } from './wording.ts'

/** Who was at work where when the session ended: the same person comes back there. */
let interrupted: { userId: string; address: string } | null = null

/** True from the end of a session until somebody logs in: a guarded page then leads to the login, not to Home. */
export const sessionWasInterrupted = () => interrupted !== null

/** After a successful login: keeps it, goes on, and fetches what belongs to the person. */
export function signIn(answer: Session): void {
  const { _id } = answer.user
  const address = interrupted?.userId === _id ? interrupted.address : '/'
  interrupted = null
  forgetDrafts(_id)
  clearToasts()
  setSession(answer)
  // In place of the login page, so that Back does not lead to a page that turns away who is logged in.
  navigate(address, { replace: true })
  showToastAfterNavigation('success', answer.message)
  loadStudents()
  askAvailability(_id)
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  interrupted = null
  forget()
  forgetDrafts()
  clearToasts()
  navigate('/auth/login')
  try {
    const answer = await auth.logout()
    showToastAfterNavigation('success', answer.message)
  } catch (error) {
    console.error(error)
    showToastAfterNavigation('error', wording.session.logoutFailed)
  }
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
export function agreeOnSession(user: SessionUser | null): void {
  restoreSession()
  if (!user || JSON.stringify(session.value?.user) === JSON.stringify(user)) return
  setSession({ success: true, message: messages.loggedIn, user })
}

/** Forgets the session and says so; false when there was none (of several 401 at once only the first counts). */
function dropSession(): boolean {
  if (!session.value) return false
  const { _id } = session.value.user
  const forms = unsavedForms()
  for (const form of forms) {
    keepDraft(_id, location.pathname, form)
    markUnsaved(form, false)
  }
  interrupted = { userId: _id, address: location.pathname + location.search }
  forget()
  showToast('error', forms.length > 0 ? wording.session.endedWithForm : wording.session.ended)
  return true
}

function forget(): void {
  setSession(null)
  forgetStudents()
  forgetAvailability()
}
