import type { NoticeField } from '../../notices/schemas.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'عنوان',
  description: 'تفصیل',
  catagory: 'زمرہ',
  date: 'آخری تاریخ',
  /** In place of a date. */
  unlimited: 'ہمیشہ کے لیے',
} satisfies Record<NoticeField | 'unlimited', string>

export type Complete = Translates<typeof import('./notices.ts'), typeof import('../en/notices.ts')>
