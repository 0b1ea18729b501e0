/**
 * What a draft has of its file is in the database only sealed: a file has passwords, answers and addresses in any column,
 * and the names of photos are names of children.
 */

import { type Coded, coded, englishOf } from '#contract/failures'
import type { SchoolImport } from '#contract/operations'
import type { Vault } from '../security/credentials.ts'
import type { DraftRow, ImportRecord } from '../store/tables/imports.ts'
import type { FileColumn } from './file-column.ts'
import { type ImportState, stateOf } from './lifecycle.ts'
import type { Cell } from './read/sheet.ts'

/** Texts by the names of the fields. */
export type ByField = Record<string, string>
export type CodedByField = Record<string, Coded>
/** Photos that belong to nobody. */
export type Stray = SchoolImport['photos']['stray'][number]
export type Strays = { count: number; list: Stray[] }
/** How many rows have which action. */
export type Counts = Record<DraftRow['action'] | 'all', number>

export type Resolutions = SchoolImport['answers']
export type Fault = SchoolImport['faults'][number]

export const NO_RESOLUTIONS: Resolutions = {
  ...{ replaced: [], unknown: [], dates: null, phones: false },
  ...{ country: null, hidden: false, letters: false },
}

/** What a draft says of its file. */
type Draft = {
  columns: FileColumn[]
  /** What is the same in all rows. */
  texts: SchoolImport['texts']
  answers: Resolutions
  /** What its dates say about their order. */
  dateOrder?: NonNullable<Resolutions['dates']>
  /** Faults of several rows. */
  faults: Fault[]
  /** Rows that somebody should look at. */
  marked: number
  notes: Coded[]
  stray: Strays
  /** The classes as they were called when the file was read, each with its name now; absent: none was renamed since. */
  classes?: (readonly [was: string, now: string])[]
}
/** An import that is unsealed; one that is done says nothing of its file. */
export type OpenImport = Pick<
  ImportRecord,
  'id' | 'kind' | 'fileName' | 'createdAt' | 'createdBy' | 'byUserId' | 'revision'
> &
  Draft & { state: ImportState; counts: Counts; problem: Coded | null }

/**
 * What a row of a draft holds: the cells of the file, and the fields that somebody has mended. `omit`: somebody has left it
 * out, or taken it in; `isHidden`: the file does not show it.
 */
export type Cells = { raw: Cell[]; mended: ByField; omit?: boolean; isHidden?: boolean }
/** What the file says in a row, and what comes of it. */
type Content = { errors: CodedByField; before: ByField; userId: string; photoPath: string | null; open: Cells }
/** The same as it is sealed. A program of before reads the texts of the errors, and writes no codes. */
type Sealed = Omit<Content, 'errors' | 'before'> & { errors: string; errorCodes?: CodedByField; before: string }
/** A row that is unsealed. */
export type OpenRow = Omit<DraftRow, 'cells' | 'before'> & Content

const secretField = (id: string, field: 'cells' | 'draft' | 'problem') => ({ entity: 'import', id, field })

export function unsealImport(record: ImportRecord, vault: Vault): OpenImport {
  const { id, kind, fileName, createdAt, createdBy, byUserId, revision, sealedDraft, sealedProblem } = record
  const sealed: Partial<SealedDraft> = sealedDraft
    ? JSON.parse(vault.unseal(sealedDraft, secretField(id, 'draft')))
    : {}
  // A program of before has no texts, answers, faults, places and codes.
  const { columns = [], notes = [], noteCodes = notes.map(asWritten), faults = [], stray = NO_STRAYS, ...of } = sealed
  return {
    ...{ id, kind, fileName, createdAt, createdBy, byUserId, revision },
    ...{ texts: [], marked: 0, ...of, answers: { ...NO_RESOLUTIONS, ...of.answers } },
    columns: columns.map((column) => ({ ...NO_PLACE, ...column })),
    notes: noteCodes,
    faults: faults.map(withCode),
    stray: { ...stray, list: stray.list.map(withCode) },
    state: stateOf(record),
    counts: JSON.parse(record.counts),
    problem: sealedProblem && problemOf(vault.unseal(sealedProblem, secretField(id, 'problem'))),
  }
}

const NO_PLACE = { place: 0 }
const NO_STRAYS: Strays = { count: 0, list: [] }

/** A text of a program that had no codes. */
const asWritten = (text: string): Coded => coded('asWritten', { text })
const withCode = <R extends { reason: string }>(one: R) => ({ ...asWritten(one.reason), ...one })
const problemOf = (problem: string): Coded => (problem.startsWith('{') ? JSON.parse(problem) : asWritten(problem))

/** A program of before reads the notes as texts. */
type SealedDraft = Omit<Draft, 'notes'> & { notes: string[]; noteCodes?: Coded[] }

export function sealDraft({ id, ...of }: Draft & { id: string }, vault: Vault): Buffer {
  const { columns, texts, answers, dateOrder, faults, marked, notes, stray, classes } = of
  const written = { notes: notes.map(englishOf), noteCodes: notes }
  const draft = { columns, texts, answers, dateOrder, faults, marked, ...written, stray, classes } satisfies SealedDraft
  return vault.seal(JSON.stringify(draft), secretField(id, 'draft'))
}

export const sealProblem = (problem: Coded, id: string, vault: Vault): Buffer =>
  vault.seal(JSON.stringify(problem), secretField(id, 'problem'))

export function unsealRow({ cells, before, ...row }: DraftRow, vault: Vault): OpenRow {
  if (!cells) {
    const none = { errors: {}, userId: '', photoPath: null, open: { raw: [], mended: {} } }
    return { ...row, ...none, before: JSON.parse(before) }
  }
  const { errorCodes, ...sealed }: Sealed = JSON.parse(vault.unseal(cells, secretField(row.id, 'cells')))
  const errors = errorCodes ?? mapValues<string, Coded>(JSON.parse(sealed.errors), asWritten)
  return { ...row, ...sealed, errors, before: JSON.parse(sealed.before) }
}

/** The texts of errors or marks, by field. */
export const textsOf = (codes: CodedByField): ByField => mapValues(codes, englishOf)

const mapValues = <From, To>(all: Record<string, From>, change: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]))

/** A row as it is in the database. */
export function sealRow(row: OpenRow, vault: Vault): DraftRow {
  const { errors, before, userId, photoPath, open } = row
  const content: Sealed = {
    ...{ userId, photoPath, open },
    errors: JSON.stringify(textsOf(errors)),
    errorCodes: errors,
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
