import type { NoticeField } from '../../notices/schemas.ts'

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'Title',
  description: 'Description',
  catagory: 'Category',
  date: 'Valid for',
  /** In place of a date. */
  unlimited: 'Unlimited', // (spec)
} satisfies Record<NoticeField | 'unlimited', string>
