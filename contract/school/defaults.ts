import type { Language } from '../languages.ts'
import type { SchoolSettings } from './settings.ts'

/** The classes of the specification. */
export const CLASSES: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

type TaglineParts = { first: string; last: string; founded: number | null }

const taglines: Record<Language, (parts: TaglineParts) => string> = {
  en({ first, last, founded }) {
    const range = first === last ? `Class ${first}` : `Classes ${first} to ${last}`
    return founded === null ? range : `${range}, since ${founded}`
  },
  ur({ first, last, founded }) {
    const range = first === last ? `جماعت ${first}` : `جماعت ${first} تا ${last}`
    return founded === null ? range : `${range}، قیام ${founded}`
  },
  de({ first, last, founded }) {
    const range = first === last ? `Klasse ${first}` : `Klassen ${first} bis ${last}`
    return founded === null ? range : `${range}, gegründet ${founded}`
  },
}

/** The line beside the name that a school has until it writes its own. */
export function taglineOf({ classes, identity: { founded } }: TaglineSource, language: Language): string {
  const [first = '', last = first] = [classes[0], classes.at(-1)]
  return taglines[language]({ first, last, founded })
}

type TaglineSource = { classes: readonly string[]; identity: Pick<SchoolSettings['identity'], 'founded'> }

const FOUNDED = 1990

/**
 * The settings of a fresh school: the texts of the specification. defaults-ur.ts has these texts in Urdu. Only the server reads this file; the browser gets the
 * settings with each page.
 */
export const defaultSettings: SchoolSettings = {
  identity: {
    name: 'MY SCHOOL',
    shortName: '',
    motto: 'A good school need not be a grand one',
    line: taglineOf({ classes: CLASSES, identity: { founded: FOUNDED } }, 'en'),
    founded: FOUNDED,
    logo: null,
  },

  contact: {
    address: ['24 Library Road', 'Civil Lines', 'Lahore 54000'],
    position: { latitude: 31.5583, longitude: 74.3402 },
    phones: ['+92 42 5550 1990'],
    email: 'office@myschool.example',
    hours: 'Monday to Friday, 8:00 AM to 3:00 PM',
  },

  region: {
    timeZone: '',
    currency: '',
    firstWeekday: 1,
    dateFormat: 'day-month-year',
    digits: 'latin',
    yearBegins: '04-01',
  },
  languages: { first: 'en', others: [] },
  classes: [...CLASSES],
  userIds: { suffix: '@mySchool.com', former: [] },
  colours: [],

  home: {
    slides: [
      {
        picture: 'gate',
        heading: 'The gate opens at eight',
        text: 'About 1000 students come in through it each morning. Most of them know the gatekeeper by name, and he knows all of theirs.',
        href: '/about',
        linkLabel: 'Who we are',
      },
      {
        picture: 'library',
        heading: 'Over 10,000 books, and a quiet corner',
        text: 'The library is open at every break. Each class has a reading hour a week, and any book may go home for a fortnight.',
        href: '/qna',
        linkLabel: 'What parents ask',
      },
      {
        picture: 'science',
        heading: 'See it, then learn it',
        text: 'From class 6 on every chapter of science begins in the laboratory. What a student has seen boil, grow or glow needs no learning by heart.',
        href: '/notice-board',
        linkLabel: 'What is on',
      },
    ],
    summary:
      'We are a day school for classes 1 to 10, founded in 1990 by four teachers in a rented house. Today about 1000 students learn here, in classes small enough that nobody is overlooked. We teach plainly, we test fairly, and we tell parents how things stand before they have to ask.',
    admissions: [
      {
        icon: 'user',
        heading: 'Admissions',
        text: 'Places for all classes are given once a year. Come for a morning in February, bring the last report and a birth certificate, and let your child sit in on a lesson.',
        href: '/contact',
        linkLabel: 'Arrange a visit',
      },
      {
        icon: 'report',
        heading: 'Academics',
        text: 'Languages, mathematics, science, history and art for everybody; a choice of two more subjects from class 8. No child has more than forty minutes of homework a day before class 6.',
        href: '/about',
        linkLabel: 'How we teach',
      },
      {
        icon: 'calendar',
        heading: 'Examination',
        text: 'Two examinations a year, in September and in March, announced on the notice board four weeks before. Who was ill sits them again, without asking twice.',
        href: '/notice-board',
        linkLabel: 'Dates on the notice board',
      },
    ],
  },

  about: {
    paragraphs: [
      'The school was founded in 1990 by four teachers who thought that a good school need not be a grand one. They rented a house with six rooms, planted the neem tree that still stands in the yard, and began with 58 children.',
      'Today about 1000 students come each morning, from class 1 to class 10. The house has grown three times since: there is a library of over 10,000 books, a laboratory, an art room that never gets quite tidy, and a field that is too small for cricket and used for it all the same.',
      'Much has stayed. A class teacher keeps a class for two years. Every child reads aloud to an adult at least once a week. Reports are written in sentences, not only in marks, and every report can be read here by the student it is about on the day it is written.',
      'We ask of parents that they send their children on time, fed and rested, and that they tell us when something at home has changed. We promise to do the same the other way round.',
    ],
    team: [
      {
        name: 'Ayesha Rahman',
        position: 'Principal',
        text: 'Came as a teacher of mathematics in 1998. Sees parents on Tuesdays and Thursdays without an appointment.',
        photo: null,
      },
      {
        name: 'Daniel Joseph',
        position: 'Head of studies',
        text: 'Plans what is taught and when it is examined. Teaches physics to classes 9 and 10.',
        photo: null,
      },
      {
        name: 'Farah Siddiqui',
        position: 'Office and admissions',
        text: 'Knows every form and every date, and is the voice on the telephone.',
        photo: null,
      },
    ],
  },

  questions: [
    {
      question: 'When was the school founded?',
      answer: 'It was founded in 1990, by four teachers and with 58 children.',
    },
    {
      question: 'How many students are there?',
      answer:
        'About 1000 students, in classes 1 to 10. There are three sections in each class, none with more than 34 children.',
    },
    {
      question: 'What are the school hours?',
      answer:
        'School is from 8:00 AM to 3:00 PM, Monday to Friday. The gate opens at 7:30 AM; classes 1 and 2 may be fetched from 1:30 PM.',
    },
    {
      question: 'How do I apply for a place?',
      answer:
        'Call the office or write to us in January. We invite every family for a morning in February and answer all applications by the middle of March.',
    },
    {
      question: 'What does it cost?',
      answer:
        'The fee is due once a month and depends on the class. The office will send you the current list. One place in ten is free; ask for the form, nobody else will know.',
    },
    {
      question: 'Is there a library?',
      answer:
        'Yes, with over 10,000 books, open at every break and until 4:00 PM on Wednesdays. Students may take two books home for a fortnight.',
    },
    {
      question: 'How do I see my child’s report?',
      answer:
        'Your child logs in here with the user id and password from the office. When a report is ready, a red mark stands beside Report in the navigation bar.',
    },
    {
      question: 'We have lost the password. What now?',
      answer:
        'Come to the office with your child, or call. We ask for the last name of the father that was given when the login was made, and tell you the password.',
    },
    {
      question: 'What if my child is ill?',
      answer: 'Call the office before 8:30 AM on the first day. From the third day on we need a doctor’s note.',
    },
    {
      question: 'Is there a school bus?',
      answer: 'Six buses bring a third of our students. Places are given in the order in which you ask.',
    },
  ],

  leavers: {
    keepYears: null,
    keepSince: '',
    register: true,
    head: '',
    certificateHeading: 'Leaving certificate',
    certificateText:
      'This is to certify that {name}, child of {fatherName}, attended {school} and left it on {leftOn}.\n\nSchool years: {years}\nLast class: {class}\nRoll number: {rollNumber}\nConduct: ______________________________',
    certificateFooter: 'Given at the request of the family, without charge.',
  },
  ownPages: [],
  legal: { privacy: '', imprint: '', accessibility: '' },
  footer: { text: '' },
  pages: { board: true, about: true, contact: true, questions: true },
  registration: { open: true },
  families: { open: true },
  reports: { shown: 'atOnce' },
  confirmed: {
    identity: false,
    contact: false,
    slides: false,
    summary: false,
    admissions: false,
    about: false,
    team: false,
    questions: false,
    privacy: false,
    imprint: false,
    accessibility: false,
  },
}
