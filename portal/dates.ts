import type { PublicSchool } from '#contract'

type DateFormat = PublicSchool['region']['dateFormat'] | undefined

/** The day of an ISO timestamp: the part before the T. */
export const dayOf = (timestamp: string): string => timestamp.split('T')[0] ?? timestamp

/**
 * Makes a function that names the calendar month of a moment, such as 'Nov 2026'.
 * @param timeZone of the calendar; in UTC it names a month that is written as YYYY-MM
 */
export function monthNames(timeZone = 'UTC'): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, month: 'short', year: 'numeric' })
  return (moment) => format.format(new Date(moment))
}

/**
 * A day in a school's format. Server and browser write it alike: the American names of months never change.
 * @param timeZone by default the user's
 */
export function dayIn(format: DateFormat, date: Date, timeZone?: string): string {
  if (format === 'year-month-day') return date.toLocaleDateString('sv-SE', { timeZone })
  const american = date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  return format === 'month-day-year' ? american : american.replace(/(\w+) (\d+),/, '$2 $1')
}

/** A time in the user's time zone, with the day if it is not today. */
export function dayAndTimeIn(
  format: DateFormat,
  date: Date,
  hasDay = date.toDateString() !== new Date().toDateString(),
) {
  const time = date.toLocaleTimeString(format === 'month-day-year' ? 'en-US' : 'en-GB', { timeStyle: 'short' })
  return hasDay ? `${dayIn(format, date)}, ${time}` : time
}
