/**
 * The database stores the content of a file only sealed: a file has passwords, answers and addresses in any column, and
 * the names of photos are names of children.
 */

import type { MessageRef } from '#contract/failures'
import type { SchoolImport } from '#contract/operations'
import type { Cell } from '../files/sheet.ts'
import type { Vault } from '../security/credentials.ts'
import type { DraftRow, ImportRecord } from '../store/tables/imports.ts'
import type { FileColumn } from './file-column.ts'
import { type ImportState, stateOf } from './lifecycle.ts'

/** Texts by the names of the fields. */
export type ByField = Record<string, string>
export type MessagesByField = Record<string, MessageRef>
/** An object that gets its text when it is sent. */
type WithoutText<T> = Omit<T, 'reason' | 'code' | 'params'> & MessageRef
/** Photos that belong to nobody. */
export type Stray = WithoutText<SchoolImport['photos']['stray'][number]>
export type Strays = { count: number; list: Stray[] }
/** How many rows have which action. */
export type Counts = Record<DraftRow['action'] | 'all', number>

export type Resolutions = SchoolImport['answers']
export type Fault = WithoutText<SchoolImport['faults'][number]>

export const NO_RESOLUTIONS: Resolutions = {
  replaced: [],
  unknown: [],
  dates: null,
  phones: false,
  country: null,
  hidden: false,
  letters: false,
}

/** The data of a draft about its file. */
type Draft = {
  columns: FileColumn[]
  /** What is the same in all rows. */
  texts: SchoolImport['texts']
  answers: Resolutions
  /** The order of day and month that its dates show. */
  dateOrder?: NonNullable<Resolutions['dates']>
  /** Faults of several rows. */
  faults: Fault[]
  /** Rows that a person should check. */
  marked: number
  notes: MessageRef[]
  stray: Strays
  /** The names of classes when the file was read, each with its present name; absent: none was renamed since. */
  classes?: (readonly [was: string, now: string])[]
}
/** An unsealed import; one that is done has no data of its file, but what its refused rows are read with, for a time. */
export type OpenImport = Pick<
  ImportRecord,
  'id' | 'kind' | 'fileName' | 'createdAt' | 'createdBy' | 'byUserId' | 'revision'
> &
  Draft & { state: ImportState; counts: Counts; problem: MessageRef | null }

/**
 * The content of a row: the cells of the file, and in `mended` the fields that a person has corrected. `omit`: a person
 * has left it out, or taken it in; `isHidden`: the file does not show it.
 */
export type Cells = { raw: Cell[]; mended: ByField; omit?: boolean; isHidden?: boolean }
/** The values of a row, and the result of planning it. */
type Content = { errors: MessagesByField; before: ByField; userId: string; photoPath: string | null; open: Cells }
/** The same as it is sealed. */
type SealedContent = Omit<Content, 'errors' | 'before'> & { errorCodes: MessagesByField; before: string }
/** A row that is unsealed. */
export type OpenRow = Omit<DraftRow, 'cells' | 'before'> & Content

const secretField = (id: string, field: 'cells' | 'draft' | 'problem') => ({ entity: 'import', id, field })

export function unsealImport(record: ImportRecord, vault: Vault): OpenImport {
  const { id, kind, fileName, createdAt, createdBy, byUserId, revision, sealedDraft, sealedProblem } = record
  return {
    id,
    kind,
    fileName,
    createdAt,
    createdBy,
    byUserId,
    revision,
    ...(sealedDraft ? openDraft(vault.unseal(sealedDraft, secretField(id, 'draft'))) : NO_DRAFT),
    state: stateOf(record),
    counts: JSON.parse(record.counts),
    problem: sealedProblem && JSON.parse(vault.unseal(sealedProblem, secretField(id, 'problem'))),
  }
}

/** Of an import of which nothing is kept. */
export const NO_DRAFT: Draft = {
  columns: [],
  texts: [],
  answers: NO_RESOLUTIONS,
  faults: [],
  marked: 0,
  notes: [],
  stray: { count: 0, list: [] },
}

/** A draft as it is sealed. */
type SealedDraft = Omit<Draft, 'notes'> & { noteCodes: MessageRef[] }

function openDraft(sealed: string): Draft {
  const { noteCodes, ...draft }: SealedDraft = JSON.parse(sealed)
  // Properties that are newer than the draft have their defaults.
  return { ...NO_DRAFT, ...draft, answers: { ...NO_RESOLUTIONS, ...draft.answers }, notes: noteCodes }
}

export function sealDraft({ id, ...of }: Draft & { id: string }, vault: Vault): Buffer {
  const { columns, texts, answers, dateOrder, faults, marked, notes, stray, classes } = of
  const draft: SealedDraft = { columns, texts, answers, dateOrder, faults, marked, noteCodes: notes, stray, classes }
  return vault.seal(JSON.stringify(draft), secretField(id, 'draft'))
}

export const sealProblem = (problem: MessageRef, id: string, vault: Vault): Buffer =>
  vault.seal(JSON.stringify(problem), secretField(id, 'problem'))

export function unsealRow({ cells, before, ...row }: DraftRow, vault: Vault): OpenRow {
  if (!cells) {
    const none = { errors: {}, userId: '', photoPath: null, open: { raw: [], mended: {} } }
    return { ...row, ...none, before: JSON.parse(before) }
  }
  const { errorCodes, ...sealed }: SealedContent = JSON.parse(vault.unseal(cells, secretField(row.id, 'cells')))
  return { ...row, ...sealed, errors: errorCodes, before: JSON.parse(sealed.before) }
}

/** A row as it is in the database. */
export function sealRow(row: OpenRow, vault: Vault): DraftRow {
  const { errors, before, userId, photoPath, open } = row
  const content: SealedContent = { userId, photoPath, open, errorCodes: errors, before: JSON.stringify(before) }
  const cells = vault.seal(JSON.stringify(content), secretField(row.id, 'cells'))
  return { ...withoutFile({ ...row, before: {} }), cells }
}

/** A row without the content of the file. */
export const withoutFile = ({ errors, userId, photoPath, open, before, ...row }: OpenRow): DraftRow => ({
  ...row,
  cells: null,
  before: JSON.stringify(before),
})
