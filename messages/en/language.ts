/**
 * How this language writes days, times and lists: Intl is asked for it here, and with the tag of this file elsewhere. A
 * language with digits of its own follows the school's choice (`region.digits`).
 */
import type { Region } from '../region.ts'

/** For Intl where nothing below says it more closely: names of months, weekdays and currencies; sorting. */
export const tagOf = (_region?: Region): string => 'en'

/** Not of Intl: a browser needs some 10 ms for its first formatter, which the first page would wait for. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A month, which is given as YYYY-MM: 'Nov 2026' */
export function monthIn(_region: Region, month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${MONTHS[number - 1]} ${year}`
}

/** A day, which is given as YYYY-MM-DD, in a school's format. */
export function dayIn({ dateFormat }: Region, day: string): string {
  if (dateFormat === 'year-month-day') return day
  const [year = 0, month = 0, date] = day.split('-').map(Number)
  const name = MONTHS[month - 1]
  return dateFormat === 'month-day-year' ? `${name} ${date}, ${year}` : `${date} ${name} ${year}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The same with its weekday: 'Fri, 4 Dec 2026' */
export const weekdayIn = (region: Region, day: string): string =>
  `${WEEKDAYS[new Date(day).getUTCDay()]}${COMMA}${dayIn(region, day)}`

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  region: Region,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
): string {
  const time = date.toLocaleTimeString(region.dateFormat === 'month-day-year' ? 'en-US' : 'en-GB', {
    timeStyle: 'short',
  })
  return hasDay ? `${dayIn(region, date.toLocaleDateString('sv-SE'))}, ${time}` : time
}

/** An amount with its currency: 'Fee (PKR)' */
export const amountIn = (label: string, currency: string): string => `${label} (${currency})`

/** 'Class: 3' */
export const labelled = (label: string, value: string): string => `${label}: ${value}`

/** Between short texts in one line. */
export const COMMA = ', '

/** 'a, b and c' */
export const allOf = (texts: readonly string[]): string => new Intl.ListFormat('en-GB').format(texts)

/** 'a, b or c' */
export const oneOf = (texts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts)
