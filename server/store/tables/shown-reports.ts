/** Who may read a report, and its release: a report that is not released is only for staff. */
import { type Kysely, type SqlBool, sql } from 'kysely'
import { countOf } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Db = Kysely<Schema>

/** Reports of the present school year, and those that are filed. */
const TABLES = ['reports', 'earlierReports'] as const
type ReportTable = (typeof TABLES)[number]

/** Who reads reports: the staff, or a student or guardian on a day at the school, as YYYY-MM-DD. */
export type ReportReader = 'staff' | { day: string }

/**
 * The rule by which every query decides which reports a reader is shown.
 * @param shownFrom the column, where a query has several tables
 */
export const isShownTo = (reader: ReportReader, shownFrom = 'shownFrom') =>
  reader === 'staff' ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.ref(shownFrom)} <= ${reader.day}`

/** When a student or guardian first read the report with the id in a column of another query; null: nobody did. */
export const readAt = (id: 'reports.id' | 'earlierReports.id') =>
  sql<string | null>`(select "readAt" from "reportReads" where "report" = ${sql.ref(id)})`

/**
 * Whose reports: those with one of these ids, which may be of a student or of a report, also of an earlier year; those of
 * the present year of a class or of the school.
 */
export type ReportScope = { ids: readonly string[] } | { grade: string } | 'all'

/** Functions that write are to be called in a transaction. @param today at the school */
export const releasesIn = (db: Db) => {
  const inScope = (scope: ReportScope) => {
    if (scope === 'all') return sql<SqlBool>`1 = 1`
    if ('grade' in scope) {
      return sql<SqlBool>`"studentId" in ${db.selectFrom('students').select('id').where('grade', '=', scope.grade)}`
    }
    const ids = sql.join(scope.ids)
    // The reports of a deleted student are filed.
    const known = db.selectFrom('knownStudents').select('id')
    return sql<SqlBool>`("id" in (${ids}) or "studentId" in (${ids})) and "studentId" in ${known}`
  }
  const tablesOf = (scope: ReportScope): readonly ReportTable[] =>
    scope !== 'all' && 'ids' in scope ? TABLES : ['reports']

  /** Sets the day of those that fit. @returns their ids */
  const set = async (scope: ReportScope, shownFrom: string | null, fits: ReturnType<typeof isShownTo>) => {
    const changed: string[] = []
    for (const table of tablesOf(scope)) {
      // The tables have these columns in common: the query is written for one of them.
      const query = db
        .updateTable(table as 'reports')
        .set({ shownFrom })
        .where(inScope(scope))
        .where(fits)
      changed.push(...(await query.returning('id').execute()).map(({ id }) => id))
    }
    return changed
  }

  return {
    /**
     * Releases what is not shown yet, also what was to be shown from another day.
     * @param shownFrom '': at once
     * @returns the ids of these reports
     */
    release: (scope: ReportScope, shownFrom: string, today: string): Promise<string[]> =>
      set(scope, shownFrom, sql`("shownFrom" is null or "shownFrom" > ${today})`),

    /** Takes back what nobody has read. @returns the ids of these reports */
    takeBack: (scope: ReportScope, today: string): Promise<string[]> =>
      set(
        scope,
        null,
        sql`"shownFrom" is not null and ("shownFrom" > ${today} or "id" not in (select "report" from "reportReads"))`,
      ),

    /** Reports that are read now for the first time. @param at ISO time */
    async markRead(ids: readonly string[], at: string): Promise<void> {
      const rows = ids.map((report) => ({ report, readAt: at }))
      await db
        .insertInto('reportReads')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** How many are released, at once or from a day. */
    async countReleased(scope: ReportScope): Promise<number> {
      const counts = tablesOf(scope).map((table) =>
        countOf(
          db
            .selectFrom(table as 'reports')
            .where(inScope(scope))
            .where('shownFrom', 'is not', null),
        ),
      )
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },

    /** Those of the ids that are neither of a report nor of a student who has one. */
    async without(ids: readonly string[]): Promise<string[]> {
      const found = new Set<string>()
      for (const table of TABLES) {
        const query = db.selectFrom(table as 'reports').select(['id', 'studentId'])
        for (const row of await query.where(inScope({ ids })).execute()) found.add(row.id).add(row.studentId)
      }
      return ids.filter((id) => !found.has(id))
    },
  }
}
