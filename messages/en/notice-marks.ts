import { inDigits } from './counting.ts'
import { allOf, COMMA } from './language.ts'

/** What marks a notice wherever it is shown, and how its event is written. */
export const noticeMarks = {
  onTop: 'On top',
  planned: 'Planned',
  expired: 'Expired',
  cancelled: 'Cancelled',
  /** The title of an event that does not take place, or a line about it. */
  cancelledEvent: ({ title }: { title: string }) => `Cancelled: ${title}`,
  audiences: { signedIn: 'With a login', staff: 'For staff' },
  classes: ({ classes }: { classes: readonly string[] }) => `For class ${allOf(classes)}`,
  time: ({ time }: { time: string }) => inDigits(time),
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  event: ({ parts }: { parts: readonly string[] }) => parts.join(COMMA),
}
