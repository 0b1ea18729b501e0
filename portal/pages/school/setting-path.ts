import type { SchoolSettings } from '#contract'
import { type SettingField, type SettingList, schoolForm } from '#contract/school/form'

type Parent = Record<string, unknown>

/** The setting at a path, such as 'home.slides.0.heading'. */
export const settingAt = (settings: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Parent | null | undefined)?.[key], settings)

/** A copy of the settings with another value at a path. */
export function withSetting<T>(settings: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const copy = (Array.isArray(settings) ? [...settings] : { ...settings }) as Parent
  copy[key] = rest.length > 0 ? withSetting(copy[key], rest.join('.'), value) : value
  return copy as T
}

/** The name of a field of the form: the path at which the server refuses its value. */
export const fieldName = (path: string) => `settings.${path}`

/** The path of a field of an entry. @param at the path of the list, which may be in another language */
export const pathIn = (list: SettingList, at: string, index: number, field: SettingField): string =>
  at + field.at.slice(list.at.length).replace('*', String(index))

/** The fields of the whole form in these settings, with their paths: of a list those of each entry, with its position. */
export const fieldsIn = (settings: SchoolSettings): { field: SettingField; path: string; number?: number }[] =>
  schoolForm.flatMap(({ groups }) =>
    groups.flatMap(({ fields }) => fields.flatMap((field) => fieldsOf(field, settings))),
  )

/** The same of one field, or one list. */
export function fieldsOf(
  field: SettingField | SettingList,
  settings: SchoolSettings,
): { field: SettingField; path: string; number?: number }[] {
  if (field.kind !== 'list') return [{ field, path: field.at }]
  const entries = settingAt(settings, field.at) as unknown[]
  return entries.flatMap((_, index) =>
    field.fields.map((one) => ({ field: one, path: pathIn(field, field.at, index, one), number: index + 1 })),
  )
}

/** The paths of the settings one by one: a list is one setting, as are the fields of the other parts. */
export const settingPaths = (settings: SchoolSettings): string[] =>
  Object.entries(settings).flatMap(([part, value]) =>
    Array.isArray(value) ? [part] : Object.keys(value).map((name) => `${part}.${name}`),
  )

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The paths of the settings that differ. */
export const differing = (one: SchoolSettings, other: SchoolSettings): string[] =>
  [...new Set([...settingPaths(one), ...settingPaths(other)])].filter(
    (path) => !isSame(settingAt(one, path), settingAt(other, path)),
  )

/** The settings with those of another at these paths. */
export const withThose = (settings: SchoolSettings, other: SchoolSettings, paths: readonly string[]): SchoolSettings =>
  paths.reduce((all, path) => withSetting(all, path, settingAt(other, path)), settings)
