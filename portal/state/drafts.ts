import { signal } from '@preact/signals-react'
import { onDevice } from './device-storage.ts'

/** What was typed into a form, by the names of its fields. */
export type Draft = Record<string, string>

/** The photos that were chosen in a form, likewise. */
export type Photos = Record<string, File>

/** What a person typed into a form and did not send. */
export type StoredDraft = {
  /** When it was kept, ms since 1970. */
  at: number
  /** The fields that differ from what the form began with. */
  typed: Draft
  /** The version of the record that the form changes. */
  version?: string
  /** The photos; only their names where it was kept on the device, which has no room for them. */
  photos: Photos | string[]
}

/**
 * The drafts of forms whose session ended, in memory only: with their photos, until the same person is back. By person
 * and page, as the keys on the device are.
 */
export const interruptedDrafts = signal<ReadonlyMap<string, StoredDraft>>(new Map())

/** A draft on the device is forgotten after this long, ms. School computers are shared. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

const PREFIX = 'draft '

/** What a draft belongs to: a page of a person. */
export const draftName = (userId: string, path: string) => `${PREFIX}${userId} ${path}`

/** Forgets the drafts of these people (of all, unless told otherwise), and on the device every draft that is too old. */
export function forgetDrafts(belongs: (userId: string) => boolean = () => true): void {
  const isTheirs = (name: string) => belongs(name.split(' ')[1] ?? '')
  interruptedDrafts.value = new Map([...interruptedDrafts.value].filter(([name]) => !isTheirs(name)))
  onDevice((storage) => {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX) && (isTheirs(name) || !readDraft(name))) storage.removeItem(name)
    }
  })
}

/** The draft under a key of the device; undefined if there is none, or one that is too old or not of ours. */
export function readDraft(key: string): StoredDraft | undefined {
  const draft = onDevice((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
  return draft?.typed && draft.at > Date.now() - LIFETIME_MS ? draft : undefined
}
