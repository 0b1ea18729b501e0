import { type Column, columns } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'

/** The fields that a row of this import shows: those that its file has, and those that a new person needs. */
export const fieldsOf = ({ kind, columns: read }: SchoolImport): readonly Column[] =>
  (columns[kind] as readonly Column[]).filter(
    ({ field, required }) => required || read.some((column) => column.field === field),
  )
