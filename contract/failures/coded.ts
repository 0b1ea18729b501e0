/** Texts of the server by their codes: what is on the wire beside each English text, so that a portal can say it in its language. */
import * as fields from './en/fields.ts'
import * as english from './en/index.ts'

export type { Kind } from './en/records.ts'

type Catalog = typeof english
export type Code = keyof Catalog

/** A parameter may be a coded text itself, such as the reason within a sentence. */
export type Param = string | number | null | readonly string[] | Coded
/** A text by its code and parameters. */
export type Coded = { code: Code; params?: Record<string, Param> }

type ParamsOf<C extends Code> = Catalog[C] extends (params: infer P) => string ? Given<P> : undefined
type Given<P> = { [K in keyof P]: P[K] extends string ? P[K] | Coded : P[K] }
type Rest<P> = P extends undefined ? [] : [params: P]

/** A text of the catalog. @example coded('tooManyRows', { most: 100 }) */
export const coded = <C extends Code>(code: C, ...[params]: Rest<ParamsOf<C>>): Coded => ({
  code,
  ...(params && { params: params as Record<string, Param> }),
})

const catalog = english as Record<Code, string | ((params: object) => string)>

/** The text in English. */
export function englishOf({ code, params = {} }: Coded): string {
  const text = catalog[code]
  if (typeof text === 'string') return text
  const said = Object.entries(params).map(([name, value]) => [name, isCoded(value) ? englishOf(value) : value])
  return text(Object.fromEntries(said))
}

/** A text in English beside its code and parameters, as it is on the wire. */
export const messageOf = (said: Coded) => ({ message: englishOf(said), ...said })

const isCoded = (value: Param): value is Coded => typeof value === 'object' && value !== null && 'code' in value

type FieldCode = keyof typeof fields

/** What is wrong with a field, without its name, or a text of its own: as the message of a check of a schema, which is a string. */
export const fault = <C extends Code>(
  code: C,
  ...[params]: C extends FieldCode ? FaultParams<Omit<ParamsOf<C>, 'name'>> : Rest<ParamsOf<C>>
): string => JSON.stringify({ code, ...(params && { params }) } satisfies { code: Code; params?: object })

type FaultParams<P> = keyof P extends never ? [] : [params: P]

/** Whether a text begins with the name of a field, and has no full stop. */
export const isOfField = ({ code }: Coded): boolean => code in fields

/** Reads what `fault` has written, and gives a text about a field its name. */
export function faultNamed(written: string, name: Param): Coded {
  const { code, params } = JSON.parse(written) as Coded
  return isOfField({ code }) ? { code, params: { name, ...params } } : { code, ...(params && { params }) }
}
