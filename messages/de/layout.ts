/** The navigation bar, the footer and what else surrounds every page. */
export const layout = {
  /** The title of every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${school}`,
  /** The title while the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `Fehler: ${title}`,

  skip: 'Zum Inhalt springen',
  home: 'Start',
  board: 'Schwarzes Brett',
  about: 'Über uns',
  contact: 'Kontakt',
  questions: 'Fragen',
  privacy: 'Datenschutzhinweise',
  imprint: 'Impressum',
  accessibility: 'Erklärung zur Barrierefreiheit',
  mail: 'Mitteilungen per E-Mail',
  login: 'Anmelden',
  register: 'Registrieren',
  registerWithCode: 'Eltern: registrieren',
  report: 'Bericht',
  family: 'Familie',
  reportReady: 'liegt vor',
  dashboard: 'Übersicht',
  account: 'Konto',
  logout: 'Abmelden',
  loading: 'Die Seite wird geladen',
  languageProposed: {
    label: 'Sprache',
    text: 'Diese Seiten sind auf Deutsch, der Sprache Ihres Browsers. Sie lässt sich am Ende jeder Seite ändern.',
    keep: 'So lassen',
  },
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Papier', dark: 'Tafel' },
  broken: 'Diese Seite konnte nicht angezeigt werden',
  brokenHelp: 'Vielleicht ist die Verbindung abgebrochen. Meist hilft es, die Seite neu zu laden.',
  brokenByUs:
    'Das ist ein Fehler des Portals, nicht Ihrer Verbindung. Meist hilft es, die Seite neu zu laden. Wenn Ihr Browser diese Seite übersetzt, zeigen Sie erst das Original.',
  brokenTyped: 'Was hier eingegeben war, zum Kopieren:',
  reload: 'Neu laden',
}
