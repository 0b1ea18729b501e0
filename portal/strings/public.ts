import { strings as common } from './common.ts'

/** The texts of the public pages after Home, the login and the student's page, and those of common.ts. */
export const strings = {
  ...common,

  board: {
    greeting: 'Hello and Wellcome to MY SCHOOl', // (spec)
    filter: 'filter by date', // (spec)
    apply: 'Show this day',
    showAll: 'Show all',
    empty: 'No Notice is Added by admin', // (spec)
    noPhoto: 'No Images is Add By Admin', // (spec)
    more: 'More Detail', // (spec)
    failed: 'The notices could not be loaded.',
    loading: 'Loading the notices',
    pages: 'Pages of the notice board',
    newer: 'Newer notices',
    older: 'Older notices',
    position: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  },

  notice: {
    back: 'Back to notice board', // (spec)
    failed: 'someThing wents wrong', // (spec)
    failedHeading: 'This notice could not be loaded',
    failedText: 'It may be gone, or the connection was lost.',
    loading: 'Loading the notice',
    noPhoto: 'A drawing of the school in place of a photo',
  },

  about: { heading: 'About us', team: 'The people who run the school' },

  contact: {
    heading: 'Contact us',
    form: 'Write to us',
    name: 'Full name',
    email: 'Email',
    phone: 'Contact number',
    message: 'Message',
    send: 'Write the e-mail',
    sendHint: 'Opens your mail program with the message written, ready to be sent.',
    withoutScript: 'The form on this page needs JavaScript. Please call or write to us:',
    opened:
      'Your mail program was asked to open with this message. Nothing has been sent yet: please send it from there. If it did not open, write to',
    noAddress: 'This form cannot pass your message on. Please call us instead:',
    place: 'Where we are',
    map: 'Map of where the school stands',
    openMap: 'Open the map in OpenStreetMap',
    hours: 'School hours',
    office: 'Call the office',
    mail: 'Write an e-mail',
  },

  questions: { heading: 'Questions and answers', lead: 'What parents ask us most.' },

  check: {
    lead: 'What this browser finds when it asks the server.',
    api: 'Server',
    version: 'Version',
    uptime: 'Running for',
    answered: 'Answered in',
    reachable: 'It can be reached',
    unreachable: 'It cannot be reached',
    asking: 'Asking …',
    vitals: 'This page, measured so far',
    noVitals: 'Nothing measured yet. Some values only come once the page is used or hidden.',
  },

  login: {
    userId: 'User id',
    password: 'Password',
    remember: 'Stay signed in on this device',
    submit: 'Login',
    toRegister: 'Not registered yet?',
    register: 'Register',
    failed: 'User Not Found 404', // (spec)
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or one of your recovery codes',
  },

  register: {
    userId: 'User id',
    password: 'Password',
    passwordHint: 'At least 6 characters',
    answer: 'Last name of Your Father', // (spec)
    answerHint: 'The school asks for it when you have forgotten your password.',
    submit: 'Sign Up',
    toLogin: 'Already registered?',
    login: 'Login',
  },

  report: {
    own: 'Your report',
    failed: 'The report could not be loaded.',
  },
} as const
