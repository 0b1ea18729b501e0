import * as z from 'zod'

/** A text of an input schema: its path, and the input that has only this text, at this path. */
export type InputText = { path: string; inputWith: (text: string) => Record<string, unknown> }

/** Every text that a request may send in an object, in lists and records too. */
export function textsOf(shape: z.ZodObject): InputText[] {
  return Object.entries(shape.shape).flatMap(([name, field]) =>
    textPathsIn(field as z.ZodType, name).map(({ path, wrap }) => ({
      path,
      inputWith: (text: string) => ({ [name]: wrap(text) }),
    })),
  )
}

type TextPath = { path: string; wrap: (text: string) => unknown }

function textPathsIn(schema: z.ZodType, path: string): TextPath[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) {
    return textPathsIn(inner.element as z.ZodType, `${path}[]`).map(({ path, wrap }) => ({
      path,
      wrap: (t) => [wrap(t)],
    }))
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
  // A request may also send a text where a number or a boolean belongs.
  return [{ path, wrap: (text) => text }]
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType)
  }
  // The first part of a pipe gets the input; the second gets the output of the first.
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}

/** The paths at which a text is worked on before its length is checked, one line each. */
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
