import { isolate } from '../isolate.ts'
import { inDigits } from './counting.ts'
import { allOf, COMMA } from './language.ts'

/** What marks a notice wherever it is shown, and how its event is written. */
export const noticeMarks = {
  onTop: 'سب سے اوپر',
  planned: 'آئندہ',
  expired: 'مدت ختم',
  cancelled: 'منسوخ',
  /** The title of an event that does not take place, or a line about it. */
  cancelledEvent: ({ title }: { title: string }) => `منسوخ: ${isolate(title)}`,
  audiences: { signedIn: 'لاگ ان والوں کے لیے', staff: 'عملے کے لیے' },
  classes: ({ classes }: { classes: readonly string[] }) => `کلاس ${allOf(classes)} کے لیے`,
  time: ({ time }: { time: string }) => inDigits(time),
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  event: ({ parts }: { parts: readonly string[] }) => parts.join(COMMA),
}
