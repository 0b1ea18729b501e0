/** A column of the files that the school office exchanges with other programs. */
export type Column<Field extends string = string> = {
  /** The name of the field in the contract. */
  field: Field
  /** The heading in the template and in exports. */
  heading: string
  /** Other headings that mean the same; compared without letter case, spaces and signs. */
  aliases: readonly string[]
  /** A new record needs a value. */
  required: boolean
  /** The value in the example row of the template. */
  example: string
}

/** Of a field that every record has. */
export type FieldColumn = Pick<Column, 'example'> & Partial<Pick<Column, 'aliases' | 'required'>>

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
export const phoneAliases = [
  'phone number',
  'telephone',
  'tel',
  'mobile',
  'mobile number',
  'cell',
  'contact',
  'contact number',
]
export const addressAliases = ['home address', 'postal address', 'street', 'residence']
