import { momentIn } from '#contract/days'
import { chunksOf } from '../store/queries.ts'
import type { NoticeRow, NoticeTimes, noticesIn } from '../store/tables/notices.ts'

type Times = Omit<NoticeTimes, 'id'>

/** How many notices are read at once: each may be 20 kB long. */
const PAGE = 200

/** A notice whose day was never asked for or changed was published when it was added. */
export const hasOwnDay = ({ appearsOn, daySavedAt }: Times): boolean => Boolean(appearsOn || daySavedAt)

/**
 * When readers could first see a notice, in ms since 1970: at the beginning of its first day at the school, or when that
 * day was saved, if it had begun.
 */
export function publishedAt({ createdAt, appearsOn, daySavedAt }: Times, timeZone: string): number {
  const saved = Date.parse(daySavedAt ?? createdAt)
  return appearsOn ? Math.max(saved, Date.parse(momentIn(timeZone, appearsOn, '00:00'))) : saved
}

/** Notices in the order of every list, page and feed. @param notices those that were added at one moment newest first */
export const newestFirst = <N extends Times>(notices: readonly N[], timeZone: string): N[] =>
  notices
    .map((notice) => ({ notice, at: publishedAt(notice, timeZone) }))
    .toSorted((one, other) => other.at - one.at)
    .map(({ notice }) => notice)

/** The same of those of the store, a page at a time. @param day only those that are shown on it; undefined: all */
export async function* noticePages(
  notices: Pick<ReturnType<typeof noticesIn>, 'times' | 'ofIds'>,
  timeZone: string,
  day?: string,
): AsyncGenerator<NoticeRow[]> {
  const ids = newestFirst(await notices.times(day), timeZone).map(({ id }) => id)
  for (const page of chunksOf(ids, PAGE)) yield await notices.ofIds(page)
}
