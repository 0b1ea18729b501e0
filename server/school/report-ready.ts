import type { FamilyAccess } from '../security/authorize.ts'
import type { Store } from '../store/index.ts'

/**
 * Whether there is a report of this school year for somebody to read: a student's own, by any id that names the report, or
 * one of a child of a plain user.
 */
export async function isReportReady(
  { store, school }: FamilyAccess & { store: Pick<Store, 'reports'> },
  id: string,
): Promise<boolean> {
  if (await store.reports.findByAny(id)) return true
  if (!(await school()).settings.families.open) return false
  return (await store.guardians.childrenOf(id)).some(({ report }) => report !== null)
}
