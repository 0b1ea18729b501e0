import type { SchoolSettings } from '#contract'
import type { FamilyAccess } from '../security/authorize.ts'
import type { Store, Tables } from '../store/index.ts'
import { type ReportDay, reportReader } from './read-reports.ts'

/** The login of a mail, and the report of which it tells; the day at the school. */
type Told = { login: string; report: string; day: string }

/**
 * Whether a report of this school year, by its own id, can be read by who has this login now: the student, or a guardian
 * while the school is open to families.
 */
export async function isReadableBy(
  { reports, students, guardians }: Pick<Tables, 'reports' | 'students' | 'guardians'>,
  { families }: Pick<SchoolSettings, 'families'>,
  { login, report, day }: Told,
): Promise<boolean> {
  const found = await reports.findByAny(report, { day })
  if (!found) return false
  const student = await students.find(found.studentId)
  if (student?.login === login) return true
  return families.open && guardians.isChild(login, found.studentId)
}

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
