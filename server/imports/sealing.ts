/**
 * What a draft has of its file is in the database only sealed: a file has passwords, answers and addresses in any column,
 * and the names of photos are names of children.
 */

import { SECRET_FIELDS } from '#contract/imports'
import type { Vault } from '../security/credentials.ts'
import type { DraftRow, ImportRecord } from '../store/tables/imports.ts'
import type { Cells } from './values.ts'

/** A column of the file, as the contract shows it. */
export type FileColumn = { heading: string; field: string | null; sample: string }
/** Photos that belong to nobody. */
export type Stray = { path: string; why: 'none' | 'several' | 'unreadable'; reason: string }
export type Strays = { count: number; list: Stray[] }

/** What a draft says of its file. */
type Draft = { columns: FileColumn[]; notes: string[]; stray: Strays }
/** An import with its draft opened; of one that is done there is nothing. */
export type OpenImport = ImportRecord & Draft & { problem: string | null }

/** What comes of a row, as JSON where it is by field. */
type Outcome = { errors: string; before: string; userId: string; photoPath: string | null }
/** A row with its cells opened. */
export type OpenRow = DraftRow & Outcome & { open: Cells }

const placeOf = ({ id }: { id: string }, field: 'cells' | 'draft' | 'problem') => ({ entity: 'import', id, field })

export function openImport(record: ImportRecord, vault: Vault): OpenImport {
  const { sealedDraft, sealedProblem } = record
  const draft: Draft = sealedDraft
    ? JSON.parse(vault.unseal(sealedDraft, placeOf(record, 'draft')))
    : { columns: [], notes: [], stray: { count: 0, list: [] } }
  const problem = sealedProblem && vault.unseal(sealedProblem, placeOf(record, 'problem'))
  return { ...record, ...draft, problem }
}

export const sealDraft = ({ id, columns, notes, stray }: Draft & { id: string }, vault: Vault): Buffer =>
  vault.seal(JSON.stringify({ columns, notes, stray } satisfies Draft), placeOf({ id }, 'draft'))

export const sealProblem = (problem: string, id: string, vault: Vault): Buffer =>
  vault.seal(problem, placeOf({ id }, 'problem'))

export function openRow(row: DraftRow, vault: Vault): OpenRow {
  if (!row.cells) return { ...row, errors: '{}', userId: '', photoPath: null, open: { raw: [], mended: {} } }
  const { open, ...outcome }: Outcome & { open: Cells } = JSON.parse(vault.unseal(row.cells, placeOf(row, 'cells')))
  return { ...row, ...outcome, open }
}

/** A row as it is in the database. */
export const sealRow = (row: OpenRow, vault: Vault): DraftRow => {
  const { errors, before, userId, photoPath, open } = row
  const cells = vault.seal(JSON.stringify({ errors, before, userId, photoPath, open }), placeOf(row, 'cells'))
  return { ...withoutFile(row), cells, before: '{}' }
}

/** A row without what the file said. */
export const withoutFile = ({ errors, userId, photoPath, open, ...row }: OpenRow): DraftRow => ({ ...row, cells: null })

/** A value as somebody is shown it. */
export const shownValue = (field: string | null, value: string): string =>
  value !== '' && field !== null && SECRET_FIELDS.includes(field) ? '••••••' : value
