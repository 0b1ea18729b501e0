/** The present moment in milliseconds since 1970. A parameter, so that a test can set the time. */
export type Clock = () => number

/** The calendar day at the school now, as YYYY-MM-DD. */
export function schoolDay(clock: Clock, timeZone: string): () => string {
  // en-CA writes a date as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return () => format.format(clock())
}
