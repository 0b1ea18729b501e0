import { signal } from '@preact/signals-react'
import { LOCAL, OF_TAB } from '#contract'
import { onDevice } from './device-storage.ts'
import { address } from './navigation.ts'
import { session } from './session.ts'

/** Typed values of a form, by the names of its fields. */
export type Draft = Record<string, string>

/** Chosen photos of a form, by the names of its fields. */
export type Photos = Record<string, File>

/** The values that a user typed into a form and did not send. */
export type StoredDraft = {
  /** When it was stored, ms since 1970. */
  at: number
  /** The fields that differ from their initial values. */
  typed: Draft
  /** The version of the record that the form changes. */
  version?: string
  /** Names the saving of a new record; see `Sending`. An answer may be lost, and the page loaded again after it. */
  savingKey?: string
  /** The photos. A draft on the device has only their names, because photos are too large for localStorage. */
  photos: Photos | string[]
}

/**
 * The drafts of forms whose session ended, with their photos, until the same user logs in again. Only in memory; by
 * user and page, as on the device.
 */
export const interruptedDrafts = signal<ReadonlyMap<string, StoredDraft>>(new Map())

/** A draft on the device expires after this time, ms. School computers are shared. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** How the name of each draft begins; the user and the form follow. */
export const PREFIX = LOCAL.draft

/** Removes the drafts of these users (by default of all), and every expired draft on the device. */
export function forgetDrafts(belongs: (userId: string) => boolean = () => true): void {
  const isTheirs = (name: string) => belongs(name.split(' ')[1] ?? '')
  interruptedDrafts.value = new Map([...interruptedDrafts.value].filter(([name]) => !isTheirs(name)))
  onDevice((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX) && (isTheirs(name) || !readDraft(name))) storage.removeItem(name)
    }
  })
}

/** The draft under a key of localStorage; undefined if there is none, or it is expired or invalid. */
export function readDraft(key: string): StoredDraft | undefined {
  const draft = onDevice((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
  return draft?.typed && draft.at > Date.now() - LIFETIME_MS ? draft : undefined
}

/**
 * The fields of a form that differ from their initial values, without passwords.
 * @param values the initial values
 */
export function typedInto(form: HTMLFormElement, values: Draft): { typed: Draft; photos: Photos } {
  const typed: Draft = {}
  const photos: Photos = {}
  const passwords = [...form.querySelectorAll<HTMLInputElement>('[type=password], [name=password]')]
  for (const [name, value] of new FormData(form)) {
    if (passwords.some((field) => field.name === name)) continue
    if (typeof value !== 'string') {
      // A file field without a choice gives an empty file.
      if (value.size > 0) photos[name] = value
    } else if (value !== (values[name] ?? '')) {
      typed[name] = value
    }
  }
  return { typed, photos }
}

/** Fields of a login, which are never stored on the device. */
const LOGIN_FIELDS = ['userId', 'password', 'answer']

/** Writes a draft to the device, where it survives a crash. Without typed values it removes the draft. */
export function writeDraft(key: string, { typed, photos, ...draft }: StoredDraft & { photos: Photos }): void {
  const texts = Object.fromEntries(Object.entries(typed).filter(([name]) => !LOGIN_FIELDS.includes(name)))
  const names = Object.keys(photos)
  onDevice((storage) => {
    if (Object.keys(texts).length + names.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ ...draft, typed: texts, photos: names }))
  })
}

export const removeDraft = (key: string) => onDevice((storage) => storage.removeItem(key))

/** Stores the draft of a form whose session ended, in memory. */
export function interruptDraft(name: string, draft: StoredDraft): void {
  interruptedDrafts.value = new Map([...interruptedDrafts.value, [name, draft]])
}

/** The draft of a form whose session ended. The second call returns none. */
export function takeInterrupted(name: string): StoredDraft | undefined {
  // `peek`, because forms call this while they render and must not subscribe to the signal.
  const drafts = new Map(interruptedDrafts.peek())
  const draft = drafts.get(name)
  if (drafts.delete(name)) interruptedDrafts.value = drafts
  return draft
}

/** Gives the draft that was stored for one form in memory to the form of another page. */
export function moveInterrupted(from: string, to: string): void {
  const draft = takeInterrupted(from)
  // Without the version and the saving key, which belong to the other form.
  if (draft) interruptDraft(to, { at: draft.at, typed: draft.typed, photos: draft.photos })
}

/** The key of this tab's id in sessionStorage, which survives a reload, a crash and a discarded tab. */
const TAB = OF_TAB.tab

/**
 * Finds the key of this tab's draft of a form. Tabs with the same form have different keys, so that none overwrites the
 * draft of another. The draft of a closed tab is moved to this one.
 * @param signal aborted when the form is unmounted
 */
export async function claimKey(name: string, signal: AbortSignal): Promise<string> {
  const tab = onDevice(() => {
    sessionStorage[TAB] ??= Math.random().toString(36).slice(2)
    return sessionStorage[TAB]
  })
  const own = `${name} ${tab}`
  // The lock is held until the form is unmounted. Web Locks exist only on https and on localhost.
  navigator.locks
    ?.request(own, { signal }, () => new Promise<void>((free) => signal.addEventListener('abort', () => free())))
    // The form was unmounted before the lock was granted.
    .catch(() => {})
  const others = onDevice((storage) => Object.keys(storage).filter((key) => key.startsWith(`${name} `))) ?? []
  if (others.includes(own)) return own
  for (const key of others) {
    const isAbandoned = await (navigator.locks?.request(key, { ifAvailable: true }, (lock) => lock !== null) ?? true)
    if (!isAbandoned) continue
    onDevice((storage) => {
      storage.setItem(own, storage.getItem(key) ?? '')
      storage.removeItem(key)
    })
    break
  }
  return own
}

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
