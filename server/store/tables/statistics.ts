import type { Kysely } from 'kysely'
import type { Condition } from '#contract'
import type { Schema } from '../schema.ts'

/** How many records of a kind there are, by class and condition. What has none is left out. */
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
})
