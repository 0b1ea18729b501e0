import type { Region } from '#contract'
import { dayOf } from './dates.ts'
import { school } from './state/school.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Written here and not by `Intl`: the languages of server and browsers differ ('Sep', 'Sept'), and a page that both make
 * has to be the same.
 */
const FORMATS: Record<Region['dateFormat'], (year: string, month: string, day: string) => string> = {
  'day-month-year': (year, month, day) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
  'month-day-year': (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
  'year-month-day': (year, month, day) => `${year}-${month}-${day}`,
}

/** The day of an ISO date or timestamp, in the school's format; what is no date as it is. */
export function dateOf(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(dayOf(date)) ?? []
  return year && month && day ? FORMATS[school.value.region.dateFormat](year, month, day) : date
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function written(date: Date, hasDay: boolean): string {
  // A month before the day comes with a clock of twelve hours.
  const locale = school.value.region.dateFormat === 'month-day-year' ? 'en-US' : 'en-GB'
  const time = date.toLocaleTimeString(locale, { timeStyle: 'short' })
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
  return hasDay ? `${dateOf(day)}, ${time}` : time
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
