/** Says a coded text in a language. Without a catalog of its own, so that a portal has that of its language alone. */
import { isolate } from '../text.ts'
import type { Code, Coded, Param } from './coded-text.ts'

/** The texts of a language by their codes, those that it has; its files are held to the English ones by their types. */
export type Texts = Readonly<Partial<Record<Code, string | ((params: never) => string)>>>

type Naming = {
  /** What fields are called, by their names on the wire. */
  labels?: Readonly<Record<string, string>>
  /** The field that the text is about, such as 'age' or 'settings.classes.2'. */
  field?: string | undefined
}

/**
 * A text in the language of a catalog. The parameter `name` is always the name of a field.
 * @returns undefined if the catalog lacks it, as it may be of an older program
 */
export function textIn(texts: Texts, { code, params = {} }: Coded, naming: Naming = {}): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined
  const text = texts[code] as string | ((params: Record<string, unknown>) => string)
  if (typeof text === 'string') return text
  const said = Object.entries(params).map(([param, value]) => [param, valueIn(texts, param, value, naming)] as const)
  return said.some(([, value]) => value === undefined) ? undefined : text(Object.fromEntries(said))
}

function valueIn(texts: Texts, param: string, value: Param, { labels, field }: Naming): unknown {
  if (isCoded(value)) return textIn(texts, value, { labels, field })
  if (param !== 'name' || !labels || typeof value !== 'string') return value
  const ofField = field?.split('.').findLast((part) => !/^\d+$/.test(part)) ?? value
  return labels[ofField] ?? labels[value] ?? isolate(value)
}

const isCoded = (value: Param): value is Coded => typeof value === 'object' && value !== null && 'code' in value
