import { signal } from '@preact/signals-react'
import { onDevice } from './device-storage.ts'

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
export const PREFIX = 'draft '

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
