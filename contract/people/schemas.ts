import type * as z from 'zod'
import { age, choice, eachAsText, optional, optionalOnUpdate, phone, rollNumber, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { aClass, classField } from '../school/class-field.ts'
import type { PersonField } from './fields.ts'

/** The class of a student in a request. */
export const grade = classField(aClass(), choice)

type Described = Readonly<Record<string, PersonField>>
/** The fields that a form sends by themselves: a list of classes has schemas of its own. */
type Own<D extends Described> = { [F in keyof D as D[F]['kind'] extends 'classes' ? never : F]: D[F] }
type Value<D extends PersonField> = D extends { choices: readonly (infer V extends string)[] } ? V : string
type Added<D extends PersonField> = D extends { required: false }
  ? z.ZodDefault<z.ZodType<Value<D> | '', Value<D> | ''>>
  : z.ZodType<Value<D>, Value<D>>
type Changed<D extends PersonField> = z.ZodOptional<z.ZodType<Value<D> | undefined, string | undefined>>

function schemaOf({ kind, choices = [] }: PersonField): z.ZodType {
  switch (kind) {
    case 'lines':
      return text(limits.longText)
    case 'phone':
      return phone()
    case 'age':
      return age()
    case 'rollNumber':
      return rollNumber()
    case 'class':
      return grade
    case 'choice':
      return choice(choices)
    default:
      return text()
  }
}

/** On update, an absent or empty field leaves the old value; one that a person may be without is cleared when it is empty. */
function changeOf(field: PersonField): z.ZodType {
  if (field.required === false) return optional(schemaOf(field)).optional()
  if (field.kind !== 'class') return optionalOnUpdate(schemaOf(field))
  return classField(optionalOnUpdate(aClass()), (classes) => optionalOnUpdate(choice(classes)))
}

/** The schemas of the fields of a person: as they are added, changed, and read. */
export function schemasOf<const D extends Described>(described: D) {
  const own = Object.entries(described).filter(([, { kind }]) => kind !== 'classes')
  const each = (make: (field: PersonField) => z.ZodType) =>
    Object.fromEntries(own.map(([name, field]) => [name, make(field)]))
  const added = each((field) => (field.required === false ? optional(schemaOf(field)).default('') : schemaOf(field)))
  return {
    added: added as { [F in keyof Own<D>]: Added<D[F & keyof D]> },
    changed: each(changeOf) as { [F in keyof Own<D>]: Changed<D[F & keyof D]> },
    read: eachAsText(added) as { [F in keyof Own<D>]: z.ZodString },
  }
}
