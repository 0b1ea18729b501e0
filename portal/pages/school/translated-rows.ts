import type { Language, SchoolSettings } from '#contract'
import { isWritten, TEXTS, type Text, translationOf } from '#contract/school/translations'
import { texts } from '#messages'
import { settingAt } from './setting-path.ts'
import { type AnyRow, fieldsOf, type Part } from './settings-table.ts'

/** A text in another language. */
export type TranslatedRow = {
  /** With the path of the text in that language. */
  row: AnyRow
  /** The text in the first language. */
  first: Text | undefined
  value: Text | undefined
}

/** Whether the school writes a text at a path, such as 'home.slides.0.heading'. */
function isText(path: string): boolean {
  const [, parent = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path.replace(/\.\d+/g, '')) ?? []
  const names: readonly string[] = TEXTS[parent as keyof typeof TEXTS] ?? []
  return names.includes(name)
}

/** The texts of a section that there are, in its order. */
export function translatedRows({ groups }: Part, settings: SchoolSettings, language: Language): TranslatedRow[] {
  const { ofEntry } = texts().school.translations
  const textAt = (path: string) => settingAt(settings, path) as Text | undefined
  const rowsOf = (row: AnyRow): AnyRow[] => {
    if (row.kind !== 'list' || isText(row.at)) return [row]
    return fieldsOf(row, settings).map(({ field, number = 1 }) => ({
      ...field,
      label: ofEntry({ one: row.one, place: number, label: field.label }),
    }))
  }
  return groups
    .flatMap(({ rows }) => rows.flatMap(rowsOf))
    .filter(({ at }) => isText(at))
    .map((row) => {
      const at = translationOf(row.at, language)
      return { row: { ...row, at }, first: textAt(row.at), value: textAt(at) }
    })
    .filter(({ first, value }) => isWritten(first) || isWritten(value))
}
