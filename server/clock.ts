/** The present moment in milliseconds since 1970. A parameter, so that a test can set the time. */
export type Clock = () => number

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Clocks of several machines differ by less than this, and a correction of a clock is smaller. More is an error. */
export const CLOCK_SLACK_MS = 5 * 60_000

/**
 * Makes the function that names the calendar day now in a time zone, as YYYY-MM-DD. It is formatted once in each minute:
 * in all time zones days begin with a minute.
 */
export function dayNow(clock: Clock): (timeZone: string) => string {
  let known: { timeZone: string; minute: number; day: string } | undefined
  return (timeZone) => {
    const now = clock()
    const minute = Math.floor(now / MINUTE_MS)
    if (known?.minute !== minute || known.timeZone !== timeZone)
      known = { timeZone, minute, day: daysIn(timeZone)(now) }
    return known.day
  }
}

/** The calendar months (YYYY-MM) up to the one of a day, oldest first. @param day as YYYY-MM-DD */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** The moment at which a calendar day begins in a time zone, as an ISO timestamp. @param day as YYYY-MM-DD */
export function dayStart(day: string, timeZone: string): string {
  const dayOf = daysIn(timeZone)
  const inUtc = Date.parse(day)
  // No time zone is a whole day away from UTC: the day begins between these two moments.
  let [before, from] = [inUtc - DAY_MS, inUtc + DAY_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayOf(middle) < day) before = middle
    else from = middle
  }
  return new Date(from).toISOString()
}

/** Makes the function that names the calendar day of a moment, as YYYY-MM-DD. */
export function daysIn(timeZone: string): (moment: number) => string {
  // en-CA writes a date as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment) => format.format(moment)
}
