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
