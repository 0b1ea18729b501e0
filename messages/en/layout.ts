/** The navigation bar, the footer and what else surrounds every page. */
export const layout = {
  /** The title of every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${school}`,
  /** The title while the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `Error: ${title}`,

  skip: 'Skip to the main content',
  home: 'Home',
  board: 'Notice board',
  about: 'About',
  contact: 'Contact',
  questions: 'Q&A',
  privacy: 'Privacy notice',
  imprint: 'Imprint',
  accessibility: 'Accessibility statement',
  mail: 'Notices by mail',
  login: 'Login',
  register: 'Register',
  registerWithCode: 'Parents: register',
  report: 'Report',
  family: 'Family',
  reportReady: 'available',
  dashboard: 'Dashboard',
  account: 'Account',
  logout: 'Logout',
  loading: 'Loading the page',
  languageProposed: {
    label: 'Language',
    text: 'These pages are in English, the language of your browser. It can be changed at the end of every page.',
    keep: 'Keep it',
  },
  theme: 'Appearance',
  themes: { system: 'As the device', light: 'Paper', dark: 'Chalkboard' },
  broken: 'This page could not be shown',
  brokenHelp: 'The connection may have been lost. Loading it again usually helps.',
  brokenByUs:
    'This is a mistake of the portal, not of your connection. Loading the page again usually helps. If your browser translates this page, show the original first.',
  brokenTyped: 'What was entered here, to copy it:',
  reload: 'Load again',
}
