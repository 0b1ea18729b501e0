import type * as z from 'zod'
import { fault } from '../failures.ts'
import { anyText, text } from '../fields.ts'
import type { Schema } from '../schema.ts'
import { classesOf, tidyClassList } from './class-list.ts'
import { schoolLimits } from './limits.ts'

type Classes = readonly string[]
type ForClasses = (classes: Classes) => z.ZodType

const builders = new WeakMap<z.ZodType, ForClasses>()

/** The form of a class's name. */
export const aClass = () => text(schoolLimits.className)

/**
 * A field of a request that names a class. The contract knows only the form of a name; which classes a school has is in
 * its settings, and `withClasses` makes the schema for them.
 * @param form the field where the classes are not known
 * @param build makes the field for a school that has these classes
 */
export function classField<T extends z.ZodType>(form: T, build: ForClasses): T {
  builders.set(form, build)
  return form
}

/** Longer than all classes that a school may have. */
const LONGEST_LIST = schoolLimits.classes * (schoolLimits.className + 1)

/**
 * A field that is a list of classes, each in a line of its own; '': none.
 * @param finish what is done with an absent field
 */
export function classListField<T extends z.ZodType>(finish: (field: z.ZodType<string, string>) => T): T {
  const list = (known?: Classes) => {
    const unknown = (written: string) => classesOf(written).find((name) => known && !known.includes(name))
    return anyText(LONGEST_LIST)
      .overwrite(tidyClassList)
      .refine((written) => unknown(written) === undefined, {
        error: ({ input }) => fault('unknownClass', { written: unknown(String(input)) ?? '', classes: known ?? [] }),
      })
  }
  return classField(finish(list()), (known) => finish(list(known)))
}

const made = new WeakMap<z.ZodObject, { classes: Classes; schema: z.ZodObject }>()

/** The schema of an input for a school with these classes: a field that names a class has to name one of them. */
function inputWithClasses(shape: z.ZodObject, classes: Classes): z.ZodObject {
  const known = made.get(shape)
  if (known?.classes === classes) return known.schema
  const fields = Object.entries(shape.shape).flatMap(([name, field]) => {
    const build = builders.get(field as z.ZodType)
    return build ? [[name, build(classes)] as const] : []
  })
  const schema = fields.length > 0 ? shape.extend(Object.fromEntries(fields)) : shape
  made.set(shape, { classes, schema })
  return schema
}

const INPUTS = ['params', 'query', 'json', 'form'] as const

/** The schemas of a call for a school with these classes. */
export function withClasses<S extends Schema>(call: S, classes: Classes): S {
  const inputs = INPUTS.flatMap((input) => {
    const shape = call[input]
    return shape ? [[input, inputWithClasses(shape, classes)] as const] : []
  })
  return { ...call, ...Object.fromEntries(inputs) }
}

/** Whether a call takes the name of a class. */
export const takesClass = (call: Schema): boolean =>
  INPUTS.some((input) => Object.values(call[input]?.shape ?? {}).some((field) => builders.has(field as z.ZodType)))
