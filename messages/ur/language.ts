import { isolate } from '../isolate.ts'
import type { Region } from '../region.ts'
import { TAGS, withDigits } from './digits.ts'

/** For Intl where nothing below says it more closely: names of months, weekdays and currencies; sorting. */
export const tagOf = ({ digits = 'latin' }: Region = {}): string => TAGS[digits]

/** As in the English file, not of Intl. */
const MONTHS = ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر']

/** A month, which is given as YYYY-MM: 'نومبر 2026' */
export function monthIn({ digits = 'latin' }: Region, month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return withDigits(`${MONTHS[number - 1]} ${year}`, digits)
}

/** A day, which is given as YYYY-MM-DD, in a school's format. */
export function dayIn({ dateFormat, digits = 'latin' }: Region, day: string): string {
  if (dateFormat === 'year-month-day') return withDigits(day, digits)
  const [year = 0, month = 0, date] = day.split('-').map(Number)
  const name = MONTHS[month - 1]
  return withDigits(dateFormat === 'month-day-year' ? `${name} ${date}، ${year}` : `${date} ${name} ${year}`, digits)
}

const WEEKDAYS = ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ']

/** The same with its weekday: 'جمعہ، 4 دسمبر 2026' */
export const weekdayIn = (region: Region, day: string): string =>
  `${WEEKDAYS[new Date(day).getUTCDay()]}${COMMA}${dayIn(region, day)}`

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  region: Region,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
): string {
  const english = date.toLocaleTimeString(region.dateFormat === 'month-day-year' ? 'en-US' : 'en-GB', {
    timeStyle: 'short',
  })
  const time = withDigits(english, region.digits)
  return hasDay ? `${dayIn(region, date.toLocaleDateString('sv-SE'))}، ${isolate(time)}` : time
}

/** An amount with its currency: 'Fee (PKR)' */
export const amountIn = (label: string, currency: string): string => `${label} (${isolate(currency)})`

/** 'Class: 3' */
export const labelled = (label: string, value: string): string => `${label}: ${isolate(value)}`

/** Between short texts in one line. */
export const COMMA = '، '

/** 'a, b and c' */
export const allOf = (texts: readonly string[]): string => new Intl.ListFormat('ur').format(texts)

/** 'a, b or c' */
export const oneOf = (texts: readonly string[]): string =>
  new Intl.ListFormat('ur', { type: 'disjunction' }).format(texts)
