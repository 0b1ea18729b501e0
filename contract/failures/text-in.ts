/**
 * The text of a message in a language. The catalog is a parameter, so that a portal loads only that of its own
 * language.
 */
import { isolate } from '../text.ts'
import type { Code, MessageRef, Param } from './message-ref.ts'

/** The texts of a language by their codes. A language may lack some; types compare its files with the English ones. */
export type Texts = Readonly<Partial<Record<Code, string | ((params: never) => string)>>>

type ByName = Readonly<Record<string, string>>
/** What the fields of records are called, and the choices of those that have some, by their names on the wire. */
export type FieldLabels = { fields: ByName; choices: Readonly<Record<string, ByName>> }

/** What a setting is called, by its field, such as 'settings.identity.motto'. */
export type SettingLabel = (field: string) => string

type Naming = {
  labels?: FieldLabels
  /**
   * By default a setting has its name in the API: the label of a record's field with the same name means something
   * else.
   */
  settingLabel?: SettingLabel | undefined
  /** The field that the text is about, such as 'age' or 'settings.classes.2'. */
  field?: string | undefined
}

/**
 * The text of a message in the language of a catalog. The parameter `name` is always the name of a field.
 * @returns undefined if the catalog lacks it, as it may be of an older program
 */
export function textIn(texts: Texts, { code, params = {} }: MessageRef, naming: Naming = {}): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined
  const text = texts[code] as string | ((params: Record<string, unknown>) => string)
  if (typeof text === 'string') return text
  const values = Object.entries(params).map(([param, value]) => [param, valueIn(texts, param, value, naming)] as const)
  return values.some(([, value]) => value === undefined) ? undefined : text(Object.fromEntries(values))
}

function valueIn(texts: Texts, param: string, value: Param, naming: Naming): unknown {
  if (isMessageRef(value)) return textIn(texts, value, naming)
  const { labels, settingLabel, field } = naming
  const ofField = field?.split('.').findLast((part) => !/^\d+$/.test(part))
  if (param === 'values' && Array.isArray(value)) {
    const choices = labels?.choices[ofField ?? '']
    return value.map((choice) => choices?.[choice] ?? choice)
  }
  if (param !== 'name' || !labels || typeof value !== 'string') return value
  if (field?.startsWith('settings.')) return settingLabel?.(field) ?? isolate(value)
  return labels.fields[ofField ?? value] ?? labels.fields[value] ?? isolate(value)
}

const isMessageRef = (value: Param): value is MessageRef =>
  typeof value === 'object' && value !== null && 'code' in value
