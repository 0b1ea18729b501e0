/** The present moment in milliseconds since 1970. Handed in, so that a test can set the time. */
export type Clock = () => number

/** The calendar day at the school now, as YYYY-MM-DD. */
export function schoolDay(clock: Clock, timeZone: string): () => string {
  // en-CA writes a date as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  let minute = Number.NaN
  let day = ''
  return () => {
    // Days begin on a whole minute in every zone; formatting anew on each call would cost more than the answer.
    const now = Math.floor(clock() / 60_000)
    if (now !== minute) {
      minute = now
      day = format.format(now * 60_000)
    }
    return day
  }
}
