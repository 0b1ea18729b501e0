import { address } from './address.ts'
import { onDevice } from './device-storage.ts'
import { PREFIX, readDraft } from './drafts.ts'
import { session } from './session.ts'

/** The name of a draft: user and form. */
export const draftName = (userId: string, form: string) => `${PREFIX}${userId} ${form}`

/** The form of the page that is shown. One that begins with what another record says (`?from=`) has a draft of its own. */
export function currentForm(): string {
  const from = new URLSearchParams(address.query()).get('from')
  return from ? `${address.path()}?from=${from}` : address.path()
}

/** What the user has typed into the form of this page and not sent. */
export function typedInCurrentForm(): string[] {
  const form = `${draftName(session.peek()?.user._id ?? '', currentForm())} `
  const keys = onDevice((storage) => Object.keys(storage).filter((key) => key.startsWith(form))) ?? []
  return keys.flatMap((key) => Object.values(readDraft(key)?.typed ?? {}))
}
