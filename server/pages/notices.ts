import type { Language } from '#contract'
import { textReader } from '#contract/formatted-text'
import type { Reader } from '#contract/notices/audience'
import { noticeIn } from '#contract/notices/translations'
import type { Notice, NoticeToRead } from '#contract/operations'
import { toListedNotice, toNoticeToRead } from '../school/to-response.ts'
import { otherLanguage, VISITOR, visibleNotices } from '../school/visible-notices.ts'
import type { Services } from '../services.ts'

/**
 * The notices for pages, feed and sitemap: none while the board is hidden, also for an admin, who has them in the admin
 * pages.
 */
export function pageNotices(services: Services) {
  const { store, today, schoolDay, school } = services
  const { isBoardShown, find, pages } = visibleNotices(services)
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
      const listed: Notice[] = []
      for await (const page of pages({ is, grades }, day)) {
        listed.push(...page.map((row) => toListedNotice(noticeIn(row, language), { day, timeZone })))
      }
      return listed
    },
    (notices) => notices.reduce((sum, { description }) => sum + 500 + 2 * description.length, 0),
  )

  /** As the store has it; undefined: no page shows it to this reader. */
  const findShown = async (id: string, reader: Reader) => ((await isBoardShown()) ? find(id, reader) : undefined)

  return {
    find: findShown,

    /** As they were published, the newest first: see server/school/published.ts. */
    all: async (language: Language, { is, grades = [] }: Reader = VISITOR) =>
      list(is, await today(), otherLanguage((await school()).settings.languages, language), ...grades),

    async one(id: string, language: Language, reader: Reader = VISITOR): Promise<NoticeToRead | undefined> {
      const row = await findShown(id, reader)
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
