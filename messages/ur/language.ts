import { isolate } from '../isolate.ts'
import type { Region } from '../region.ts'
import { TAGS, withDigits } from './digits.ts'

/** For Intl where nothing below says it more closely: names of months, weekdays and currencies; sorting. */
export const tagOf = ({ digits = 'latin' }: Region = {}): string => TAGS[digits]

/**
 * A day in a school's format. Server and browser write it alike: of Intl it has the name of the month alone, which is the
 * same in all its versions.
 * @param timeZone by default the user's
 */
export function dayIn({ dateFormat, digits = 'latin' }: Region, date: Date, timeZone?: string): string {
  const iso = date.toLocaleDateString('sv-SE', { timeZone })
  if (dateFormat === 'year-month-day') return withDigits(iso, digits)
  const [year, , day] = iso.split('-').map(Number)
  const month = date.toLocaleDateString('ur', { month: 'long', timeZone })
  return withDigits(dateFormat === 'month-day-year' ? `${month} ${day}، ${year}` : `${day} ${month} ${year}`, digits)
}

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
  return hasDay ? `${dayIn(region, date)}، ${isolate(time)}` : time
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
