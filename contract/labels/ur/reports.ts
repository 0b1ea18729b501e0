import type { ReportField } from '../../reports/report.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a report are called wherever a person reads of them. */
export const reportLabels = {
  condition: 'کارکردگی',
  message: 'پیغام',
  complain: 'شکایت',
  notification: 'اطلاع',
  createdAt: 'لکھی گئی',
  updatedAt: 'بدلی گئی',
  year: 'تعلیمی سال',
  teacher: 'لکھنے والے',
} satisfies Record<ReportField | 'createdAt' | 'updatedAt' | 'year' | 'teacher', string>

export type Complete = Translates<typeof import('./reports.ts'), typeof import('../en/reports.ts')>
