import { dayOf } from './dates.ts'
import { school } from './state/school.ts'

/** A day in the school's format. Server and browser write it alike: the American names of months never change. */
function written(date: Date, timeZone?: string): string {
  const { dateFormat } = school.value.region
  if (dateFormat === 'year-month-day') return date.toLocaleDateString('sv-SE', { timeZone })
  const american = date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  return dateFormat === 'month-day-year' ? american : american.replace(/(\w+) (\d+),/, '$2 $1')
}

/** The day of an ISO date or timestamp, in the school's format; what is no date as it is. */
export function dateOf(date: string): string {
  const day = new Date(dayOf(date))
  return Number.isNaN(day.getTime()) ? date : written(day, 'UTC')
}

function withTime(date: Date, hasDay: boolean): string {
  const isAmerican = school.value.region.dateFormat === 'month-day-year'
  const time = date.toLocaleTimeString(isAmerican ? 'en-US' : 'en-GB', { timeStyle: 'short' })
  return hasDay ? `${written(date)}, ${time}` : time
}

/**
 * A time in the user's time zone, with the day if it is not today.
 * @param moment ms since 1970
 */
export function dayAndTime(moment: number): string {
  const date = new Date(moment)
  return withTime(date, date.toDateString() !== new Date().toDateString())
}

/** A timestamp as day and time in the user's time zone, in the school's format. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : withTime(date, true)
}
