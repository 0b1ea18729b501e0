/**
 * What the server says about what it did or did not do: each text by its code and parameters. It sends the text in English, to the
 * letter of the specification, with the code beside it, so that a portal can say the same in its language.
 */

import * as fields from '../../messages/en/failures/fields.ts'
import * as english from '../../messages/en/failures/index.ts'
import type { Code, MessageRef, Param } from './message-ref.ts'
import { textIn } from './text-in.ts'

export type { Kind } from '../../messages/en/failures/records.ts'
export type { Code, MessageRef, Param } from './message-ref.ts'

type Catalog = typeof english
type ParamsOf<C extends Code> = Catalog[C] extends (params: infer P) => string ? Given<P> : undefined
type Given<P> = { [K in keyof P]: P[K] extends string ? P[K] | MessageRef : P[K] }
type Rest<P> = P extends undefined ? [] : [params: P]

/** A text of the catalog. @example messageRef('tooManyRows', { most: 100 }) */
export const messageRef = <C extends Code>(code: C, ...[params]: Rest<ParamsOf<C>>): MessageRef => ({
  code,
  ...(params && { params: params as Record<string, Param> }),
})

/** The text in English. */
export const englishOf = (ref: MessageRef): string => textIn(english, ref) ?? ''

/** A text in English beside its code and parameters, as it is on the wire. */
export const messageOf = (ref: MessageRef) => ({ message: englishOf(ref), ...ref })

type FieldCode = keyof typeof fields
type FaultParams<P> = keyof P extends never ? [] : [params: P]

/**
 * The message of a check of a schema, which can only be a string: a text of its own, or what is wrong with a field, whose
 * name `faultNamed` adds.
 */
export const fault = <C extends Code>(
  code: C,
  ...[params]: C extends FieldCode ? FaultParams<Omit<ParamsOf<C>, 'name'>> : Rest<ParamsOf<C>>
): string => JSON.stringify({ code, ...(params && { params }) } satisfies { code: Code; params?: object })

/** Whether a text begins with the name of a field, and has no full stop. */
export const isOfField = ({ code }: MessageRef): boolean => code in fields

/** Reads what `fault` has written, and gives a text about a field its name. */
export function faultNamed(written: string, name: Param): MessageRef {
  const { code, params } = JSON.parse(written) as MessageRef
  return isOfField({ code }) ? { code, params: { name, ...params } } : { code, ...(params && { params }) }
}
