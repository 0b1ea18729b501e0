import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Condition } from '#contract'
import type { Schema } from '../schema.ts'
import { readAt } from './shown-reports.ts'

type ClassNumbers = {
  grade: string
  students: number
  reports: number
  shown: number
  read: number
  planned: number
  plannedFrom: string | null
}

const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`cast(count(case when ${condition} then 1 end) as integer)`

/** How many records of a kind there are, by class and condition. What has none is left out. */
export const statisticsIn = (db: Kysely<Schema>) => ({
  /** The students of each class, how many of them have a report, and from when these are shown. @param today at the school */
  classes: (today: string): Promise<ClassNumbers[]> =>
    db
      .selectFrom('students')
      .leftJoin('reports', 'reports.studentId', 'students.id')
      .select(({ fn }) => [
        'grade',
        fn.count<number>('students.id').as('students'),
        fn.count<number>('reports.id').as('reports'),
        countIf(sql`"shownFrom" <= ${today}`).as('shown'),
        countIf(sql`"shownFrom" <= ${today} and ${readAt('reports.id')} is not null`).as('read'),
        countIf(sql`"shownFrom" > ${today}`).as('planned'),
        sql<string | null>`min(case when "shownFrom" > ${today} then "shownFrom" end)`.as('plannedFrom'),
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
