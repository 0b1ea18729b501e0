/**
 * The messages of the server about what it did or did not do, each by its code and parameters. The server sends the
 * English text, which the specification prescribes letter by letter, and the code beside it: with the code the portal
 * finds the text in its own language.
 */

import * as fields from '../messages/en/failures/fields.ts'
import * as english from '../messages/en/failures/index.ts'
import { type Code, type MessageRef, type Param, textIn } from '../messages/failure-text.ts'

export type { Kind } from '../messages/en/failures/records.ts'
export type { Code, MessageRef, Param } from '../messages/failure-text.ts'

type Catalog = typeof english
type ParamsOf<C extends Code> = Catalog[C] extends (params: infer P) => string ? Given<P> : undefined
type Given<P> = { [K in keyof P]: P[K] extends string ? P[K] | MessageRef : P[K] }
type Rest<P> = P extends undefined ? [] : [params: P]

/** A message of the catalog. @example messageRef('tooManyRows', { most: 100 }) */
export const messageRef = <C extends Code>(code: C, ...[params]: Rest<ParamsOf<C>>): MessageRef => ({
  code,
  ...(params && { params: params as Record<string, Param> }),
})

/** The text in English. */
export const englishOf = (ref: MessageRef): string => textIn(english, ref) ?? ''

/** A text in English beside its code and parameters, as a response has it. */
export const messageOf = (ref: MessageRef) => ({ message: englishOf(ref), ...ref })

type FieldCode = keyof typeof fields
type FaultParams<P> = keyof P extends never ? [] : [params: P]

/**
 * The message of a check of a schema, as JSON, since zod takes only strings. It is a whole sentence, or says what is
 * wrong with a field; then `faultNamed` adds the name of the field.
 */
export const fault = <C extends Code>(
  code: C,
  ...[params]: C extends FieldCode ? FaultParams<Omit<ParamsOf<C>, 'name'>> : Rest<ParamsOf<C>>
): string => JSON.stringify({ code, ...(params && { params }) } satisfies { code: Code; params?: object })

/**
 * The message of a check that no form of the portal fails, only a broken client: in English.
 * @param why what comes after the name of the field, such as 'must be a list of ids'
 */
export const brokenFault = (why: string): string => fault('badRequest', { why })

/** Whether a text begins with the name of a field, and has no full stop. */
export const isOfField = ({ code }: MessageRef): boolean => code in fields

/** Reads what `fault` has written, and adds the name of the field to a message about a field. */
export function faultNamed(written: string, name: string): MessageRef {
  const { code, params } = JSON.parse(written) as MessageRef
  if (code === 'badRequest') return { code, params: { why: `${name} ${params?.why}` } }
  return isOfField({ code }) ? { code, params: { name, ...params } } : { code, ...(params && { params }) }
}
