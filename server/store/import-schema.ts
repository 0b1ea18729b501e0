import type { GeneratedAlways } from 'kysely'
import type { ImportKind } from '#contract/imports'

/**
 * An import of people, from the draft to the undoing. JSON has the form of the contract. A change of the year is here
 * too, from `done` on, with other values in `counts`; see `year-changes.ts`.
 */
export type ImportTable = {
  seq: GeneratedAlways<number>
  id: string
  kind: ImportKind | 'promotion'
  fileName: string
  state: 'draft' | 'running' | 'done' | 'undone'
  createdAt: string
  /** `id` of the login. */
  createdBy: string | null
  finishedAt: string | null
  /** The data of a draft about the file and its people, sealed; null once it is in the school. */
  sealedDraft: Uint8Array | null
  /** JSON of how many rows have which action. */
  counts: string
  /** Counts the changes of the draft, so that two of them at once are noticed. */
  revision: number
  /** Why the last task of a draft ended without success, sealed: it may name a file. */
  sealedProblem: Uint8Array | null
  /** The task that a server does for it now; the token identifies the server. */
  task: 'photos' | 'logins' | null
  taskToken: string | null
  taskDone: number
  taskAll: number
  /** Milliseconds; a server that is killed does not renew it. */
  taskSeenAt: number
}

export type ImportRowTable = {
  import: string
  /** The line of the file. */
  row: number
  /** The `id` of the student or teacher that is added; a photo of the draft belongs to it. */
  id: string
  /** The `id` of the login that is added. */
  login: string
  /** The cells of the file, the corrected ones and the planned result, sealed; null once it is in the school. */
  cells: Uint8Array | null
  /** `leave`: a student who left the school with a promotion. */
  action: 'add' | 'change' | 'same' | 'omit' | 'refused' | 'leave'
  /** JSON of the values that a change has replaced, by field; of a draft it is in `cells`. */
  before: string
  /** The record that is changed, and its login. */
  target: string | null
  targetLogin: string | null
  photoVersion: string | null
  passwordHash: string | null
  sealedPassword: Uint8Array | null
  /** The login once the row is in the school: with it, the row is deleted. */
  user: string | null
  /** The version of the record that the import made. */
  version: number
}
