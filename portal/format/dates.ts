import { texts } from '#messages'
import { school } from '../state/school.ts'

/** The day of an ISO timestamp: the part before the T. */
export const dayOf = (timestamp: string): string => timestamp.split('T')[0] ?? timestamp

const region = () => school.value.region

/** The day of an ISO date or timestamp, in the school's format; what is no date as it is. */
export function dateOf(date: string): string {
  const day = new Date(dayOf(date))
  return Number.isNaN(day.getTime()) ? date : texts().dayIn(region(), day.toISOString().slice(0, 10))
}

/**
 * A time in the user's time zone, with the day if it is not today.
 * @param moment ms since 1970
 */
export const dayAndTime = (moment: number): string => texts().dayAndTimeIn(region(), new Date(moment))

/** A timestamp as day and time in the user's time zone, in the school's format. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : texts().dayAndTimeIn(region(), date, true)
}

/** The name of a month, which is given as YYYY-MM: 'Nov 2026' */
export const monthName = (month: string): string => texts().monthIn(region(), month)

/** The day that is so many days after today at the school, as YYYY-MM-DD. */
export function daysFromToday(days: number): string {
  const timeZone = school.value.region.timeZone || undefined
  const date = new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone })}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Today at the school, as YYYY-MM-DD. */
export const today = (): string => daysFromToday(0)

/** Makes a function that tells the calendar month of a moment in a time zone, as YYYY-MM. */
export function monthsIn(timeZone = 'UTC'): (moment: string) => string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (moment) => days.format(new Date(moment)).slice(0, 7)
}
