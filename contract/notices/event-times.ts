import { momentIn, nextDay } from '../days.ts'

type Event = { day: string; lastDay?: string | undefined; time?: string | undefined; endTime?: string | undefined }

/**
 * When an event begins and ends: as days (YYYY-MM-DD), the last one included, or as moments of `momentIn`. One of which only
 * the beginning is known has no end; one of several days ends with the last.
 */
export function eventTimes(
  { day, lastDay = day, time, endTime }: Event,
  timeZone: string,
): { from: string; to?: string } {
  if (!time) return { from: day, to: lastDay }
  const from = momentIn(timeZone, day, time)
  const to = endTime
    ? momentIn(timeZone, lastDay, endTime)
    : lastDay !== day && momentIn(timeZone, nextDay(lastDay), '00:00')
  // Where the clock moves, an end that was right on paper may come before the beginning.
  return to && Date.parse(to) > Date.parse(from) ? { from, to } : { from }
}
