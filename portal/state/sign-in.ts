import { LANGUAGE_PARAMETER } from '#contract'
import { language } from '#messages'
import { prepareSession, startSession, welcome } from './auth-actions.ts'
import { onDevice } from './device-storage.ts'
import { interruptedDrafts } from './drafts.ts'
import { navigate } from './navigation.ts'
import { isOutdated } from './school.ts'
import { issuedPassword, returnTo, type Session, SIGNED_IN } from './session.ts'

/**
 * After a successful login: stores the session, opens the next page and loads the user's data. If the user has chosen
 * another language than that of this document, the next page is a document in that language.
 * @param password as it was typed
 * @returns ends with the document, if the next page is one
 */
export function signIn(response: Session, password: string): Promise<never> | undefined {
  const url = returnTo.value?.userId === response.user._id ? returnTo.value.url : '/'
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
