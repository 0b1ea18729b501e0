/** Notices by mail, as a visitor asks for them and ends them. */
export const subscribing = {
  lead: 'Neue Mitteilungen der Schule kommen per E-Mail zu Ihnen. Sie können es jederzeit beenden, mit einem Klick in jeder E-Mail.',
  address: 'Ihre E-Mail-Adresse',
  language: 'Sprache der E-Mails',
  categories: 'Welche Mitteilungen',
  allHint: 'Nichts gewählt: alle Mitteilungen.',
  when: 'Wann',
  atOnce: 'Sobald es eine gibt',
  daily: 'Eine E-Mail am Tag, wenn es welche gibt',
  dailyAt: ({ hour }: { hour: string }) => `Eine E-Mail am Tag um ${hour}, wenn es welche gibt`,
  submit: 'E-Mail zur Bestätigung senden',
  kept: 'Die Adresse wird verschlüsselt und nur für diese E-Mails gespeichert. Wer das Portal betreut, kann sie sehen und löschen.',
  sent: 'Sehen Sie in Ihre E-Mails',
  sentText: ({ address }: { address: string }) =>
    `Wenn die Adresse erreichbar ist, ist eine E-Mail an ${address} unterwegs. Öffnen Sie den Link darin und bestätigen Sie auf der Seite, zu der er führt. Wenn nach einigen Minuten keine da ist, sehen Sie in den Ordner für Spam. Eine Adresse bekommt höchstens eine solche E-Mail am Tag.`,
  again: 'Eine andere Adresse',
  own: 'Ihre Mitteilungen per E-Mail',
  confirmText: ({ address }: { address: string }) =>
    `Sollen die Mitteilungen der Schule an ${address} kommen? Es kommt nichts, bevor Sie es hier bestätigen.`,
  confirm: 'Bestätigen',
  confirmed: 'Bestätigt: Die nächste Mitteilung kommt per E-Mail',
  comeTo: ({ address }: { address: string }) => `Sie kommen an ${address}.`,
  ofLogin: {
    heading: 'Ihre E-Mail-Adresse',
    confirmText: ({ address }: { address: string }) =>
      `Soll ${address} erfahren, wenn in Ihrem Konto bei der Schule etwas zu lesen ist? Es kommt nichts, bevor Sie es hier bestätigen.`,
    confirmed: 'Bestätigt',
    comeTo: ({ address }: { address: string }) =>
      `${address} erfährt, wenn etwas zu lesen ist. Wovon, wird im Konto gewählt.`,
  },
  save: 'Speichern',
  saved: 'Gespeichert',
  end: 'E-Mails beenden',
  endText: 'Ihre Adresse wird dabei gelöscht.',
  ended: 'Die E-Mails sind beendet',
  endedText: 'Ihre Adresse ist gelöscht, und es kommen keine E-Mails mehr.',
  failed: 'Diese Seite konnte nicht geladen werden',
  notDone: 'Das hat nicht geklappt.',
}
