import type { Translates } from '#contract'
import { reportLabels } from '#contract/labels/reports'
import { studentLabels } from '#contract/labels/students'

/** The charts on the admin's dashboard. */
export const strings = {
  heading: 'چارٹ',
  studentsPerClass: 'ہر جماعت کے طلبہ',
  reportsPerClass: 'ہر جماعت کی رپورٹیں',
  conditions: 'کارکردگی کے لحاظ سے رپورٹیں',
  noticesByMonth: 'ہر مہینے کے اعلانات',
  class: studentLabels.grade,
  students: 'طلبہ',
  written: 'لکھی گئیں',
  missing: 'باقی',
  condition: reportLabels.condition,
  reports: 'رپورٹیں',
  month: 'مہینہ',
  notices: 'اعلانات',
  noStudents: 'ابھی کوئی طالب علم شامل نہیں کیا گیا۔',
  noReports: 'ابھی کوئی رپورٹ نہیں لکھی گئی۔',
  noNotices: 'پچھلے بارہ مہینوں میں کوئی اعلان شامل نہیں کیا گیا۔',
  failed: 'چارٹ نہیں کھل سکے۔',
}

export type Complete = Translates<typeof import('./charts.ts'), typeof import('../en/charts.ts')>
