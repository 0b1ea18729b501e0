import { messageRef } from '#contract/failures'
import { type Column, type ImportKind, importColumns } from '#contract/imports'
import { HttpError } from '../../errors.ts'

/** The column of a field that an import knows. */
export const columnOf = (kind: ImportKind, name: string): Column | undefined =>
  importColumns[kind].find(({ field }) => field === name)

/** @throws HttpError 400 */
export function refuseUnknownFields(names: readonly string[], kind: ImportKind, field: string): void {
  const unknown = names.find((name) => !columnOf(kind, name))
  if (unknown !== undefined) throw new HttpError(400, messageRef('noSuchField', { field: unknown }), { field })
}
