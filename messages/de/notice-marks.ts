import { allOf, COMMA } from './language.ts'

/** What marks a notice wherever it is shown, and how its event is written. */
export const noticeMarks = {
  onTop: 'Oben',
  planned: 'Geplant',
  expired: 'Abgelaufen',
  cancelled: 'Abgesagt',
  /** The title of an event that does not take place, or a line about it. */
  cancelledEvent: ({ title }: { title: string }) => `Abgesagt: ${title}`,
  audiences: { signedIn: 'Mit Anmeldung', staff: 'Für das Kollegium' },
  classes: ({ classes }: { classes: readonly string[] }) => `Für Klasse ${allOf(classes)}`,
  time: ({ time }: { time: string }) => time,
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  event: ({ parts }: { parts: readonly string[] }) => parts.join(COMMA),
}
