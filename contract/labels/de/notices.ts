import type { NoticeField } from '../../notices/schemas.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'Titel',
  description: 'Text',
  catagory: 'Thema',
  date: 'Gültig bis',
  /** In place of a date. */
  unlimited: 'Unbegrenzt',
} satisfies Record<NoticeField | 'unlimited', string>

export type Complete = Translates<typeof import('./notices.ts'), typeof import('../en/notices.ts')>
