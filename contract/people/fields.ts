import type { FieldColumn, FieldKind } from './column.ts'

/**
 * A field of a student or a teacher, described once: forms, details, schemas, files, imports and conflicts follow from it.
 * What it is called is in messages/<language>/labels.ts.
 */
export type PersonField = FieldColumn & {
  kind: FieldKind
  /** Of the kind 'choice'. What they are called is in `choiceLabels` of the same file. */
  choices?: readonly string[]
  /** It identifies something: neither phones nor spell checkers get it. */
  isVerbatim?: boolean
}

type Missing<Field> = { 'a field that is missing in this list': Field }

/** The names of fields in an order; a list that lacks one does not compile. */
export const inOrder = <F extends string, const List extends readonly F[]>(
  _fields: Readonly<Record<F, PersonField>>,
  list: List & ([F] extends [List[number]] ? unknown : Missing<Exclude<F, List[number]>>),
): readonly F[] => list

/** The same for a form that has several parts. */
export const inParts = <F extends string, const Parts extends Readonly<Record<string, readonly F[]>>>(
  _fields: Readonly<Record<F, PersonField>>,
  parts: Parts & ([F] extends [Parts[keyof Parts][number]] ? unknown : Missing<Exclude<F, Parts[keyof Parts][number]>>),
): Readonly<Record<keyof Parts, readonly F[]>> => parts
