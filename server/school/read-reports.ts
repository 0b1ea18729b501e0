import type { Store, Tables } from '../store/index.ts'
import type { ReportReader } from '../store/tables/shown-reports.ts'

/** What says which day it is for the release of reports. */
export type ReportDay = { reportDay: () => Promise<string> }
type Reading = { store: Store; now: () => string }

/** Staff read all reports, a student or guardian those that are shown today. */
export const reportReader = async ({ reportDay }: ReportDay, isStaff: boolean): Promise<ReportReader> =>
  isStaff ? 'staff' : { day: await reportDay() }

/**
 * Reads reports for a reader who is going to see them. Those that a student or guardian has not read yet are read again in
 * the transaction that records the reading, so that a report which can still be taken back has been seen by nobody.
 * @param find reads those that the reader may read
 */
export async function readReports<Row extends { id: string; readAt: string | null }>(
  { store, now }: Reading,
  reader: ReportReader,
  find: (tables: Tables) => Promise<Row[]>,
): Promise<Row[]> {
  const found = await find(store)
  if (reader === 'staff' || found.every(({ readAt }) => readAt !== null)) return found
  return store.transaction(async (tables) => {
    const shown = await find(tables)
    if (shown.length === 0) return []
    const at = now()
    await tables.releases.markRead(
      shown.map(({ id }) => id),
      at,
    )
    return shown.map((row) => ({ ...row, readAt: row.readAt ?? at }))
  })
}

/** The same of one report. */
export async function readReport<Row extends { id: string; readAt: string | null }>(
  services: Reading,
  reader: ReportReader,
  find: (tables: Tables) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const [report] = await readReports(services, reader, async (tables) => {
    const row = await find(tables)
    return row ? [row] : []
  })
  return report
}
