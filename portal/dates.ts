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
