import type { Column } from '../people/column.ts'
import { columns, PERSON_KINDS, type PersonKind } from '../people/columns.ts'
import { birthDateColumn } from '../students/fields.ts'

/** Whom an import can bring. */
export const IMPORT_KINDS = PERSON_KINDS
export type ImportKind = PersonKind

/** Fields whose values are never shown: a draft says only whether there is one. */
export const SECRET_FIELDS: readonly string[] = ['password', 'answer']

/** The columns that an import reads: besides those of a record, those that a field of the record follows from. */
export const importColumns: Record<ImportKind, readonly Column[]> = {
  student: [...columns.student, birthDateColumn],
  teacher: columns.teacher,
}

/** The column of a field, if an import of these people has it. */
export const importColumn = (kind: ImportKind, name: string): Column | undefined =>
  importColumns[kind].find(({ field }) => field === name)
