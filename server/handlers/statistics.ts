import { CONDITIONS } from '#contract'
import { daysIn, monthsUntil } from '../clock.ts'
import { formerDueSoon, formerRule, lastDayDueSoon } from '../retention/due.ts'
import { publishedAt } from '../school/published.ts'
import type { Services } from '../services.ts'
import type { NoticeTimes } from '../store/tables/notices.ts'
import type { Handlers } from './handler.ts'

/** The number of months for which notices are counted, with the present one. */
const MONTHS = 12

const NOTHING = { students: 0, reports: 0, shown: 0, read: 0, planned: 0, plannedFrom: null }

/** About the memory that the numbers take in the cache. */
const BYTES = 4_000

export function statisticsHandlers({ store, school, today, reportDay }: Services) {
  /** The former students whom the school's rule erases soon, and the first day of it. */
  const formerDue = async (day: string) => {
    const rule = formerRule(await school())
    const last = lastDayDueSoon(rule, day)
    return last === undefined ? null : formerDueSoon(await store.former.leftUntil(last), rule, day)
  }

  /** The notices that were published in each of the last months at the school. */
  const noticesByMonth = async (day: string, timeZone: string) => {
    const dayOf = daysIn(timeZone)
    const monthOf = (notice: NoticeTimes) => dayOf(publishedAt(notice, timeZone)).slice(0, 7)
    const notices = Map.groupBy(await store.notices.times(), monthOf)
    return monthsUntil(day, MONTHS).map((month) => ({ month, notices: notices.get(month)?.length ?? 0 }))
  }

  const count = store.cache.memoize(
    'statistics',
    ['students', 'formerStudents', 'reports', 'reportReads', 'notices', 'schoolVersions'],
    async (day: string, timeZone: string, reportDay: string) => {
      const { classes } = (await school()).settings
      const found = {
        classes: await store.statistics.classes(reportDay),
        conditions: await store.statistics.conditions(),
      }
      return {
        classes: classes.map((grade) => found.classes.find((one) => one.grade === grade) ?? { grade, ...NOTHING }),
        conditions: CONDITIONS.map(
          (condition) => found.conditions.find((one) => one.condition === condition) ?? { condition, reports: 0 },
        ),
        formerDue: await formerDue(day),
        months: await noticesByMonth(day, timeZone),
      }
    },
    () => BYTES,
  )

  return {
    async statistics() {
      const { timeZone } = await school()
      return {
        success: true,
        message: 'Statistics',
        ...(await count(await today(), timeZone, await reportDay())),
        timeZone,
      }
    },
  } satisfies Partial<Handlers>
}
