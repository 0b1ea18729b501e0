/**
 * How this language writes days, times and lists: Intl is asked for it here, and with the tag of this file elsewhere. A
 * language with digits of its own follows the school's choice (`region.digits`).
 */
import type { Region } from '../region.ts'

/** For Intl where nothing below says it more closely: names of months, weekdays and currencies; sorting. */
export const tagOf = (_region?: Region): string => 'en'

/**
 * A day in a school's format. Server and browser write it alike: the American names of months never change.
 * @param timeZone by default the user's
 */
export function dayIn({ dateFormat }: Region, date: Date, timeZone?: string): string {
  if (dateFormat === 'year-month-day') return date.toLocaleDateString('sv-SE', { timeZone })
  const american = date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  return dateFormat === 'month-day-year' ? american : american.replace(/(\w+) (\d+),/, '$2 $1')
}

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  region: Region,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
): string {
  const time = date.toLocaleTimeString(region.dateFormat === 'month-day-year' ? 'en-US' : 'en-GB', {
    timeStyle: 'short',
  })
  return hasDay ? `${dayIn(region, date)}, ${time}` : time
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
