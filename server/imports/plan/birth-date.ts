/** The age that follows from a date of birth, however a program has written the date. */
import { LANGUAGE_TAGS } from '#contract'
import { type MessageRef, messageRef } from '#contract/failures'
import { fold } from '#contract/fold'
import { ageRange } from '#contract/rules'
import { type Cell, textOf } from '../../files/sheet.ts'
import type { Decisions } from '../encryption.ts'
import { timeOfDay } from '../read/xlsx-parts.ts'

/** Which comes first in a date such as 03/04/2015. */
export type DateOrder = NonNullable<Decisions['dates']>
/**
 * The age and the day as YYYY-MM-DD, or why there is none; `isOpen`: it has to be known whether the day or the month comes
 * first.
 */
export type BirthDate = { age: string; day: string } | { fault: MessageRef; isOpen: boolean }

/** Characters of the longest date: 'Wednesday, 30 September 2015, 00:00:00'. */
const LONGEST = 50

/** The languages of the school, and Austrian German, which has another word for January. */
const LOCALES = [...LANGUAGE_TAGS, 'de-AT']
const wordKey = (word: string) => fold(word)

/** The names of days, beginning with this one, in each language. */
function namesOf(style: Intl.DateTimeFormatOptions, days: readonly number[]): string[][] {
  const formats = LOCALES.map((locale) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }))
  return days.map((day) => formats.map((format) => wordKey(format.format(day))))
}
const MONTHS = namesOf(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => Date.UTC(2018, month)),
)
// A usual abbreviation that is not its beginning.
MONTHS[2]?.push('mrz')
const WEEKDAYS = namesOf(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2018, 0, day + 1)),
).flat()
/** What may follow a number. */
const ENDINGS = ['st', 'nd', 'rd', 'th', 'of', 'ء']
/** Letters of the shortest beginning of a name: 'Dez', 'Sun'. */
const SHORTEST = 3
const begins = (word: string) => (name: string) => word.length >= SHORTEST && name.startsWith(word)

type Day = { year: number; month: number; day: number }
/** A date of which the first two numbers are both at most 12. */
type Open = { day: Day; month: Day }

/** @param today as YYYY-MM-DD */
export function readBirthDate(written: string, order: DateOrder | undefined, today: string): BirthDate {
  const read = dateOf(written, Number(today.slice(2, 4)))
  if (!read) return { fault: messageRef('noDate', { written: written.slice(0, LONGEST) }), isOpen: false }
  if ('year' in read) return aged(read, today)
  if (order) return aged(read[order], today)
  const [ofDay, ofMonth] = [aged(read.day, today), aged(read.month, today)]
  // In most cases both days give the same age.
  if ('age' in ofDay && 'age' in ofMonth && ofDay.age === ofMonth.age) return { age: ofDay.age, day: written }
  return { fault: messageRef('dayOrMonth'), isOpen: true }
}

function aged({ year, month, day }: Day, today: string): BirthDate {
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day)
  const age = thisYear - year - (hadBirthday ? 0 : 1)
  if (age >= ageRange.min && age <= ageRange.max) {
    return { age: String(age), day: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) }
  }
  return { fault: messageRef('bornTooEarlyOrLate', { year, least: ageRange.min, most: ageRange.max }), isOpen: false }
}

/**
 * Which comes first in the dates of a column, by its heading or by dates of which one number is above 12; undefined if
 * nothing shows it, or the dates contradict each other.
 */
export function orderOf(heading: string, cells: Iterable<Cell | undefined>): DateOrder | undefined {
  if (/\bdd?\W?m/i.test(heading)) return 'day'
  if (/\bmm?\W?d/i.test(heading)) return 'month'
  const seen = new Set<DateOrder>()
  for (const cell of cells) {
    const parts = numbersOf(textOf(cell)) ?? []
    if (parts.length < 3 || parts.some(({ isName }) => isName)) continue
    const [first = 0, second = 0] = parts.map(({ text }) => Number(text))
    if (first > 12 && first <= 31 && second <= 12) seen.add('day')
    if (second > 12 && second <= 31 && first <= 12) seen.add('month')
  }
  return seen.size === 1 ? [...seen][0] : undefined
}

/** The parts of a date: numbers, and the names of months as numbers. */
function numbersOf(written: string): { text: string; isName: boolean }[] | undefined {
  if (written.length > LONGEST) return undefined
  const parts: { text: string; isName: boolean }[] = []
  for (const word of wordKey(written).match(/\d+|\p{L}+/gu) ?? []) {
    if (parts.length === 3) break
    const month = MONTHS.findIndex((names) => names.some(begins(word)))
    if (/^\d/.test(word)) parts.push({ text: word, isName: false })
    else if (month >= 0) parts.push({ text: String(month + 1), isName: true })
    else if (!ENDINGS.includes(word) && !WEEKDAYS.some(begins(word))) return undefined
  }
  return parts
}

/** @param thisYear its last two digits: '16' is 2016 before 2026, and '30' is 1930 */
function dateOf(written: string, thisYear: number): Day | Open | undefined {
  const parts = numbersOf(written)
  if (!parts) return undefined
  const [one = '', two = '', three = ''] = parts.map(({ text }) => text)
  if (parts.length === 1)
    return /^\d{8}$/.test(one) ? ofText(one.slice(0, 4), one.slice(4, 6), one.slice(6)) : serial(one)
  // A cell that is a date and a time is a number with a part of a day.
  if (parts.length === 2 && /^\d{5}\.\d+$/.test(written)) return serial(one)
  if (parts.length < 3) return undefined
  if (one.length === 4) return ofText(one, two, three)
  const year = three.length <= 2 ? String(Number(three) + (Number(three) > thisYear ? 1_900 : 2_000)) : three
  if (parts[1]?.isName) return ofText(year, two, one)
  if (parts[0]?.isName) return ofText(year, one, two)
  const [day, month] = [ofText(year, two, one), ofText(year, one, two)]
  return day && month && one !== two ? { day, month } : (day ?? month)
}

/** A day as a spreadsheet counts it: 42064 is 1 March 2015. */
function serial(number: string): Day | undefined {
  if (!/^\d{5}$/.test(number)) return undefined
  const [year = '', month = '', day = ''] = new Date(timeOfDay(Number(number))).toISOString().slice(0, 10).split('-')
  return ofText(year, month, day)
}

/** A day that the calendar has. */
function ofText(...parts: [year: string, month: string, day: string]): Day | undefined {
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year > 1_000 ? { year, month, day } : undefined
}
