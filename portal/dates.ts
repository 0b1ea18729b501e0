/** The day of an ISO timestamp: the part before the T. */
export const dayOf = (timestamp: string): string => timestamp.split('T')[0] ?? timestamp

/**
 * A time in the user's time zone, with the day if it is not today.
 * @param moment ms since 1970
 */
export function dayAndTime(moment: number): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  return date.toLocaleString('en-GB', { dateStyle: isToday ? undefined : 'medium', timeStyle: 'short' })
}

/** A timestamp as day and time in the user's time zone. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return timestamp
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}

/**
 * Makes a function that names the calendar month of a moment, such as 'Nov 2026'.
 * @param timeZone of the calendar; in UTC it names a month that is written as YYYY-MM
 */
export function monthNames(timeZone = 'UTC'): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, month: 'short', year: 'numeric' })
  return (moment) => format.format(new Date(moment))
}
