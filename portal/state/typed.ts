import { onDevice } from './device-storage.ts'
import { type Draft, interruptedDrafts, type Photos, type StoredDraft } from './drafts.ts'

/**
 * What a form holds that it did not begin with. Never its passwords.
 * @param values what its fields began with
 */
export function typedInto(form: HTMLFormElement, values: Draft): { typed: Draft; photos: Photos } {
  const typed: Draft = {}
  const photos: Photos = {}
  const passwords = [...form.querySelectorAll<HTMLInputElement>('[type=password], [name=password]')]
  for (const [name, value] of new FormData(form)) {
    if (passwords.some((field) => field.name === name)) continue
    if (typeof value !== 'string') {
      // A field without a choice sends a file of nothing.
      if (value.size > 0) photos[name] = value
    } else if (lines(value) !== lines(values[name] ?? '')) {
      typed[name] = value
    }
  }
  return { typed, photos }
}

/** A form sends line ends as CRLF, and its fields hold LF. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')

/** Fields of a login: they are never written to the device. */
const OF_LOGIN = ['userId', 'password', 'answer']

/** Writes a draft to the device, where it survives a crash; where nothing is typed, there is none. */
export function writeDraft(key: string, { typed, photos, ...draft }: StoredDraft & { photos: Photos }): void {
  const texts = Object.fromEntries(Object.entries(typed).filter(([name]) => !OF_LOGIN.includes(name)))
  const names = Object.keys(photos)
  onDevice((storage) => {
    if (Object.keys(texts).length + names.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ ...draft, typed: texts, photos: names }))
  })
}

export const removeDraft = (key: string) => onDevice((storage) => storage.removeItem(key))

/** Keeps the draft of a form whose session ended. */
export function interruptDraft(name: string, draft: StoredDraft): void {
  interruptedDrafts.value = new Map([...interruptedDrafts.value, [name, draft]])
}

/** The draft of a form whose session ended. The second call returns none. */
export function takeInterrupted(name: string): StoredDraft | undefined {
  // Forms call this while they render, and must not render again for it: so `peek`.
  const drafts = new Map(interruptedDrafts.peek())
  const draft = drafts.get(name)
  if (drafts.delete(name)) interruptedDrafts.value = drafts
  return draft
}

/** Tells this tab from others; a reload, a crash and a tab that was thrown away leave it as it is. */
const TAB = 'tab'

/**
 * The key of this tab's draft of a form. Tabs with the same form have different ones, so that none shows or overwrites
 * what is typed in another; the draft of a tab that is gone is taken over.
 * @param signal the form is gone
 */
export async function claimKey(name: string, signal: AbortSignal): Promise<string> {
  const tab = onDevice(() => {
    sessionStorage[TAB] ??= Math.random().toString(36).slice(2)
    return sessionStorage[TAB]
  })
  const own = `${name} ${tab}`
  // Held while the form stands. Browsers have locks on pages that came over https, or from the machine itself.
  navigator.locks
    ?.request(own, { signal }, () => new Promise<void>((free) => signal.addEventListener('abort', () => free())))
    // Given up before it was held: the form is gone.
    .catch(() => {})
  const others = onDevice((storage) => Object.keys(storage).filter((key) => key.startsWith(`${name} `))) ?? []
  if (others.includes(own)) return own
  for (const key of others) {
    const isLeft = await (navigator.locks?.request(key, { ifAvailable: true }, (lock) => lock !== null) ?? true)
    if (!isLeft) continue
    onDevice((storage) => {
      storage.setItem(own, storage.getItem(key) ?? '')
      storage.removeItem(key)
    })
    break
  }
  return own
}
