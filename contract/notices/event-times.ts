import { momentIn, nextDay } from '../days.ts'

type Event = { day: string; lastDay?: string | undefined; time?: string | undefined; endTime?: string | undefined }

/**
 * When an event begins and ends: as days (YYYY-MM-DD), the last one included, or as moments of `momentIn`. One of which only
 * the beginning is known has no end; one of several days ends with the last.
 * @param timeZone undefined: it is not known, and the times are those of the clock on the wall, without an offset
 */
export function eventTimes(
  { day, lastDay = day, time, endTime }: Event,
  timeZone: string | undefined,
): { from: string; to?: string } {
  if (!time) return { from: day, to: lastDay }
  const moment = (on: string, at: string) => (timeZone ? momentIn(timeZone, on, at) : `${on}T${at}:00`)
  const from = moment(day, time)
  const to = endTime ? moment(lastDay, endTime) : lastDay !== day && moment(nextDay(lastDay), '00:00')
  // Where the clock moves, an end that was right on paper may come before the beginning.
  return to && Date.parse(to) > Date.parse(from) ? { from, to } : { from }
}
