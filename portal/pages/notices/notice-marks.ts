import * as words from '#contract/notices/event-words'
import type { Notice } from '#contract/operations'
import { texts } from '#messages'
import { school } from '../../state/school.ts'

type Event = NonNullable<Notice['event']>

type Marked = Omit<Notice, 'date' | 'files'>
type RowMarked = Pick<Notice, 'onTop' | 'planned' | 'audience' | 'classes'> & { event?: Event | undefined }

/** What marks a notice on its card and its page, each in one or two words. A band says that its event is cancelled. */
export const marksOf = (notice: Marked): string[] => [
  ...(notice.expired ? [texts().noticeMarks.expired] : []),
  ...rowMarksOf({ ...notice, event: undefined }),
  notice.catagory,
]

/** What marks it in the row of a list. */
export function rowMarksOf({ onTop, planned, event, audience, classes = [] }: RowMarked) {
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

/** The days and times of an event, such as 'Fri, Dec 4, 2026, 09:30 – 14:00'. */
export const whenOf = (event: Event): string => words.whenOf(event, texts(), school.value.region)

/** One line about an event; undefined for another notice. */
export const detailsOf = ({ event }: Pick<Notice, 'event'>): string | undefined =>
  event && words.detailsOf(event, texts(), school.value.region)

/** The title of a notice where nothing beside it says that its event does not take place. */
export const titleOf = (notice: Pick<Notice, 'title' | 'event'>): string => words.titleOf(notice, texts())
