import type { Region } from '#contract'
import { school } from './state/school.ts'

/** Locales that write dates in the format of the school, and the length in which they do. */
const FORMATS = {
  'day-month-year': ['en-GB', 'medium'],
  'month-day-year': ['en-US', 'medium'],
  'year-month-day': ['sv-SE', 'short'],
} as const satisfies Record<Region['dateFormat'], readonly [string, 'medium' | 'short']>

function written(date: Date, hasDay: boolean): string {
  const [locale, dateStyle] = FORMATS[school.peek().region.dateFormat]
  return date.toLocaleString(locale, { dateStyle: hasDay ? dateStyle : undefined, timeStyle: 'short' })
}

/**
 * A time in the user's time zone, with the day if it is not today.
 * @param moment ms since 1970
 */
export function dayAndTime(moment: number): string {
  const date = new Date(moment)
  return written(date, date.toDateString() !== new Date().toDateString())
}

/** A timestamp as day and time in the user's time zone, in the school's format. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : written(date, true)
}
