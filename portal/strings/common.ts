/**
 * The texts of the main chunk. The other files of this folder have the texts of pages that are fetched later, so that a
 * first visit does not wait for them. Texts of the school itself are in school.ts, default texts of components in the
 * kit. Texts marked with (spec) are fixed by the specification, including misspellings.
 */
export const strings = {
  /** The navigation bar, the footer and what surrounds every page. */
  frame: {
    skip: 'Skip to the main content',
    home: 'Home',
    board: 'Notice board',
    about: 'About',
    contact: 'Contact',
    questions: 'Q&A',
    login: 'Login',
    register: 'Register',
    report: 'Report',
    reportReady: 'available',
    dashboard: 'Dashboard',
    account: 'Account',
    logout: 'Logout',
    loading: 'Loading the page',
    theme: 'Appearance',
    themes: { system: 'As the device', light: 'Paper', dark: 'Chalkboard' },
    broken: 'This page could not be shown',
    brokenHelp: 'The connection may have been lost. Loading it again usually helps.',
    reload: 'Load again',
    tryAgain: 'Try again',
    print: 'Print',
  },

  /** The toasts of the guards, shown on Home (all but the one for the account are from the specification). */
  guards: {
    auth: 'You are Already login . Please logout first to visit this page',
    admin: 'Your are not admin',
    teacher: 'Your are not Teacher',
    student: 'Your are not Verified Student',
    account: 'Please log in first.',
  },

  session: {
    ended: 'Your session has ended. Please log in again.',
    endedWithForm: 'Your session has ended. Please log in again: what you typed is kept for you.',
    logoutFailed:
      'The school’s server could not be told that you logged out. It is told again and again: leave this computer when this page says that it worked.',
  },

  /** A request without a response. */
  api: {
    down: 'The school’s server cannot be reached. Check your connection, then try again.',
    slow: 'The school’s server takes too long to answer. Try again in a moment.',
    strange: 'The school’s server gave an answer that cannot be read. Try again in a moment.',
  },

  form: {
    error: 'Error: ',
    uploading: 'Sending',
    back: 'Back',
  },

  home: {
    slides: 'The school in pictures',
    about: 'About us',
    more: 'Read More',
    admissions: 'Admissions',
    notices: 'Events And Notices', // (spec)
    allNotices: 'All notices',
  },

  lost: {
    title: 'Page not found',
    heading: "Look like you're lost", // (spec)
    text: 'There is no page at this address. It may have moved.',
    home: 'Go to Home', // (spec)
  },
} as const
