import type { Services } from '../services.ts'

/**
 * Whether there is a report of this school year for somebody to read: a student's own, by any id that names the report, or
 * one of a child of a plain user.
 */
export async function isReportReady({ store, school }: Pick<Services, 'store' | 'school'>, id: string) {
  if (await store.reports.findByAny(id)) return true
  if (!(await school()).settings.families.open) return false
  return (await store.guardians.childrenOf(id)).some(({ report }) => report !== null)
}
