import type { Kysely } from 'kysely'
import type { Condition } from '#contract'
import type { SchoolMonth } from '../../clock.ts'
import type { Schema } from '../schema.ts'

/** How many records of a kind there are, by class, condition and month. What has none is left out. */
export const statisticsIn = (db: Kysely<Schema>) => ({
  /** The students of each class, and how many of them have a report. */
  classes: (): Promise<{ grade: string; students: number; reports: number }[]> =>
    db
      .selectFrom('students')
      .leftJoin('reports', 'reports.studentId', 'students.id')
      .select(({ fn }) => [
        'grade',
        fn.count<number>('students.id').as('students'),
        fn.count<number>('reports.id').as('reports'),
      ])
      .groupBy('grade')
      .execute(),

  /** The reports of each condition. */
  conditions: (): Promise<{ condition: Condition; reports: number }[]> =>
    db
      .selectFrom('reports')
      .select(({ fn }) => ['condition', fn.countAll<number>().as('reports')])
      .groupBy('condition')
      .execute(),

  /**
   * The notices that were added in each month.
   * @param months oldest first; older notices are not counted
   */
  async months(months: readonly SchoolMonth[]): Promise<{ month: string; notices: number }[]> {
    const [oldest] = months
    if (!oldest) return []
    const rows = await db
      .selectFrom('notices')
      .select((query) => {
        // Newest first: a notice is in the last month that begins before it.
        const [newest = oldest, ...others] = months.toReversed()
        let month = query.case().when('createdAt', '>=', newest.start).then(newest.month)
        for (const one of others) month = month.when('createdAt', '>=', one.start).then(one.month)
        return [month.end().as('month'), query.fn.countAll<number>().as('notices')]
      })
      .where('createdAt', '>=', oldest.start)
      .groupBy('month')
      .execute()
    return rows.map(({ month, notices }) => ({ month: month ?? '', notices }))
  },
})
