/** Days and times in the format that a school has chosen. */
import type { PublicSchool } from '#contract'

type DateFormat = PublicSchool['region']['dateFormat'] | undefined

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
