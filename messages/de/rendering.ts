type Named = { school: string }

/** Texts that only the server reads, for pages and the calendar: no script of the browser imports this file. */
export const rendering = {
  /** What search engines and link previews say about each page. */
  descriptions: {
    home: ({ school }: Named) =>
      `${school}: Mitteilungen, Informationen und Berichte für Schülerinnen und Schüler, Eltern und Lehrkräfte.`,
    noticeBoard: ({ school }: Named) => `Alle Mitteilungen von ${school}: Termine, Prüfungen, Ferien und Sport.`,
    about: ({ school }: Named) => `Wer ${school} ist, wie wir unterrichten und wer die Schule leitet.`,
    contact: ({ school }: Named) =>
      `Adresse, Telefon, Öffnungszeiten und Karte von ${school}, und wie Sie uns schreiben.`,
    questions: ({ school }: Named) => `Was Eltern ${school} fragen, und was wir antworten.`,
  },

  /** The calendar of events. */
  calendar: {
    title: ({ school }: Named) => `Termine von ${school}`,
  },

  /** Shown without JavaScript in place of a page that needs it. */
  withoutScript: {
    heading: 'Diese Seite braucht JavaScript',
    text: 'Bitte schalten Sie es in Ihrem Browser ein, und laden Sie die Seite neu. Die Mitteilungen und die Seiten über die Schule sind auch ohne lesbar.',
  },
}
