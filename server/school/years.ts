import type { SchoolSettings } from '#contract'
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

/** The year that comes next: for a school that has begun none for a long time, the present one. */
export function yearAfter(
  { startsIn }: SchoolYear,
  { region: { yearBegins } }: Pick<SchoolSettings, 'region'>,
  now: string,
): Pick<SchoolYear, 'startsIn' | 'name'> {
  const next = Math.max(startsIn + 1, yearOfDay(now, yearBegins))
  return { startsIn: next, name: yearName(next, yearBegins) }
}

/**
 * Makes the function that names the school year of a moment: an ISO timestamp, or a day. Before the school's first year,
 * the calendar names it.
 * @param now ISO
 */
export async function yearNames(
  tables: Pick<Tables, 'years'>,
  settings: Pick<SchoolSettings, 'region'>,
  now: string,
): Promise<(moment: string) => string> {
  const { yearBegins } = settings.region
  const { name, begunAt } = await presentYear(tables, settings, now)
  const begun = [...(begunAt === null ? [] : [{ name, begunAt }]), ...(await tables.years.ended())]
  return (moment) =>
    begun.find((year) => moment >= year.begunAt)?.name ?? yearName(yearOfDay(moment, yearBegins), yearBegins)
}

/**
 * The calendar year in which the school year of a day begins.
 * @param day as YYYY-MM-DD
 * @param begins the day on which school years begin, as MM-DD
 */
const yearOfDay = (day: string, begins: string): number => Number(day.slice(0, 4)) - (day.slice(5, 10) < begins ? 1 : 0)

/** '2026/27'; of years that are calendar years '2026' */
const yearName = (startsIn: number, begins: string): string =>
  begins === '01-01' ? String(startsIn) : `${startsIn}/${String((startsIn + 1) % 100).padStart(2, '0')}`
