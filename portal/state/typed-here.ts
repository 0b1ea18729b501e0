import { address } from './address.ts'
import { onDevice } from './device-storage.ts'
import { draftName, readDraft } from './drafts.ts'
import { session } from './session.ts'

/** The values that the user has typed into the form of this page and not sent. */
export function typedHere(): string[] {
  const form = `${draftName(session.peek()?.user._id ?? '', address.path())} `
  const keys = onDevice((storage) => Object.keys(storage).filter((key) => key.startsWith(form))) ?? []
  return keys.flatMap((key) => Object.values(readDraft(key)?.typed ?? {}))
}
