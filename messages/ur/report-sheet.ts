import { isolate } from '../isolate.ts'
import { inDigits } from './counting.ts'
import { reportLabels, studentLabels } from './labels.ts'

/** How a report is shown, to its student and to staff; the texts that the kit has are not repeated here. */
export const reportSheet = {
  own: 'آپ کی رپورٹ',
  failed: 'رپورٹ نہیں کھل سکی۔',
  /** Whose report it is. */
  student: studentLabels,
  year: reportLabels.year,
  teacher: reportLabels.teacher,
  earlier: 'پچھلی رپورٹیں',
  earlierFailed: 'پچھلی رپورٹیں نہیں کھل سکیں۔',
  earlierReload: 'انہیں دوبارہ کھولیں',
  thisYear: 'اس سال',
  ofYear: ({ year, grade }: { year: string; grade: string }) => `${isolate(inDigits(year))}، جماعت ${isolate(grade)}`,
  complaint: reportLabels.complain,
  signature: 'تاریخ اور دستخط',
  /** A student without a report yet. */
  empty: ['رپورٹ ابھی نہیں لکھی گئی', 'آپ کی رپورٹ بہت جلد یہاں ہو گی', 'آنے کا شکریہ!'],
}
