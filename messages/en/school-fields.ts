/** The labels of the school's settings, on the page 'Your school'. */
export const schoolFields = {
  links: 'A link is written [label](https://…), or [label](/contact) for a page of the portal.',
  marks:
    'An empty line begins a paragraph, # a heading, - an item of a list. A link is written [label](https://…), or [label](/contact) for a page of the portal.',

  identity: 'Name, colours and logo',
  name: 'Name of the school',
  shortName: 'Short name',
  shortNameHint: 'Below the icon on a phone.',
  motto: 'Motto',
  line: 'Line beside the name',
  lineHint: 'Such as: Classes 1 to 10, since 1990.',
  founded: 'Founded in',
  foundedWrong: 'Founded in: enter a year, such as 1990',
  logo: 'Logo',
  logoHint:
    'Stands beside the name. The icons of the portal are made from it; without one, from the first letters of the name.',

  contact: 'Contact and map',
  address: 'Address of the school',
  addressLine: 'Line of the address',
  phones: 'Telephones',
  phone: 'Telephone',
  email: 'E-mail of the office',
  emailHint: 'The contact form writes to it. Without one, the form asks people to call.',
  hours: 'Hours',
  position: 'Place on the map',
  positionHint: 'Latitude and longitude, as a map shows them: 31.5583, 74.3402. Without it there is no map.',
  positionWrong: 'Place on the map: enter two numbers with a comma, such as 31.5583, 74.3402',

  region: 'Region',
  timeZone: 'Time zone',
  timeZoneHint:
    'Decides when notices appear and end, at what time an event is in the calendars of people elsewhere, and when the months of the charts and the days of the audit begin.',
  timeZoneCountry: 'Time zone: country',
  timeZoneCity: 'Time zone: city',
  probableZone: ({ zone }: { zone: string }) => `Probably ${zone}, by the telephone of the school or by this device.`,
  namedZone: ({ city, time }: Record<'city' | 'time', string>) => `${city} (${time})`,
  takeZone: 'Use it',
  chooseCity: 'Choose a city',
  ofServer: 'That of the server',
  currency: 'Currency',
  none: 'None',
  firstWeekday: 'First day of the week',
  dateFormat: 'Dates are written',
  digits: 'Digits',
  digitsHint: 'Of a language that has its own, such as Urdu.',
  digitsOf: { latin: '0 1 2 3', language: 'Those of the language' },
  yearBegins: 'School years begin on',
  yearBeginsHint: 'Names the years, such as 2026/27. You begin a new one yourself, on the page Promotion.',
  month: 'Month',
  day: 'Day',

  languages: 'Languages',
  firstLanguage: 'First language',
  firstLanguageHint:
    'Visitors who have chosen none see the portal in it, and the texts of the school are written in it.',
  otherLanguages: 'Other languages',
  otherLanguagesHint: 'Visitors choose among them in the footer. With none, the portal has only the first language.',

  classList: 'Classes',
  classesHint:
    'In their order: promotion goes from each to the next. A class that you rename keeps its students; one with students cannot be removed.',
  class: 'Class',
  classOrder: 'Class at place',

  userIds: 'User ids and registration',
  suffix: 'Ending of new user ids',
  suffixHint: 'Who has a login keeps it, and earlier endings stay reserved.',
  formerSuffixes: 'Earlier endings of user ids',
  registration: 'Everybody may sign up on the page Sign Up',
  families: 'Parents and guardians may read the reports of their children',
  familiesHint:
    'The office links them, or prints a code, with which parents may also sign up where others may not. Without this the links stay, and nobody can use them.',

  colours: 'Colours',
  primary: 'Main colour',
  primaryHint: 'Links and buttons.',
  frame: 'Second colour',
  frameHint: 'Header, footer and menu; without it, the main colour.',

  home: 'Home',
  slides: 'Slides',
  slide: 'Slide',
  slidePicture: 'Picture of the slide',
  slideHeading: 'Heading of the slide',
  text: 'Text',
  href: 'The link leads to',
  hrefHint: 'Such as /about or https://…; empty: no link.',
  linkLabel: 'Words of the link',
  summary: 'Summary',
  admissions: 'Boxes',
  box: 'Box',
  boxHeading: 'Heading of the box',
  icon: 'Drawing',
  icons: { user: 'A person', report: 'A sheet', calendar: 'A calendar' },
  drawings: { gate: 'Drawing of a gate', library: 'Drawing of a library', science: 'Drawing of a laboratory' },

  about: 'About and team',
  paragraphs: 'About the school',
  paragraph: 'Paragraph',
  team: 'Team',
  member: 'Person',
  memberName: 'Name',
  memberPosition: 'Position',
  photo: 'Photo of the person',

  questions: 'Questions and answers',
  question: 'Question',
  answer: 'Answer',

  leavers: 'Former students',
  keepYears: 'Years for which the record of a former student is kept',
  keepYearsHint:
    'Counted from the day on which the student left; empty: for ever, since schools are asked for certificates for decades. The dashboard says a month before which records are erased.',
  keepYearsWrong:
    'Years for which the record of a former student is kept: enter a number from 1 to 100, or leave it empty',
  keepSince: 'Day since which former students are kept as long as that',
  register: 'Keep a register of those whose records are erased',
  registerHint: 'It has the name, the father’s name, the school years and the day of leaving.',
  schoolHead: 'Head of the school',
  schoolHeadHint: 'Signs the leaving certificate. Empty: the name is written by hand.',
  certificateHeading: 'Heading of the leaving certificate',
  certificateText: 'Text of the leaving certificate',
  certificateValues: ({ values }: { values: readonly string[] }) =>
    `What is in braces is taken from the record: ${values.join(' ')}.`,
  certificateFooter: 'Last line of the leaving certificate',

  footer: 'Footer',
  footerText: 'Text above the address',

  /** What a text in another language is called: 'Motto (اردو)' */
  inLanguage: ({ label, language }: { label: string; language: string }) => `${label} (${language})`,

  /** The setting that says that a part of the sample is true. */
  confirmed: ({ what }: { what: string }) => `Confirmed: ${what}`,

  showBoard: 'Show the notice board',
  showAbout: 'Show the page About',
  showContact: 'Show the page Contact',
  showQuestions: 'Show the page Q&A',
  shownHint: 'A page that is not shown does not exist for visitors: no link leads to it.',
}
