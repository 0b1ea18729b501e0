import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import * as endpoints from '#contract/endpoints'
import type { NoticeFile } from '#contract/operations'
import { uploadFile } from '../api/upload.ts'
import { failureOf } from './failures.ts'
import { session } from './session.ts'

/** A file that is chosen for a notice and is not at the server. */
export type UnsentFile = {
  id: string
  file: File
  /** What the notice will call it; '': its name. */
  label: string
  /** It is a file of another notice. */
  isTaken?: true
  /** How much of it is sent, 0 to 1, while it is being sent. */
  share?: number | undefined
  /** Why it could not be sent. */
  failure?: string | undefined
}

const NONE: readonly UnsentFile[] = []

/**
 * By user and notice, so that the same user finds them again after the end of the session. Only in memory: they are too
 * large for the device.
 */
const unsent = signal<ReadonlyMap<string, readonly UnsentFile[]>>(new Map())

/** In place of the id of a notice that is being written. */
export const NEW_NOTICE = 'new'

const keyOf = (notice: string) => `${session.peek()?.user._id ?? ''} ${notice}`

/** The files that are chosen for a notice, in their order. */
const unsentFiles = (notice: string): readonly UnsentFile[] => unsent.peek().get(keyOf(notice)) ?? NONE

export function changeUnsent(notice: string, change: (files: readonly UnsentFile[]) => readonly UnsentFile[]): void {
  unsent.value = new Map(unsent.peek()).set(keyOf(notice), change(unsentFiles(notice)))
}

const newId = () => Math.random().toString(36).slice(2)

/** Adds them at the end, and returns them. */
export function addUnsent(notice: string, files: readonly File[]): readonly UnsentFile[] {
  const added = files.map((file) => ({ id: newId(), file, label: '' }))
  changeUnsent(notice, (before) => [...before, ...added])
  return added
}

/** A file of another notice, with what that one calls it. */
export type TakenFile = Pick<UnsentFile, 'file' | 'label'>

/** Chooses files of another notice for a new one, before those that are chosen already. */
export const takeUnsent = (files: readonly TakenFile[]): void =>
  changeUnsent(NEW_NOTICE, (before) => [
    ...files.map((one) => ({ ...one, id: newId(), isTaken: true as const })),
    ...before,
  ])

export const changeUnsentFile = (notice: string, id: string, change: Partial<UnsentFile>): void =>
  changeUnsent(notice, (files) => files.map((file) => (file.id === id ? { ...file, ...change } : file)))

export const dropUnsentFile = (notice: string, id: string): void =>
  changeUnsent(notice, (files) => files.filter((file) => file.id !== id))

/** The same as `unsentFiles`, in a component. */
export function useUnsentFiles(notice: string): readonly UnsentFile[] {
  useSignals()
  return unsent.value.get(keyOf(notice)) ?? NONE
}

/**
 * Sends a file that is chosen for a notice. If it fails it stays chosen, with the reason.
 * @param chosenFor where it is kept
 * @returns all files of the notice after it; undefined if it failed, or was taken away meanwhile
 */
export async function sendFile(
  notice: string,
  { id }: UnsentFile,
  chosenFor = notice,
): Promise<readonly NoticeFile[] | undefined> {
  const unsent = unsentFiles(chosenFor).find((file) => file.id === id)
  if (!unsent) return undefined
  const { file, label } = unsent
  const change = (now: Partial<UnsentFile>) => changeUnsentFile(chosenFor, id, now)
  change({ share: 0, failure: undefined })
  try {
    const { files } = await uploadFile(endpoints.addNoticeFile, {
      params: { id: notice },
      query: { name: file.name, label },
      file,
      onProgress: change,
    })
    dropUnsentFile(chosenFor, id)
    return files
  } catch (error) {
    change({ share: undefined, failure: failureOf(error) })
    return undefined
  }
}

/**
 * Sends the files that are chosen for a new notice, which has been added. Those that fail are then chosen for it.
 * @returns whether there is something to say of them: one has failed, or is a picture of its words
 */
export async function sendFilesOfNew(notice: string): Promise<boolean> {
  let sent: readonly NoticeFile[] = []
  for (const file of unsentFiles(NEW_NOTICE)) sent = (await sendFile(notice, file, NEW_NOTICE)) ?? sent
  const failed = unsentFiles(NEW_NOTICE)
  changeUnsent(NEW_NOTICE, () => [])
  changeUnsent(notice, (before) => [...before, ...failed])
  return failed.length > 0 || sent.some(({ withoutText }) => withoutText)
}
