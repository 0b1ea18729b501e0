import type { Language } from '#contract'
import type { Reader } from '#contract/notices/audience'
import { noticeIn } from '#contract/notices/translations'
import type { Notice, NoticeToRead } from '#contract/operations'
import { wireListedNotice, wireNoticeToRead } from '../handlers/wire.ts'
import { isShownTo } from '../school/notice-reader.ts'
import { otherLanguage } from '../school/other-language.ts'
import type { Services } from '../services.ts'

const VISITOR: Reader = { is: 'visitor' }

/**
 * The notices for pages, feed and sitemap: those that are shown to the reader today, or all for an admin; none while the
 * board is hidden, also for an admin, who has them in the admin pages.
 */
export function visibleNotices({ store, today, school }: Services) {
  const isBoardShown = async () => (await school()).settings.pages.board
  const list = store.cache.memoize(
    'visible notices',
    ['notices', 'schoolVersions'],
    async (
      is: Reader['is'],
      grade: string | undefined,
      day: string,
      language: Language | undefined,
    ): Promise<readonly Notice[]> => {
      if (!(await isBoardShown())) return []
      const rows = await (is === 'admin' ? store.notices.all() : store.notices.shownOn(day))
      const shown = rows.filter((row) => isShownTo(row, { is, grade }, day))
      return shown.map((row) => wireListedNotice(noticeIn(row, language), day))
    },
    (notices) => notices.reduce((sum, { description }) => sum + 500 + 2 * description.length, 0),
  )
  return {
    /** Newest first. */
    all: async (language: Language, { is, grade }: Reader = VISITOR) =>
      list(is, grade, await today(), otherLanguage((await school()).settings.languages, language)),

    async one(id: string, language: Language, reader: Reader = VISITOR): Promise<NoticeToRead | undefined> {
      const row = await store.notices.find(id)
      const day = await today()
      const { pages, languages } = (await school()).settings
      const isShown = row && isShownTo(row, reader, day) && pages.board
      return isShown ? wireNoticeToRead(noticeIn(row, otherLanguage(languages, language)), day) : undefined
    },
  }
}
