/**
 * What a draft has of its file is in the database only sealed: a file has passwords, answers and addresses in any column,
 * and the names of photos are names of children.
 */

import type { SchoolImport } from '#contract/operations'
import type { Vault } from '../security/credentials.ts'
import type { DraftRow, ImportRecord } from '../store/tables/imports.ts'
import type { FileColumn } from './file-column.ts'
import { type ImportState, stateOf } from './lifecycle.ts'
import type { Cell } from './read/sheet.ts'

/** Texts by the names of the fields. */
export type ByField = Record<string, string>
/** Photos that belong to nobody. */
export type Stray = { path: string; why: 'none' | 'several' | 'unreadable'; reason: string }
export type Strays = { count: number; list: Stray[] }
/** How many rows have which action. */
export type Counts = Record<DraftRow['action'] | 'all', number>

export type Answers = SchoolImport['answers']
export type Fault = SchoolImport['faults'][number]

export const NO_ANSWERS: Answers = { replaced: [], unknown: [], dates: null, phones: false }

/** What a draft says of its file. */
type Draft = {
  columns: FileColumn[]
  /** What is the same in all rows. */
  texts: SchoolImport['texts']
  answers: Answers
  /** What its dates say about their order. */
  dateOrder?: NonNullable<Answers['dates']>
  /** Faults of several rows. */
  faults: Fault[]
  notes: string[]
  stray: Strays
  /** The classes as they were called when the file was read, each with its name now; absent: none was renamed since. */
  classes?: (readonly [was: string, now: string])[]
}
/** An import that is unsealed; one that is done says nothing of its file. */
export type OpenImport = Pick<
  ImportRecord,
  'id' | 'kind' | 'fileName' | 'createdAt' | 'createdBy' | 'byUserId' | 'revision'
> &
  Draft & { state: ImportState; counts: Counts; problem: string | null }

/** What a row of a draft holds: the cells of the file, and the fields that somebody has mended. */
export type Cells = { raw: Cell[]; mended: ByField; omit?: boolean }
/** What the file says in a row, and what comes of it. */
type Content = { errors: ByField; before: ByField; userId: string; photoPath: string | null; open: Cells }
/** The same as it is sealed. */
type Sealed = Omit<Content, 'errors' | 'before'> & { errors: string; before: string }
/** A row that is unsealed. */
export type OpenRow = Omit<DraftRow, 'cells' | 'before'> & Content

const secretField = (id: string, field: 'cells' | 'draft' | 'problem') => ({ entity: 'import', id, field })

export function unsealImport(record: ImportRecord, vault: Vault): OpenImport {
  const { id, kind, fileName, createdAt, createdBy, byUserId, revision, sealedDraft, sealedProblem } = record
  const draft: Draft = sealedDraft ? JSON.parse(vault.unseal(sealedDraft, secretField(id, 'draft'))) : EMPTY
  return {
    ...{ id, kind, fileName, createdAt, createdBy, byUserId, revision },
    // A program of before has no texts, answers, faults and places.
    ...{ ...EMPTY, ...draft, columns: draft.columns.map((column) => ({ ...NO_PLACE, ...column })) },
    state: stateOf(record),
    counts: JSON.parse(record.counts),
    problem: sealedProblem && vault.unseal(sealedProblem, secretField(id, 'problem')),
  }
}

const NO_PLACE = { place: 0 }

const EMPTY: Draft = {
  ...{ columns: [], texts: [], answers: NO_ANSWERS, faults: [] },
  ...{ notes: [], stray: { count: 0, list: [] } },
}

export function sealDraft({ id, ...of }: Draft & { id: string }, vault: Vault): Buffer {
  const { columns, texts, answers, dateOrder, faults, notes, stray, classes } = of
  const draft = { columns, texts, answers, dateOrder, faults, notes, stray, classes } satisfies Draft
  return vault.seal(JSON.stringify(draft), secretField(id, 'draft'))
}

export const sealProblem = (problem: string, id: string, vault: Vault): Buffer =>
  vault.seal(problem, secretField(id, 'problem'))

export function unsealRow({ cells, before, ...row }: DraftRow, vault: Vault): OpenRow {
  if (!cells) {
    const none = { errors: {}, userId: '', photoPath: null, open: { raw: [], mended: {} } }
    return { ...row, ...none, before: JSON.parse(before) }
  }
  const sealed: Sealed = JSON.parse(vault.unseal(cells, secretField(row.id, 'cells')))
  return { ...row, ...sealed, errors: JSON.parse(sealed.errors), before: JSON.parse(sealed.before) }
}

/** A row as it is in the database. */
export function sealRow(row: OpenRow, vault: Vault): DraftRow {
  const { errors, before, userId, photoPath, open } = row
  const content: Sealed = {
    ...{ userId, photoPath, open },
    errors: JSON.stringify(errors),
    before: JSON.stringify(before),
  }
  const cells = vault.seal(JSON.stringify(content), secretField(row.id, 'cells'))
  return { ...withoutFile({ ...row, before: {} }), cells }
}

/** A row without what the file said. */
export const withoutFile = ({ errors, userId, photoPath, open, before, ...row }: OpenRow): DraftRow => ({
  ...row,
  cells: null,
  before: JSON.stringify(before),
})
