/** The page of unknown URLs. */
export const notFound = {
  title: 'Seite nicht gefunden',
  heading: 'Hier geht es nicht weiter',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen.',
  home: 'Zur Startseite',
  forReaders:
    'Manche Mitteilungen sind nur für Schüler, Eltern oder das Kollegium. Wenn der Link von der Schule ist, melden Sie sich an und öffnen ihn noch einmal.',
}
