import type { Language } from '#contract'
import { textReader } from '#contract/formatted-text'
import type { Reader } from '#contract/notices/audience'
import { noticeIn } from '#contract/notices/translations'
import type { Notice, NoticeToRead } from '#contract/operations'
import { toListedNotice, toNoticeToRead } from '../handlers/to-response.ts'
import { isShownTo, otherLanguage, VISITOR } from '../school/notice-reader.ts'
import { newestFirst } from '../school/published.ts'
import type { Services } from '../services.ts'
import type { NoticeRow } from '../store/tables/notices.ts'

/** The page of a notice. */
export const noticePath = (id: string): string => `/notice-board-Detail/${encodeURIComponent(id)}`

/**
 * The notices for pages, feed and sitemap: those that are shown to the reader today, or all for an admin; none while the
 * board is hidden, also for an admin, who has them in the admin pages.
 */
export function visibleNotices({ store, today, schoolDay, school }: Services) {
  const isBoardShown = async () => (await school()).settings.pages.board
  const list = store.cache.memoize(
    'visible notices',
    ['notices', 'noticeFiles', 'schoolVersions'],
    async (
      is: Reader['is'],
      day: string,
      language: Language | undefined,
      ...grades: string[]
    ): Promise<readonly Notice[]> => {
      if (!(await isBoardShown())) return []
      const { timeZone } = await school()
      const rows = await (is === 'admin' ? store.notices.all() : store.notices.shownOn(day))
      const shown = rows.filter((row) => isShownTo(row, { is, grades }, day))
      const withFiles = await store.noticeFiles.withFiles(newestFirst(shown, timeZone))
      return withFiles.map((row) => toListedNotice(noticeIn(row, language), { day, timeZone }))
    },
    (notices) => notices.reduce((sum, { description }) => sum + 500 + 2 * description.length, 0),
  )

  /** As the store has it; undefined: the reader is not shown it, or there is none. */
  async function find(id: string, reader: Reader): Promise<NoticeRow | undefined> {
    const row = await store.notices.find(id)
    return row && isShownTo(row, reader, await today()) && (await isBoardShown()) ? row : undefined
  }

  return {
    find,

    /** Newest first. */
    all: async (language: Language, { is, grades = [] }: Reader = VISITOR) =>
      list(is, await today(), otherLanguage((await school()).settings.languages, language), ...grades),

    async one(id: string, language: Language, reader: Reader = VISITOR): Promise<NoticeToRead | undefined> {
      const row = await find(id, reader)
      if (!row) return undefined
      const { settings } = await school()
      const shown = noticeIn(row, otherLanguage(settings.languages, language))
      return toNoticeToRead(
        { ...shown, files: await store.noticeFiles.of(id) },
        await schoolDay(),
        textReader(settings),
      )
    },
  }
}
