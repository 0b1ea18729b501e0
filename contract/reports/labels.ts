import type { ReportField } from './report.ts'

/** What the fields of a report are called wherever a person reads of them. */
export const reportLabels = {
  condition: 'Condition',
  message: 'Message',
  complain: 'Complain',
  notification: 'Notification',
  createdAt: 'Created',
  updatedAt: 'Updated',
} satisfies Record<ReportField | 'createdAt' | 'updatedAt', string>
