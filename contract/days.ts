const DAY_MS = 24 * 60 * 60_000

/** The day after a calendar day. Both as YYYY-MM-DD. */
export const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** The same day a year before; of 29 February a text that comes after the 28th. */
export const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`

/**
 * A moment on the clock of a time zone, as an ISO timestamp with its offset from UTC. A time that the clock of this day leaves
 * out is as much later as the clock is moved: programs that read a calendar do not agree what it would be. Of a time that
 * the clock shows twice, it is the first.
 * @param time as HH:MM
 */
export function momentIn(timeZone: string, day: string, time: string): string {
  const local = Date.parse(`${day}T${time}Z`)
  const offsetAt = offsetsIn(timeZone)
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)]
  const isOn = (offset: string) => offsetAt(local - millisecondsOf(offset)) === offset
  if (isOn(before)) return written(local, before)
  if (isOn(after)) return written(local, after)
  return written(local + millisecondsOf(after) - millisecondsOf(before), after)
}

/** A moment as the clock of a time zone shows it, as an ISO timestamp with its offset from UTC. @param moment ms since 1970 */
export function onClockOf(timeZone: string, moment: number): string {
  const offset = offsetsIn(timeZone)(moment)
  return written(moment + millisecondsOf(offset), offset)
}

const written = (local: number, offset: string) => new Date(local).toISOString().slice(0, 19) + offset

/** Of the time zones that were asked for: to make one takes longer than to use it ten times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Makes the function that gives the offset of a moment, as '+05:00'. */
function offsetsIn(timeZone: string): (moment: number) => string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  // 'GMT+05:00', or 'GMT' for UTC.
  return (moment) =>
    format
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) || '+00:00'
}

const millisecondsOf = (offset: string) =>
  Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`)
