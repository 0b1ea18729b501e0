import type { Notice } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'

type Event = NonNullable<Notice['event']>

type Marked = Omit<Notice, 'date' | 'files'>

/** What marks a notice wherever it is shown, each in one or two words. */
export const marksOf = (notice: Marked): string[] => [
  ...(notice.expired ? [texts().noticeMarks.expired] : []),
  ...rowMarksOf(notice),
  notice.catagory,
]

/** Those of them that a list does not say otherwise. */
export function rowMarksOf({ onTop, planned, event, audience, classes = [] }: Omit<Marked, 'catagory' | 'expired'>) {
  const text = texts().noticeMarks
  // A class that was taken away leaves the notice to staff.
  const isForClasses = audience === 'classes' && classes.length > 0
  const readers = audience && text.audiences[audience === 'signedIn' ? audience : 'staff']
  const marks = [
    planned && text.planned,
    event?.cancelled && text.cancelled,
    onTop && text.onTop,
    isForClasses ? text.classes({ classes }) : readers,
  ]
  return marks.filter((mark) => typeof mark === 'string')
}

/** The days and times of an event, such as 'Dec 4, 2026, 09:30 – 14:00'. */
export function whenOf({ day, lastDay = day, time, endTime = time }: Event): string {
  const text = texts().noticeMarks
  const range = (from: string, to: string) => (to === from ? from : text.range({ from, to }))
  const days = range(dateOf(day), dateOf(lastDay))
  if (!time || !endTime) return days
  return text.event({ parts: [days, range(text.time({ time }), text.time({ time: endTime }))] })
}

/** One line about an event; undefined for another notice. */
export const detailsOf = ({ event }: Pick<Notice, 'event'>): string | undefined =>
  event && texts().noticeMarks.event({ parts: event.place ? [whenOf(event), event.place] : [whenOf(event)] })
