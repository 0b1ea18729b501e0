/** What a value is: its control in a form, what the server takes, how an import reads it. */
export type FieldKind = 'line' | 'lines' | 'money' | 'phone' | 'age' | 'rollNumber' | 'class' | 'classes' | 'choice'

/** A column of the files that the school office exchanges with other programs. */
export type Column<Field extends string = string> = {
  /** The name of the field in the contract. */
  field: Field
  /** The heading in English; a page says it in its language. */
  heading: string
  /** Of a field of a person. */
  kind?: FieldKind
  /** Of the kind 'choice'. */
  choices?: readonly string[]
  /** Other headings that mean the same; compared without letter case, spaces and signs. */
  aliases: readonly string[]
  /** A new record needs a value. */
  required: boolean
  /** What is between the texts of several columns that are read as this field; absent: only one column can have it. */
  joinedBy?: string
  /** Headings of columns that have a part of it, in the order in which the parts are joined. */
  parts?: readonly (readonly string[])[]
  /** Each person has another value: one for several rows is never right. */
  isOwn?: boolean
  /** Lists have it also in rows that are not filled in yet: a row with only this is nobody. */
  isFilledDown?: boolean
  /** The school may leave it empty in an import: it is unknown until somebody enters it. */
  mayBeUnknown?: boolean
  /**
   * The field whose value follows from this column, if the file has no column for that field. A record has no field
   * with the name of this column.
   */
  gives?: Field
}

/** A cell of a file with it empties the field of a person who is there; an empty cell leaves what the field has. */
export const CLEAR = '-'

/** Whether a file can empty it: a field that a person may be without, no login and no photo. */
export const canClear = ({ kind, required }: Pick<Column, 'kind' | 'required'>): boolean =>
  kind !== undefined && !required

/** The value that the school stores for one of a file. */
export const storedValue = (column: Column, value: string): string => (value === CLEAR && canClear(column) ? '' : value)

/** Of a field that every record has. */
export type FieldColumn = Partial<Omit<Column, 'field' | 'heading' | 'kind' | 'choices' | 'gives'>>

/** The columns of fields, in their order, headed by their labels. */
export const columnsOfFields = <Field extends string>(
  labels: Record<Field, string>,
  fields: Record<Field, FieldColumn>,
): Column<Field>[] =>
  (Object.entries(fields) as [Field, FieldColumn][]).map(([field, { aliases = [], ...column }]) => ({
    field,
    heading: labels[field],
    aliases,
    required: true,
    ...column,
  }))

/** Of students and teachers. */
const PHONES = ['telephone', 'tel', 'ph', 'mobile', 'cell', 'contact', 'whatsapp']
export const phoneAliases = [
  'phone number',
  'phone no',
  ...PHONES.flatMap((name) => [name, `${name} number`, `${name} no`]),
]
export const addressAliases = ['home address', 'postal address', 'residential address', 'street', 'residence']
export const nameParts = [
  ['first name', 'given name', 'given names', 'forename'],
  ['middle name', 'middle names'],
  ['surname', 'last name', 'family name'],
]
