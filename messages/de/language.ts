/**
 * How this language writes days, times and lists: Intl is asked for it here, and with the tag of this file elsewhere.
 */
import type { Region } from '../region.ts'

/** For Intl where nothing below says it more closely. */
export const tagOf = (_region?: Region): string => 'de'

/** As in the English file, not of Intl. */
const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.']

/** A month, which is given as YYYY-MM: 'Nov. 2026' */
export function monthIn(_region: Region, month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${MONTHS[number - 1]} ${year}`
}

/** A day, which is given as YYYY-MM-DD, in a school's format. */
export function dayIn({ dateFormat }: Region, day: string): string {
  if (dateFormat === 'year-month-day') return day
  const [year = 0, month = 0, date] = day.split('-').map(Number)
  return `${date}. ${MONTHS[month - 1]} ${year}`
}

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** The same with its weekday: 'Fr, 4. Dez. 2026' */
export const weekdayIn = (region: Region, day: string): string =>
  `${WEEKDAYS[new Date(day).getUTCDay()]}${COMMA}${dayIn(region, day)}`

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  region: Region,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
): string {
  const time = date.toLocaleTimeString('de', { timeStyle: 'short' })
  return hasDay ? `${dayIn(region, date.toLocaleDateString('sv-SE'))}, ${time}` : time
}

/** An amount with its currency: 'Schulgeld (EUR)' */
export const amountIn = (label: string, currency: string): string => `${label} (${currency})`

/** 'Klasse: 3' */
export const labelled = (label: string, value: string): string => `${label}: ${value}`

/** Between short texts in one line. */
export const COMMA = ', '

/** 'a, b und c' */
export const allOf = (texts: readonly string[]): string => new Intl.ListFormat('de').format(texts)

/** 'a, b oder c' */
export const oneOf = (texts: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(texts)
