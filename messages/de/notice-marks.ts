import { allOf, COMMA } from './language.ts'

/** What marks a notice wherever it is shown, and how its event is written. */
export const noticeMarks = {
  onTop: 'Oben',
  planned: 'Geplant',
  expired: 'Abgelaufen',
  cancelled: 'Abgesagt',
  audiences: { signedIn: 'Mit Anmeldung', staff: 'Für das Kollegium' },
  classes: ({ classes }: { classes: readonly string[] }) => `Für Klasse ${allOf(classes)}`,
  time: ({ time }: { time: string }) => time,
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  event: ({ parts }: { parts: readonly string[] }) => parts.join(COMMA),
}
