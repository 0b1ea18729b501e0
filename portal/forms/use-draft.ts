import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { newSavingKey } from '../api/upload.ts'
import {
  claimKey,
  currentForm,
  type Draft,
  draftName,
  interruptDraft,
  readDraft,
  removeDraft,
  type StoredDraft,
  takeInterrupted,
  typedInto,
  writeDraft,
} from '../state/drafts.ts'
import { session } from '../state/session.ts'
import { setUnsaved } from '../state/unsaved.ts'

/** The draft is written at most this often while the user types, ms. A crash loses at most so much. */
const WRITE_MS = 500

type Round = {
  round: number
  /** Of a round without restored values. */
  newKey: string
  restored?: StoredDraft
  /** The element with the focus was in the form of the round before. */
  refocus?: boolean
}

/**
 * Stores the typed values of a form until it is sent: on the device all the time, and in memory when the session ends.
 * @param values the initial values of the fields
 * @param version of the record that they come from
 * @param read the values that differ from the initial ones; by default those of the form's controls
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: Draft,
  version?: string,
  read: typeof typedInto = typedInto,
) {
  const [{ name, userId }] = useState(() => {
    const userId = session.peek()?.user._id ?? ''
    return { userId, name: draftName(userId, currentForm()) }
  })
  // Each round is a new form. It begins with the restored values, or after a discard without them.
  const [{ round, newKey, restored, refocus }, begin] = useState<Round>(() => ({
    round: 0,
    newKey: newSavingKey(),
    restored: takeInterrupted(name),
  }))
  const key = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** There was something to write before the key was claimed. */
  const isWaiting = useRef(false)
  const latest = useRef({ values, read })
  latest.current = { values, read }
  const readVersion = restored?.version ?? version
  const savingKey = restored?.savingKey ?? newKey

  const draft = useMemo(() => {
    const current = (element: HTMLFormElement) => ({
      at: Date.now(),
      version: readVersion,
      savingKey,
      ...latest.current.read(element, latest.current.values),
    })
    const cancel = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const write = () => {
      cancel()
      const isTheirs = session.peek()?.user._id === userId
      isWaiting.current = !key.current
      if (form.current && key.current && isTheirs) writeDraft(key.current, current(form.current))
    }
    return {
      storeDraft: () => form.current && interruptDraft(name, current(form.current)),
      dropDraft: () => {
        cancel()
        if (key.current) removeDraft(key.current)
      },
      cancel,
      write,
      writeSoon: () => {
        timer.current ??= setTimeout(write, WRITE_MS)
      },
    }
  }, [form, name, userId, readVersion, savingKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is claimed once, for the form of the first round.
  useEffect(() => {
    const left = new AbortController()
    claimKey(name, left.signal).then((claimed) => {
      if (left.signal.aborted) return
      key.current = claimed
      const found = readDraft(claimed)
      const refocus = form.current?.contains(document.activeElement)
      // Values that were restored from memory are stored on the device now, before the next key is pressed.
      if (restored) draft.write()
      else if (found) begin((now) => (now.restored ? now : { ...now, round: now.round + 1, restored: found, refocus }))
      else if (isWaiting.current) draft.write()
    })
    return () => left.abort()
  }, [form, name])

  // Before the form is shown, so that no key is pressed in it before the listeners are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a form of its own.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    if (restored) {
      setUnsaved(element, true, draft)
      for (const [field, photo] of Object.entries(restored.photos))
        restoreFile(element.elements.namedItem(field), photo)
    }
    if (refocus) element.querySelector<HTMLElement>('input, textarea')?.focus()
    // Phones close hidden tabs without any further event.
    const hidden = () => timer.current && draft.write()
    element.addEventListener('input', draft.writeSoon)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      draft.cancel()
      element.removeEventListener('input', draft.writeSoon)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [round])

  return {
    ...draft,
    round,
    restored,
    initial: { ...values, ...restored?.typed },
    version: readVersion,
    savingKey,
    discard: () => {
      draft.dropDraft()
      begin({ round: round + 1, newKey: newSavingKey(), refocus: true })
    },
  }
}

function restoreFile(field: Element | RadioNodeList | null, photo: File | string): void {
  if (field instanceof HTMLInputElement && typeof photo !== 'string') chooseFile(field, photo)
}

/** Puts a file into its field as if the user had chosen it there. */
export function chooseFile(field: HTMLInputElement, file: File): void {
  const one = new DataTransfer()
  one.items.add(file)
  field.files = one.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
