import { reportLabels, studentLabels } from './labels.ts'

/** The charts on the admin's dashboard. */
export const charts = {
  heading: 'طلبہ، رپورٹیں اور اعلانات',
  studentsPerClass: 'ہر جماعت کے طلبہ',
  reportsPerClass: 'ہر جماعت کی رپورٹیں',
  conditions: 'کارکردگی کے لحاظ سے رپورٹیں',
  noticesByMonth: 'ہر مہینے کے اعلانات',
  class: studentLabels.grade,
  students: 'طلبہ',
  written: 'لکھی گئیں',
  released: 'جاری شدہ',
  waiting: 'جاری نہیں ہوئیں',
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
