import type { ReportField } from '../../reports/report.ts'

/** What the fields of a report are called wherever a person reads of them. */
export const reportLabels = {
  condition: 'Condition',
  message: 'Message',
  complain: 'Complain',
  notification: 'Notification',
  createdAt: 'Created',
  updatedAt: 'Updated',
  year: 'School year',
  teacher: 'Written by',
} satisfies Record<ReportField | 'createdAt' | 'updatedAt' | 'year' | 'teacher', string>
