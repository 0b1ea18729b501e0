import { importLimits } from '#contract/imports'
import type { Success } from '#contract/operations'
import type { Plan, PlannedRow } from './plan.ts'

export type RowFilter = Success<'getImport'>['show']
/** A page of rows. `shown`: rows that come first, in this order. */
export type AskedPage = { show?: RowFilter | undefined; page: number; shown?: readonly number[] }
export type Page<Row> = { rows: Row[]; show: RowFilter; page: number; pages: number; total: number }

/** What is shown where nobody has chosen it: what has to be corrected. */
export const usualFilter = (counts: Plan['counts']): RowFilter => (counts.refused > 0 ? 'refused' : 'all')

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / importLimits.pageRows))

/** A page of the rows of a plan. */
export function pageOf(
  { rows, counts }: Plan,
  { show = usualFilter(counts), page, shown = [] }: AskedPage,
): Page<PlannedRow> {
  const fits = (row: PlannedRow) =>
    show === 'all' || (show === 'marked' ? Object.keys(row.marks).length > 0 : row.action === show)
  const isRefused = ({ action }: PlannedRow) => action === 'refused'
  const fitting = rows.filter(fits)
  // Refused rows first: they have to be corrected.
  const all = [...fitting.filter(isRefused), ...fitting.filter((row) => !isRefused(row))]
  const size = importLimits.pageRows
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  const first = new Set(shown)
  const found = [...first].flatMap((number) => byNumber.get(number) ?? [])
  const others = all.slice((page - 1) * size, page * size).filter(({ row }) => !first.has(row))
  return { rows: [...found, ...others], show, page, pages: pagesOf(all.length), total: all.length }
}
