import type { Notice, NoticeToRead } from '#contract/operations'
import { wireListedNotice, wireNoticeToRead } from '../handlers/wire.ts'
import type { Services } from '../services.ts'
import { isValidOn } from '../store/tables/notices.ts'

/**
 * The notices for pages, feed and sitemap: those that are valid today, or all for an admin; none while the board is
 * hidden, also for an admin, who has them in the admin pages.
 */
export function visibleNotices({ store, today, school }: Services) {
  const isShown = async () => (await school()).settings.pages.board
  const list = store.cache.memoize(
    'visible notices',
    ['notices', 'schoolVersions'],
    async (isForAll: boolean, day: string): Promise<readonly Notice[]> => {
      if (!(await isShown())) return []
      const rows = await (isForAll ? store.notices.all() : store.notices.validOn(day))
      return rows.map((row) => wireListedNotice(row, day))
    },
    (notices) => notices.reduce((sum, { description }) => sum + 500 + 2 * description.length, 0),
  )
  return {
    /** Newest first. */
    all: async (isAdmin = false) => list(isAdmin, await today()),

    async one(id: string, isAdmin = false): Promise<NoticeToRead | undefined> {
      const row = await store.notices.find(id)
      const day = await today()
      const visible = row && (isAdmin || isValidOn(row, day)) && (await isShown())
      return visible ? wireNoticeToRead(row, day) : undefined
    },
  }
}
