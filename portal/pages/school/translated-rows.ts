import type { Language, SchoolSettings } from '#contract'
import type { FormPart, SettingField, SettingList } from '#contract/school/form'
import { isWritten, TEXTS, type Text, translationOf } from '#contract/school/translations'
import { texts } from '#messages'
import { fieldsOf, settingAt } from './setting-path.ts'
import { entryOf, labelAt, labelOf } from './setting-texts.ts'

/** A text in another language. */
export type TranslatedRow = {
  field: SettingField | SettingList
  label: string
  /** The path of the text in that language. */
  path: string
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

/** The texts of a part that there are, in its order. */
export function translatedRows({ groups }: FormPart, settings: SchoolSettings, language: Language): TranslatedRow[] {
  const { ofEntry } = texts().school.translations
  const textAt = (path: string) => settingAt(settings, path) as Text | undefined
  const rowsOf = (one: SettingField | SettingList) => {
    if (one.kind !== 'list' || isText(one.at)) return [{ field: one, label: labelAt(one.at), first: one.at as string }]
    return fieldsOf(one, settings).map(({ field, path, number = 1 }) => ({
      field,
      label: ofEntry({ one: entryOf(one), place: number, label: labelOf(field) }),
      first: path,
    }))
  }
  return groups
    .flatMap(({ fields }) => fields.flatMap(rowsOf))
    .filter(({ first }) => isText(first))
    .map(({ field, label, first }) => {
      const path = translationOf(first, language)
      return { field, label, path, first: textAt(first), value: textAt(path) }
    })
    .filter(({ first, value }) => isWritten(first) || isWritten(value))
}
