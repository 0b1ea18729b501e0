/**
 * The database has the content of a file only sealed: a file has passwords, answers and addresses in any column, and the
 * names of photos are names of children.
 */

import type { MessageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import type { Input, SchoolImport } from '#contract/operations'
import { existing } from '../errors.ts'
import type { Cell } from '../files/sheet.ts'
import type { Vault } from '../security/credentials.ts'
import type { ImportRecord } from '../store/tables/acts.ts'
import type { Tables } from '../store/tables/index.ts'
import { type ImportState, stateOf } from './lifecycle.ts'

/** Texts by the names of the fields. */
export type ByField = Record<string, string>
export type MessagesByField = Record<string, MessageRef>
/** An object that gets its text when it is sent. */
type WithoutText<T> = Omit<T, 'reason' | 'code' | 'params'> & MessageRef
export type Fault = WithoutText<SchoolImport['faults'][number]>
/** A photo that belongs to nobody. */
export type Stray = WithoutText<SchoolImport['photos']['stray'][number]>

export type Decisions = SchoolImport['decisions']
/** Which column is which field, in which order columns of one field are joined, and what is the same in all rows. */
export type Columns = { fields: (string | null)[]; places: number[]; texts: SchoolImport['texts'] }
/** What a person has corrected in a row, and whether it is left out or taken in. */
export type Edit = { cells: ByField; omit?: boolean }
export type FileRow = { row: number; cells: Cell[]; isHidden?: boolean }

/** What a person prepares: the file as it was read, and all that was said about it since. One sealed text. */
export type Draft = {
  id: string
  kind: ImportKind
  file: {
    /** As they are shown: a long heading is cut. */
    columns: { heading: string; sample: string }[]
    rows: FileRow[]
    notes: MessageRef[]
  }
  columns: Columns
  decisions: Decisions
  /** By the line of the row. */
  edits: Record<number, Edit>
}
export type DraftChange = Omit<Input<'changeImport', 'json'>, 'addClasses' | 'shown'>

export const NO_DECISIONS: Decisions = {
  replaced: [],
  unknown: [],
  dates: null,
  phones: false,
  country: null,
  hidden: false,
  letters: false,
}

/** A photo that a row has. `sent`: the fingerprint of the file as it came, that of an export which comes back. */
export type RowPhoto = { path: string; version: string; sent: string }
/** The photos of a draft: by the line of their row, and those that belong to nobody. */
export type DraftPhotos = { rows: Record<number, RowPhoto>; strayCount: number; stray: Stray[] }
export const NO_PHOTOS: DraftPhotos = { rows: {}, strayCount: 0, stray: [] }

export type Counts = SchoolImport['counts']
/** What was planned when the draft was last changed: a letter for each row, which says what is done with it. */
export type PlannedCounts = Counts & { photos: number; peopleWithout: number; actions: string }

/** The refused rows of an import that is done, for their file. */
export type RefusedRow = { row: number; values: ByField; errors: MessagesByField }

type Listed = Pick<
  ImportRecord,
  'id' | 'kind' | 'fileName' | 'createdAt' | 'createdBy' | 'byUserId' | 'revision' | 'hasDraft'
>
/** An import without its draft. */
export type OpenImport = Listed & {
  state: ImportState
  counts: PlannedCounts
  problem: MessageRef | null
  classes: (readonly [was: string, now: string])[]
}

const secretField = (id: string, field: 'draft' | 'photos' | 'problem') => ({ entity: 'import', id, field })

export function openImport(record: ImportRecord, vault: Vault): OpenImport {
  const { id, kind, fileName, createdAt, createdBy, byUserId, revision, hasDraft, sealedProblem, classes } = record
  return {
    id,
    kind,
    fileName,
    createdAt,
    createdBy,
    byUserId,
    revision,
    hasDraft,
    state: stateOf(record),
    counts: { photos: 0, peopleWithout: 0, actions: '', ...JSON.parse(record.counts) },
    problem: sealedProblem && JSON.parse(vault.unseal(sealedProblem, secretField(id, 'problem'))),
    classes: classes === null ? [] : JSON.parse(classes),
  }
}

/**
 * The draft of an import as the text that is planned; of an import that is done its refused rows.
 * @throws HttpError 404 if it has none, or none any more
 */
export async function draftText({ acts }: Pick<Tables, 'acts'>, id: string, vault: Vault): Promise<string> {
  const sealed = (await acts.sealed(id, 'sealedDraft')) ?? undefined
  return vault.unseal(existing(sealed, 'import'), secretField(id, 'draft'))
}

/** @param text of a draft, or of the refused rows of an import that is done */
export const sealDraft = (text: string, id: string, vault: Vault): Buffer => vault.seal(text, secretField(id, 'draft'))

export async function photosOf({ acts }: Pick<Tables, 'acts'>, id: string, vault: Vault): Promise<DraftPhotos> {
  const sealed = await acts.sealed(id, 'sealedPhotos')
  return sealed ? JSON.parse(vault.unseal(sealed, secretField(id, 'photos'))) : NO_PHOTOS
}

export const sealPhotos = (photos: DraftPhotos, id: string, vault: Vault): Buffer =>
  vault.seal(JSON.stringify(photos), secretField(id, 'photos'))

export const sealProblem = (problem: MessageRef, id: string, vault: Vault): Buffer =>
  vault.seal(JSON.stringify(problem), secretField(id, 'problem'))
