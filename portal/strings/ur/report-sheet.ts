import { isolate, type Translates } from '#contract'
import { reportLabels } from '#contract/labels/reports'
import { studentLabels } from '#contract/labels/students'
import { inDigits } from '#strings/counting'

/** How a report is shown, to its student and to staff; the texts that the kit has are not repeated here. */
export const strings = {
  own: 'آپ کی رپورٹ',
  failed: 'رپورٹ نہیں کھل سکی۔',
  /** Whose report it is. */
  student: studentLabels,
  year: reportLabels.year,
  teacher: reportLabels.teacher,
  earlier: 'پچھلی رپورٹیں',
  thisYear: 'اس سال',
  ofYear: ({ year, grade }: { year: string; grade: string }) => `${isolate(inDigits(year))}، جماعت ${isolate(grade)}`,
  complaint: reportLabels.complain,
  signature: 'تاریخ اور دستخط',
  /** A student without a report yet. */
  empty: ['رپورٹ ابھی نہیں لکھی گئی', 'آپ کی رپورٹ بہت جلد یہاں ہو گی', 'آنے کا شکریہ!'],
}

export type Complete = Translates<typeof import('./report-sheet.ts'), typeof import('../en/report-sheet.ts')>
