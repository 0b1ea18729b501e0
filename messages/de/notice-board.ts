/** Notices as everybody reads them: the board, and one notice in full. */
export const noticeBoard = {
  board: {
    greeting: 'Herzlich willkommen am Schwarzen Brett',
    filter: 'Nach Tag filtern',
    search: 'Mitteilungen durchsuchen',
    find: 'Suchen',
    categories: 'Themen',
    months: 'Monate',
    found: ({ count }: { count: number }) => (count === 1 ? '1 Mitteilung gefunden' : `${count} Mitteilungen gefunden`),
    noneFound: 'Keine Mitteilung passt dazu',
    calendar: 'Alle Termine als Kalender',
    showAll: 'Alle zeigen',
    empty: 'Es gibt noch keine Mitteilungen',
    noPhoto: 'Ohne Bild',
    more: 'Mehr dazu',
    failed: 'Die Mitteilungen konnten nicht geladen werden.',
    loading: 'Die Mitteilungen werden geladen',
    paging: 'Seiten des Schwarzen Bretts',
    newer: 'Neuere Mitteilungen',
    older: 'Ältere Mitteilungen',
  },

  marks: {
    onTop: 'Oben',
    planned: 'Geplant',
    expired: 'Abgelaufen',
    cancelled: 'Abgesagt',
    files: ({ count }: { count: number }) => `Dateien: ${count}`,
    audiences: { signedIn: 'Mit Anmeldung', staff: 'Für das Kollegium' },
    classes: ({ classes }: { classes: readonly string[] }) =>
      classes.length > 0 ? `Für Klasse ${classes.join(', ')}` : 'Für das Kollegium',
  },

  notice: {
    back: 'Zurück zum Schwarzen Brett',
    until: ({ day }: { day: string }) => `Zu lesen bis ${day}`,
    when: 'Wann',
    where: 'Wo',
    files: 'Dateien',
    addToCalendar: 'In den Kalender',
    failed: 'Etwas ist schiefgegangen',
    failedHeading: 'Diese Mitteilung konnte nicht geladen werden',
    failedText: 'Vielleicht gibt es sie nicht mehr, oder die Verbindung ist abgebrochen.',
    loading: 'Die Mitteilung wird geladen',
    noPhoto: 'Eine Zeichnung der Schule anstelle eines Bildes',
  },
}
