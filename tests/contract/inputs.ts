import * as z from 'zod'

/** A text of an input schema: where it is, and the input that has only this text, at its place. */
export type InputText = { path: string; inputWith: (text: string) => Record<string, unknown> }

/** Every place of an object at which a request may send a text, in lists and records too. */
export function textsOf(shape: z.ZodObject): InputText[] {
  return Object.entries(shape.shape).flatMap(([name, field]) =>
    placesIn(field as z.ZodType, name).map(({ path, wrap }) => ({
      path,
      inputWith: (text: string) => ({ [name]: wrap(text) }),
    })),
  )
}

type Place = { path: string; wrap: (text: string) => unknown }

function placesIn(schema: z.ZodType, path: string): Place[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) {
    return placesIn(inner.element as z.ZodType, `${path}[]`).map(({ path, wrap }) => ({ path, wrap: (t) => [wrap(t)] }))
  }
  if (inner instanceof z.ZodObject) {
    return textsOf(inner).map(({ path: below, inputWith }) => ({ path: `${path}.${below}`, wrap: inputWith }))
  }
  if (inner instanceof z.ZodRecord) {
    return [
      { path: `${path}{name}`, wrap: (text) => ({ [text]: 'x' }) },
      { path: `${path}{value}`, wrap: (text) => ({ name: text }) },
    ]
  }
  // A text where a number or a truth value belongs is a text that comes in, too.
  return [{ path, wrap: (text) => text }]
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType)
  }
  // What comes in goes into the first part; the second gets what the first makes of it.
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}

/** Where something is done with an incoming value before its length is known: one line each. */
export function unmeasured(schema: z.ZodType, path: string): string[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, field]) => unmeasured(field as z.ZodType, `${path}.${name}`))
  }
  if (inner instanceof z.ZodArray) return unmeasured(inner.element as z.ZodType, `${path}[]`)
  if (inner instanceof z.ZodRecord) {
    return [inner.keyType, inner.valueType].flatMap((part) => unmeasured(part as z.ZodType, `${path}{}`))
  }
  if (inner instanceof z.ZodBoolean && !inner.def.coerce) return []
  if (inner instanceof z.ZodNumber && !inner.def.coerce) return []
  const isPlainString = inner instanceof z.ZodString && !inner.def.coerce && !('format' in inner.def)
  const first = isPlainString ? inner.def.checks?.[0]?._zod.def : undefined
  if (first?.check === 'max_length' && first.abort === true) return []
  return [`${path} is a ${inner.def.type} that is not built in contract/fields.ts: its length is not looked at first`]
}
