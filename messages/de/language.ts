/**
 * How this language writes days, times and lists: Intl is asked for it here, and with the tag of this file elsewhere.
 */
import type { Region } from '../region.ts'

/** For Intl where nothing below says it more closely. */
export const tagOf = (_region?: Region): string => 'de'

/**
 * A day in a school's format.
 * @param timeZone by default the user's
 */
export function dayIn({ dateFormat }: Region, date: Date, timeZone?: string): string {
  if (dateFormat === 'year-month-day') return date.toLocaleDateString('sv-SE', { timeZone })
  return date.toLocaleDateString('de', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
}

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  region: Region,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
): string {
  const time = date.toLocaleTimeString('de', { timeStyle: 'short' })
  return hasDay ? `${dayIn(region, date)}, ${time}` : time
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
