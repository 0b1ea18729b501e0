import { texts } from '#messages'
import { school as savedSchool } from '../../state/school.ts'

/** An option of a setting: its value and its label. */
type Option = { value: string; label: string }

export const choices = (names: Record<string, string>) => () =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const region = () => savedSchool.value.region

export function currencies(): Option[] {
  const { labelled, schoolFields: text, tagOf } = texts()
  const names = new Intl.DisplayNames(tagOf(), { type: 'currency' })
  const all = Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: labelled(value, names.of(value) ?? value),
  }))
  return [{ value: '', label: text.none }, ...all]
}

/** 1 January 2023 was a Sunday. */
export const weekdays = () =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    value: String(day),
    label: new Date(2023, 0, 1 + day).toLocaleDateString(texts().tagOf(region()), { weekday: 'long' }),
  }))

/** Each format with a day that is written in it. */
export const dates = () =>
  (['day-month-year', 'month-day-year', 'year-month-day'] as const).map((value) => ({
    value,
    label: texts().dayIn({ ...region(), dateFormat: value }, '2026-11-23'),
  }))
