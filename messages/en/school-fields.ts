import { teacherLabels } from './labels.ts'

const TEXT = 'Text'
const HREF = 'The link leads to'
const HREF_HINT = 'Such as /about or https://…; empty: no link.'
const LINK_LABEL = 'Words of the link'

/**
 * What the settings of the school are called on the page 'Your school', by their paths; `*` is each entry of a list. See
 * `contract/school/form.ts`.
 */
export const schoolFields = {
  /** The parts of the page. */
  parts: {
    identity: 'Name, colours and logo',
    contact: 'Contact and map',
    region: 'Region',
    languages: 'Languages',
    classes: teacherLabels.classes,
    userIds: 'User ids and registration',
    home: 'Home',
    about: 'About and team',
    questions: 'Questions and answers',
    leavers: 'Former students',
    legal: 'Privacy, imprint, accessibility',
    ownPages: 'Pages of your own',
    footer: 'Footer',
  },
  partHints: {
    legal:
      'What a school has to say on its pages. Each is a draft that only admins see here, until you confirm it: then it is linked in the footer of every page. Begin with the sample, which is made from what this portal does, and have somebody read it who knows the law where you are.',
    ownPages:
      'Up to ten. Their order is that of their links. A page that you take away is gone for visitors when you save; it stays in the earlier versions below, with its files, and comes back with them.',
    classes:
      'In their order: promotion goes from each to the next. A class that you rename keeps its students; one with students cannot be removed.',
  },

  labels: {
    'identity.name': 'Name of the school',
    'identity.shortName': 'Short name',
    'identity.motto': 'Motto',
    'identity.line': 'Line beside the name',
    'identity.founded': 'Founded in',
    'identity.logo': 'Logo',
    colours: 'Colours',
    'colours.0': 'Main colour',
    'colours.1': 'Second colour',

    'contact.address': 'Address of the school',
    'contact.address.*': 'Line of the address',
    'contact.phones': 'Telephones',
    'contact.phones.*': 'Telephone',
    'contact.email': 'E-mail of the office',
    'contact.hours': 'Hours',
    'contact.position': 'Place on the map',
    'pages.contact': 'Show the page Contact',

    'region.timeZone': 'Time zone',
    'region.currency': 'Currency',
    'region.firstWeekday': 'First day of the week',
    'region.dateFormat': 'Dates are written',
    'region.digits': 'Digits',
    'region.yearBegins': 'School years begin on',

    languages: 'Languages',
    'languages.first': 'First language',
    'languages.others': 'Other languages',

    classes: teacherLabels.classes,
    'classes.*': 'Class',

    'userIds.suffix': 'Ending of new user ids',
    'userIds.former': 'Earlier endings of user ids',
    'registration.open': 'Everybody may sign up on the page Sign Up',
    'families.open': 'Parents and guardians may read the reports of their children',
    'reports.shown': 'Students and families may read a new report',

    'pages.board': 'Show the notice board',
    'home.slides': 'Slides',
    'home.slides.*': 'Slide',
    'home.slides.*.heading': 'Heading of the slide',
    'home.slides.*.text': TEXT,
    'home.slides.*.href': HREF,
    'home.slides.*.linkLabel': LINK_LABEL,
    'home.slides.*.picture': 'Picture of the slide',
    'home.summary': 'Summary',
    'home.admissions': 'Boxes',
    'home.admissions.*': 'Box',
    'home.admissions.*.heading': 'Heading of the box',
    'home.admissions.*.text': TEXT,
    'home.admissions.*.href': HREF,
    'home.admissions.*.linkLabel': LINK_LABEL,
    'home.admissions.*.icon': 'Drawing',

    'pages.about': 'Show the page About',
    'about.paragraphs': 'About the school',
    'about.paragraphs.*': 'Paragraph',
    'about.team': 'Team',
    'about.team.*': 'Person',
    'about.team.*.name': 'Name',
    'about.team.*.position': 'Position',
    'about.team.*.text': TEXT,
    'about.team.*.photo': 'Photo of the person',

    'pages.questions': 'Show the page Q&A',
    questions: 'Questions and answers',
    'questions.*': 'Question',
    'questions.*.question': 'Question',
    'questions.*.answer': 'Answer',

    'leavers.keepYears': 'Years for which the record of a former student is kept',
    'leavers.keepSince': 'Day since which former students are kept as long as that',
    'leavers.register': 'Keep a register of those whose records are erased',
    'leavers.head': 'Head of the school',
    'leavers.certificateHeading': 'Heading of the leaving certificate',
    'leavers.certificateText': 'Text of the leaving certificate',
    'leavers.certificateFooter': 'Last line of the leaving certificate',

    legal: 'Privacy, imprint, accessibility',
    'legal.privacy': 'Privacy notice',
    'legal.imprint': 'Imprint',
    'legal.accessibility': 'Accessibility statement',

    ownPages: 'Pages of your own',
    'ownPages.*': 'Page',
    'ownPages.*.title': 'Title',
    'ownPages.*.slug': 'Address',
    'ownPages.*.text': TEXT,
    'ownPages.*.place': 'Its link is in',
    'ownPages.*.files': 'Files of the page',

    'footer.text': 'Text above the address',
  },
  /** The field of an entry, where it is not called as the entry is: 'Class at place 5'. */
  places: { 'classes.*': 'Class at place' },
  hints: {
    'identity.shortName': 'Below the icon on a phone.',
    'identity.line': 'Such as: Classes 1 to 10, since 1990.',
    'identity.logo':
      'Stands beside the name. The icons of the portal are made from it; without one, from the first letters of the name.',
    'colours.0': 'Links and buttons.',
    'colours.1': 'Header, footer and menu; without it, the main colour.',
    'contact.email': 'The contact form writes to it. Without one, the form asks people to call.',
    'contact.position': 'Latitude and longitude, as a map shows them: 31.5583, 74.3402. Without it there is no map.',
    'region.timeZone':
      'Decides when notices appear and end, at what time an event is in the calendars of people elsewhere, and when the months of the charts and the days of the audit begin.',
    'region.digits': 'Of a language that has its own, such as Urdu.',
    'region.yearBegins': 'Names the years, such as 2026/27. You begin a new one yourself, on the page Promotion.',
    'languages.first':
      'Visitors who have chosen none see the portal in it, and the texts of the school are written in it.',
    'languages.others': 'Visitors choose among them in the footer. With none, the portal has only the first language.',
    'userIds.suffix': 'Who has a login keeps it, and earlier endings stay reserved.',
    'families.open':
      'The office links them, or prints a code, with which parents may also sign up where others may not. Without this the links stay, and nobody can use them.',
    'reports.shown':
      'A report that waits for its release is only for staff. You release them on the page Release reports: one, a class or all, at once or from a day. A change of this setting shows and hides none that are there.',
    'ownPages.*.slug':
      'What follows /page/ in the address; empty: made from the title. Letters and digits of any script, and hyphens. When you change it, links from elsewhere to the old one lead nowhere.',
    'home.slides.*.href': HREF_HINT,
    'home.admissions.*.href': HREF_HINT,
    'leavers.keepYears':
      'Counted from the day on which the student left; empty: for ever, since schools are asked for certificates for decades. The dashboard says a month before which records are erased.',
    'leavers.register': 'It has the name, the father’s name, the school years and the day of leaving.',
    'leavers.head': 'Signs the leaving certificate. Empty: the name is written by hand.',
  },
  /** Hints of all fields of a kind. */
  kindHints: {
    text: 'A link is written [label](https://…), or [label](/contact) for a page of the portal.',
    formatted:
      'An empty line begins a paragraph, # a heading, - an item of a list. A link is written [label](https://…), or [label](/contact) for a page of the portal.',
    pageText:
      'An empty line begins a paragraph, # a heading, - an item of a list. A link is written [label](https://…), or [label](/contact) for a page of the portal.',
    page: 'A page that is not shown does not exist for visitors: no link leads to it.',
  },
  /** The hint of a text of the certificate. */
  certificateValues: ({ values }: { values: readonly string[] }) =>
    `What is in braces is taken from the record: ${values.join(' ')}.`,
  /** The hint of a page that a school must have. */
  legalValues: ({ values }: { values: readonly string[] }) =>
    `Where these stand, the page has what this portal does now: ${values.join(' ')}. So it stays right when you change a setting. ___ is a gap for you to fill in.`,
  /** What is said of a value that cannot be. */
  wrong: {
    'identity.founded': 'Founded in: enter a year, such as 1990',
    'contact.position': 'Place on the map: enter two numbers with a comma, such as 31.5583, 74.3402',
    'leavers.keepYears':
      'Years for which the record of a former student is kept: enter a number from 1 to 100, or leave it empty',
  },
  choices: {
    'region.digits': { latin: '0 1 2 3', language: 'Those of the language' },
    'reports.shown': { atOnce: 'When it is saved', whenReleased: 'When an admin releases it' },
    'home.slides.*.picture': {
      gate: 'Drawing of a gate',
      library: 'Drawing of a library',
      science: 'Drawing of a laboratory',
    },
    'ownPages.*.place': { menu: 'The menu', footer: 'The footer' },
    'home.admissions.*.icon': { user: 'A person', report: 'A sheet', calendar: 'A calendar' },
  },

  timeZoneCountry: 'Time zone: country',
  timeZoneCity: 'Time zone: city',
  probableZone: ({ zone }: { zone: string }) => `Probably ${zone}, by the telephone of the school or by this device.`,
  namedZone: ({ city, time }: Record<'city' | 'time', string>) => `${city} (${time})`,
  takeZone: 'Use it',
  chooseCity: 'Choose a city',
  ofServer: 'That of the server',
  none: 'None',
  month: 'Month',
  day: 'Day',

  /** What a text in another language is called: 'Motto (اردو)' */
  inLanguage: ({ label, language }: { label: string; language: string }) => `${label} (${language})`,
  /** The setting that says that a part of the sample is true. */
  confirmed: ({ what }: { what: string }) => `Confirmed: ${what}`,
}
