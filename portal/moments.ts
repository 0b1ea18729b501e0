import { dayAndTimeIn, dayIn } from './date-format.ts'
import { dayOf } from './dates.ts'
import { school } from './state/school.ts'

const format = () => school.value.region.dateFormat

/** The day of an ISO date or timestamp, in the school's format; what is no date as it is. */
export function dateOf(date: string): string {
  const day = new Date(dayOf(date))
  return Number.isNaN(day.getTime()) ? date : dayIn(format(), day, 'UTC')
}

/**
 * A time in the user's time zone, with the day if it is not today.
 * @param moment ms since 1970
 */
export const dayAndTime = (moment: number): string => dayAndTimeIn(format(), new Date(moment))

/** A timestamp as day and time in the user's time zone, in the school's format. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : dayAndTimeIn(format(), date, true)
}
