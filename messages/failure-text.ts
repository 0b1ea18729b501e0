/**
 * What a failure says in a language: the text of its code, with the names of its fields. It comes with the texts of failures,
 * which a page fetches with the first one; the server has those of all languages.
 */
import type * as english from './en/failures/index.ts'
import type * as englishLabels from './en/labels.ts'
import { isolate } from './isolate.ts'
import type { Translated } from './translates.ts'

export type Code = keyof typeof english

/** A parameter may be another message, such as the reason within a sentence. */
export type Param = string | number | null | readonly (string | number)[] | MessageRef
/** A message: its code, by which each language has a text, and the values in that text. */
export type MessageRef = { code: Code; params?: Record<string, Param> }

/** The texts of a language by their codes. A language may lack some; types compare its files with the English ones. */
export type FailureTexts = Readonly<Partial<Record<Code, string | ((params: never) => string)>>>

type ByName = Readonly<Record<string, string>>
/** What the fields of records are called, and the choices of those that have some, by their names in calls. */
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
export function textIn(
  texts: FailureTexts,
  { code, params = {} }: MessageRef,
  naming: Naming = {},
): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined
  const text = texts[code] as string | ((params: Record<string, unknown>) => string)
  if (typeof text === 'string') return text
  const values = Object.entries(params).map(([param, value]) => [param, valueIn(texts, param, value, naming)] as const)
  return values.some(([, value]) => value === undefined) ? undefined : text(Object.fromEntries(values))
}

function valueIn(texts: FailureTexts, param: string, value: Param, naming: Naming): unknown {
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

export type Labels = Pick<
  Translated<typeof englishLabels>,
  | 'choiceLabels'
  | 'conditionLabels'
  | 'importLabels'
  | 'loginLabels'
  | 'noticeLabels'
  | 'photoLabels'
  | 'reportLabels'
  | 'studentLabels'
  | 'teacherLabels'
>

export const fieldLabels = (labels: Labels): FieldLabels => ({
  fields: {
    ...labels.importLabels,
    ...labels.noticeLabels,
    ...labels.reportLabels,
    ...labels.photoLabels,
    ...labels.loginLabels,
    ...labels.teacherLabels,
    ...labels.studentLabels,
  },
  choices: { ...labels.choiceLabels, condition: labels.conditionLabels },
})
