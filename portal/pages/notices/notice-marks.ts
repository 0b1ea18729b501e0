import type { Notice } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'

type Event = NonNullable<Notice['event']>

/** What marks a notice wherever it is shown, each in one or two words. */
export function marksOf({
  onTop,
  planned,
  expired,
  event,
  audience,
  classes = [],
  catagory,
  fileCount,
}: Omit<Notice, 'date' | 'files'> & { fileCount?: number }) {
  const text = texts().noticeBoard.marks
  const readers = audience && (audience === 'classes' ? text.classes({ classes }) : text.audiences[audience])
  const marks = [
    expired && text.expired,
    planned && text.planned,
    event?.cancelled && text.cancelled,
    onTop && text.onTop,
    readers,
    catagory,
    fileCount && text.files({ count: fileCount }),
  ]
  return marks.filter((mark) => typeof mark === 'string')
}

/** The days and times of an event, such as 'Dec 4, 2026, 09:30–14:00'. */
export function whenOf({ day, lastDay, time, endTime }: Event): string {
  const { inDigits } = texts()
  const range = (from: string, to: string | undefined) => (to && to !== from ? `${from} – ${to}` : from)
  const days = range(dateOf(day), lastDay && dateOf(lastDay))
  return time ? `${days}, ${range(inDigits(time), endTime && inDigits(endTime))}` : days
}

/** One line about an event; undefined for another notice. */
export const detailsOf = ({ event }: Pick<Notice, 'event'>): string | undefined =>
  event && [whenOf(event), event.place].filter(Boolean).join(', ')
