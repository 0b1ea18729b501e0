import { address } from './address.ts'
import { onDevice } from './device-storage.ts'
import { draftName, readDraft } from './drafts.ts'
import { session } from './session.ts'

/** The keys of a form's drafts on the device: each tab has one. */
export const draftKeys = (name: string): string[] =>
  onDevice((storage) => Object.keys(storage).filter((key) => key.startsWith(`${name} `))) ?? []

/** What the user has typed into the form of this page and not sent. */
export const typedHere = (): string[] =>
  draftKeys(draftName(session.peek()?.user._id ?? '', address.path())).flatMap((key) =>
    Object.values(readDraft(key)?.typed ?? {}),
  )
