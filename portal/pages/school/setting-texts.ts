/** The texts of the settings, by their paths: see `messages/en/school-fields.ts`. */
import { DATE_FORMATS, LANGUAGES } from '#contract'
import { CERTIFICATE_VALUES } from '#contract/school/certificate'
import { type SettingField, type SettingList, schoolForm } from '#contract/school/form'
import { LEGAL_VALUES } from '#contract/school/own-pages'
import { languageOf } from '#contract/school/translations'
import { texts } from '#messages'
import { school as savedSchool } from '../../state/school.ts'
import { fieldName } from './setting-path.ts'

type ByPath = Partial<Record<string, string>>

/** The text of a path, with the positions in lists or without. */
const textOf = (all: ByPath, path: string) => all[path] ?? all[path.replace(/\.\d+/g, '.*')]

/** The label of the setting of a form field. */
export const labelOfField = (field: string): string => labelAt(field.slice(fieldName('').length))

/** The label of the setting at a path; of a part of one, that of the setting. */
export function labelAt(path: string): string {
  const text = texts().schoolFields
  const language = languageOf(path)
  const label = labelFrom(path.replace(`@${language}`, ''))
  if (label && language) return text.inLanguage({ label, language: LANGUAGES[language].name })
  return label ?? confirmedAt(path) ?? path
}

const labelFrom = (path: string): string | undefined =>
  path === '' ? undefined : (textOf(texts().schoolFields.labels, path) ?? labelFrom(path.replace(/(^|\.)[^.]*$/, '')))

/** The label of the setting that says that a part of the sample is true, such as 'confirmed.slides'. */
function confirmedAt(path: string): string | undefined {
  const { confirmed, parts } = texts().schoolFields
  for (const { name, groups } of schoolForm) {
    const group = groups.find(({ sample, legal }) => path === `confirmed.${sample ?? legal}`)
    if (!group) continue
    return confirmed({ what: group.sample === name ? parts[name] : labelAt(group.fields[0]?.at ?? '') })
  }
  return undefined
}

/** What one entry of a list is called. */
export const entryOf = ({ at }: SettingList): string => labelAt(`${at}.*`)

/** The label of a field; of an entry of a list of texts, where it is said besides its position. */
export const labelOf = ({ at }: SettingField): string => textOf(texts().schoolFields.places, at) ?? labelAt(at)

export function hintOf({ at, kind }: SettingField | SettingList): string | undefined {
  const { hints, kindHints, certificateValues, legalValues } = texts().schoolFields
  if (kind === 'legal') return legalValues({ values: LEGAL_VALUES.map((name) => `{${name}}`) })
  if (kind === 'certificate') return certificateValues({ values: CERTIFICATE_VALUES.map((name) => `{${name}}`) })
  return textOf(hints, at) ?? (kindHints as ByPath)[kind]
}

/** What is said of a value that cannot be. */
export const wrongAt = (path: string): string | undefined => textOf(texts().schoolFields.wrong, path)

/** An option of a setting: its value and its label. */
type Option = { value: string; label: string }

const region = () => savedSchool.value.region

/** The options that are not named in the catalog. */
const computed: Record<string, () => Option[]> = {
  'region.currency'() {
    const { labelled, schoolFields: text, tagOf } = texts()
    const names = new Intl.DisplayNames(tagOf(), { type: 'currency' })
    const all = Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: labelled(value, names.of(value) ?? value),
    }))
    return [{ value: '', label: text.none }, ...all]
  },
  /** 1 January 2023 was a Sunday. */
  'region.firstWeekday': () =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      value: String(day),
      label: new Date(2023, 0, 1 + day).toLocaleDateString(texts().tagOf(region()), { weekday: 'long' }),
    })),
  /** Each format with a day that is written in it. */
  'region.dateFormat': () =>
    DATE_FORMATS.map((value) => ({
      value,
      label: texts().dayIn({ ...region(), dateFormat: value }, '2026-11-23'),
    })),
}

/** The options of a choice. */
export function optionsOf({ at, choices = [] }: SettingField): Option[] {
  const names = (texts().schoolFields.choices as Record<string, ByPath>)[at] ?? {}
  return computed[at]?.() ?? choices.map((value) => ({ value, label: names[value] ?? value }))
}
