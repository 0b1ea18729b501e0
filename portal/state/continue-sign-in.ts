import { messages } from '#contract'
import { readResponse } from '#strings/failures'
import { welcome } from './auth-actions.ts'
import { onDevice } from './device-storage.ts'
import { type Session, SIGNED_IN, session } from './session.ts'

/** Continues a login of the document before. Its message is said in the language of this one. */
export async function continueSignIn(): Promise<void> {
  onDevice(() => sessionStorage.removeItem(SIGNED_IN))
  if (!session.value) return
  welcome((await readResponse(JSON.stringify({ ...session.value, message: messages.loggedIn }))) as Session)
}
