import type { Region } from '../../messages/region.ts'
import type { Notice } from '../operations.ts'

type Event = NonNullable<Notice['event']>

/** How a language writes an event. */
export type EventTexts = {
  noticeMarks: {
    cancelledEvent(about: { title: string }): string
    time(at: { time: string }): string
    range(ends: { from: string; to: string }): string
    event(about: { parts: readonly string[] }): string
  }
  weekdayIn(region: Region, day: string): string
}

/** The days and times of an event, such as 'Fri, 4 Dec 2026, 09:30 – 14:00'. */
export function whenOf(
  { day, lastDay = day, time, endTime = time }: Event,
  { noticeMarks: text, weekdayIn }: EventTexts,
  region: Region,
): string {
  const range = (from: string, to: string) => (to === from ? from : text.range({ from, to }))
  const days = range(weekdayIn(region, day), weekdayIn(region, lastDay))
  if (!time || !endTime) return days
  return text.event({ parts: [days, range(text.time({ time }), text.time({ time: endTime }))] })
}

/** When and where it takes place, in one line. */
export const detailsOf = (event: Event, texts: EventTexts, region: Region): string =>
  texts.noticeMarks.event({ parts: [whenOf(event, texts, region), ...(event.place ? [event.place] : [])] })

/** The same, which says too if it does not take place: before a text that stands alone, such as that of a feed. */
export function eventLine(event: Event, texts: EventTexts, region: Region): string {
  const details = detailsOf(event, texts, region)
  return event.cancelled ? texts.noticeMarks.cancelledEvent({ title: details }) : details
}

/** The title of a notice where nothing beside it says that its event does not take place. */
export const titleOf = (
  { title, event }: Pick<Notice, 'title' | 'event'>,
  { noticeMarks }: Pick<EventTexts, 'noticeMarks'>,
): string => (event?.cancelled ? noticeMarks.cancelledEvent({ title }) : title)
