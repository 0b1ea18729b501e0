import type { Language, SchoolSettings } from '#contract'
import { TEXTS, translationOf } from '#contract/school/translations'
import { texts } from '#messages'
import { settingAt } from './setting-path.ts'
import type { AnyRow, Part } from './settings-table.ts'

type Text = string | string[] | undefined

/** A field for a text in another language. */
export type TranslatedRow = {
  row: AnyRow
  /** Of the text in the other language. */
  path: string
  /** The text in the first language. */
  first: Text
  value: Text
}

const textsAt = (path: string): readonly string[] => TEXTS[path as keyof typeof TEXTS] ?? []

/** Whether there is a text, or a line of one. */
export const isWritten = (text: Text): boolean => text !== undefined && text.length > 0

/** The texts of a section that there are, in its order. */
export function translatedRows({ groups }: Part, settings: SchoolSettings, language: Language): TranslatedRow[] {
  const rowAt = (row: AnyRow, parent: string, name: string): TranslatedRow[] => {
    if (!textsAt(parent.replace(/\.\d+$/, '')).includes(name)) return []
    const [at, path] = [name, translationOf(name, language)].map((key) => (parent ? `${parent}.${key}` : key))
    const [first, value] = [at, path].map((one = '') => settingAt(settings, one) as Text)
    return isWritten(first) || isWritten(value) ? [{ row, path: path ?? '', first, value }] : []
  }
  return groups.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const [, parent = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(row.at) ?? []
      if (row.kind !== 'list' || textsAt(parent).includes(name)) return rowAt(row, parent, name)
      if (textsAt(row.at).length === 0) return []
      return (settingAt(settings, row.at) as unknown[]).flatMap((_, at) =>
        row.rows.flatMap((field) => {
          const label = texts().school.translations.ofEntry({ one: row.one, place: at + 1, label: field.label })
          return rowAt({ ...field, label }, `${row.at}.${at}`, field.at)
        }),
      )
    }),
  )
}
