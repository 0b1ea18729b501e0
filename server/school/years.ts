import type { SchoolSettings } from '#contract'
import { yearName, yearOfDay } from '#contract/school/year'
import type { Tables } from '../store/index.ts'

/** The school year as it is now. */
export type SchoolYear = {
  /** Counts the years from the school's first one, which is 0. */
  number: number
  /** The calendar year in which it begins. */
  startsIn: number
  name: string
  /** ISO; null before the first report of a new school. */
  begunAt: string | null
}

/**
 * The present school year, also in a transaction. The first one is named by the day of the first report, every other by
 * the one before: the clock ends none. Days are those of UTC, which tell two years apart well enough.
 * @param now ISO
 */
export async function presentYear(
  { years }: Pick<Tables, 'years'>,
  { region: { yearBegins } }: Pick<SchoolSettings, 'region'>,
  now: string,
): Promise<SchoolYear> {
  const { number, startsIn, begunAt } = await years.present()
  const year = startsIn ?? yearOfDay(begunAt ?? now, yearBegins)
  return { number, startsIn: year, name: yearName(year, yearBegins), begunAt: begunAt ?? null }
}

/** The year that comes next: of a school that has begun none for long, the one of today. */
export function yearAfter(
  { startsIn }: SchoolYear,
  { region: { yearBegins } }: Pick<SchoolSettings, 'region'>,
  now: string,
): Pick<SchoolYear, 'startsIn' | 'name'> {
  const next = Math.max(startsIn + 1, yearOfDay(now, yearBegins))
  return { startsIn: next, name: yearName(next, yearBegins) }
}
