import type { FamilyAccess } from '../security/authorize.ts'
import type { Store } from '../store/index.ts'
import { type ReportDay, reportReader } from './read-reports.ts'

/**
 * Whether there is a report of this school year for somebody to read: a student's own, by any id that names the report, or
 * one of a child of a plain user.
 */
export async function isReportReady(
  services: FamilyAccess & ReportDay & { store: Pick<Store, 'reports'> },
  id: string,
  { isStaff }: { isStaff: boolean },
): Promise<boolean> {
  const { store, school } = services
  const reader = await reportReader(services, isStaff)
  if (await store.reports.findByAny(id, reader)) return true
  if (!(await school()).settings.families.open) return false
  return (await store.guardians.childrenOf(id, reader)).some(({ report }) => report !== null)
}
