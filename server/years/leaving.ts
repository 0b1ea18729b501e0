/** Students leave the school, in the transaction of the caller. */
import type { School } from '../school/current.ts'
import { yearNames } from '../school/years.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { FormerRow, Leaving } from '../store/tables/former.ts'
import type { Tables } from '../store/tables/index.ts'

/** `leftYear` is the school year of `leftOn`, where the caller knows it. */
export type NewLeaving = Pick<Leaving, 'leftOn' | 'reason' | 'note'> & { leftYear?: string }

/** Who lets them leave, and when: as in the audit entry. */
type By = Pick<AuditEntry, 'at' | 'actorId'>

/** @returns the ids of those who have left; unknown ones are passed over */
export async function leaveSchool(
  tables: Tables,
  { settings }: Pick<School, 'settings'>,
  ids: readonly string[],
  { leftYear: known, ...leaving }: NewLeaving,
  { at, actorId }: By,
): Promise<string[]> {
  const yearOf = await yearNames(tables, settings, at)
  // A day is before each of its moments: who leaves today leaves now.
  const moment = at.startsWith(leaving.leftOn) ? at : leaving.leftOn
  const leftYear = known ?? yearOf(moment)
  const firstYearOf = (createdAt: string) => firstYear(createdAt, { yearOf, moment, leftYear })
  return tables.former.leave(ids, { ...leaving, leftYear, leftAt: at, leftBy: actorId ?? null }, firstYearOf)
}

type YearOf = (moment: string) => string

/** The school year in which a record was added; of one that was added after the leaving, the year of that. */
const firstYear = (
  createdAt: string,
  { yearOf, moment, leftYear }: { yearOf: YearOf; moment: string; leftYear: string },
): string => (createdAt < moment ? yearOf(createdAt) : leftYear)

/** The years of a former student whose last day is corrected. A first year that the office has written stays. */
export function yearsOfCorrection(old: FormerRow, leftOn: string, yearOf: YearOf) {
  if (leftOn === old.leftOn) return { leftYear: old.leftYear, firstYear: old.firstYear }
  const leftYear = yearOf(leftOn)
  const before = firstYear(old.createdAt, { yearOf, moment: old.leftOn, leftYear: old.leftYear })
  const isWritten = old.firstYear !== before
  return {
    leftYear,
    firstYear: isWritten ? old.firstYear : firstYear(old.createdAt, { yearOf, moment: leftOn, leftYear }),
  }
}
