import type { GeneratedAlways } from 'kysely'
import type { ImportKind } from '#contract/imports'

/**
 * What changes many people in one step and can be undone: an import of people, from the draft on, and a change of the
 * year, from `done` on.
 */
export type ActTable = {
  seq: GeneratedAlways<number>
  id: string
  kind: ImportKind | 'promotion'
  fileName: string
  state: 'draft' | 'running' | 'done' | 'undone'
  createdAt: string
  /** `id` of the login. */
  createdBy: string | null
  finishedAt: string | null
  /** JSON: of an import, `PlannedCounts`; of a change of the year, `YearChangeSummary`. */
  counts: string
  /** The draft, sealed; of an import that is done its refused rows, for a time. */
  sealedDraft: Uint8Array | null
  /** The owners of the photos of a draft, and those without one, sealed. */
  sealedPhotos: Uint8Array | null
  /** Why the last task of a draft ended without success, sealed: it may name a file. */
  sealedProblem: Uint8Array | null
  /** Counts the changes of the draft, and its runs. */
  revision: number
  /** JSON of the names of classes when the file was read, each with its present name; null: none was renamed since. */
  classes: string | null
  /** What a server does for it now. */
  task: 'photos' | 'logins' | null
  taskDone: number
  taskAll: number
  /** Milliseconds; a server that is killed does not renew it. */
  taskSeenAt: number
}

/** The journal of an act that is in the school: a record that it has added, changed or taken out. */
export type ActRowTable = {
  act: string
  /** The line of the file. */
  row: number
  /** Of a record that was added, its `id`. */
  id: string
  /** `leave`: a student who left the school with a promotion. */
  action: 'add' | 'change' | 'leave'
  /** JSON of the values that a change has replaced, by field. */
  before: string
  /** The record that is changed, and its login. */
  target: string | null
  targetLogin: string | null
  /** Of a login that was added: with another one, its owner has chosen a password. */
  passwordHash: string | null
  /** The login: with it, the row is deleted. */
  user: string | null
  /** The version of the record that the act made. */
  version: number
}
