import { messageRef } from '#contract/failures'
import { type ImportKind, importColumn } from '#contract/imports'
import { HttpError } from '../../errors.ts'

/** @throws HttpError 400 */
export function refuseUnknownFields(names: readonly string[], kind: ImportKind, field: string): void {
  const unknown = names.find((name) => !importColumn(kind, name))
  if (unknown !== undefined) throw new HttpError(400, messageRef('noSuchField', { field: unknown }), { field })
}
