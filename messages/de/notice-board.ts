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

  notice: {
    back: 'Zurück zum Schwarzen Brett',
    failed: 'Etwas ist schiefgegangen',
    failedHeading: 'Diese Mitteilung konnte nicht geladen werden',
    failedText: 'Vielleicht gibt es sie nicht mehr, oder die Verbindung ist abgebrochen.',
    loading: 'Die Mitteilung wird geladen',
    noPhoto: 'Eine Zeichnung der Schule anstelle eines Bildes',
  },
}
