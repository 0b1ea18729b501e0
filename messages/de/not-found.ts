/** The page of unknown URLs. */
export const notFound = {
  title: 'Seite nicht gefunden',
  heading: 'Hier geht es nicht weiter',
  text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen.',
  home: 'Zur Startseite',
}
