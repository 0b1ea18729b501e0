import { count, countPeople, formatNumber } from './counting.ts'
import { loginLabels, reportLabels, studentLabels } from './labels.ts'

/** One and several of what is printed. */
const amounts = {
  slips: { one: 'login slip', other: 'login slips' },
  familySlips: { one: 'family slip', other: 'family slips' },
  cards: { one: 'card', other: 'cards' },
  reports: { one: 'report', other: 'reports' },
  lists: { one: 'class list', other: 'class lists' },
  certificates: { one: 'certificate', other: 'certificates' },
} as const

type Amount = { number: number; what: keyof typeof amounts; sheets?: number }

/** The page 'Paper'. */
export const paper = {
  paper: {
    lead: 'Slips, cards, lists, reports and certificates, as they come out of the printer.',
    choose: 'What to print',
    kind: 'Print',
    kinds: {
      slips: 'Login slips of students',
      'family-slips': 'Codes for families',
      'teacher-slips': 'Login slips of teachers',
      cards: 'Student cards',
      'teacher-cards': 'Teacher cards',
      'class-list': 'Class list',
      reports: 'Reports',
      certificates: 'Leaving certificates',
    },
    language: 'Language',
    allGrades: 'All classes',
    paper: 'Paper',
    columns: 'Empty columns',
    headings: 'Their headings',
    headingsHint: 'Separated by commas; a column without one stays empty.',
    weekdays: 'Days of the week',
    /** The headings of columns for them, from Sunday. */
    shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    cover: 'Begin with a sheet that names who has no report',
    year: reportLabels.year,
    thisYear: 'This school year',
    ofYear: ({ year, reports }: { year: string; reports: number }) => `${year} (${count(reports, amounts.reports)})`,
    /** In a year. */
    ofClass: ({ grade, reports }: { grade: string; reports: number }) =>
      `${grade} (${count(reports, amounts.reports)})`,
    chosen: 'Only the chosen ones',
    showAll: 'Choose a class instead',
    showAllTeachers: 'All teachers instead',
    sheet: ({ number, all }: { number: number; all: number }) =>
      `Sheet ${formatNumber(number)} of ${formatNumber(all)}`,
    /** '30 login slips on 3 sheets'; without `sheets`, where the printer decides how many there are. */
    amount: ({ number, what, sheets }: Amount) =>
      count(number, amounts[what]) +
      (sheets === undefined ? '' : ` on ${count(sheets, { one: 'sheet', other: 'sheets' })}`),
    loading: 'Loading',
    failed: 'What is to be printed could not be loaded.',
    nothingChosen: 'Choose a class',
    nothingChosenHelp: 'The sheets are shown here before they are printed.',
    noStudents: 'There are no students to print',
    noTeachers: 'There are no teachers to print',
    noneHelp: 'Nobody is in this class, or the chosen records were deleted. Choose another class.',
    grades: ({ grade }: { grade: string }) => `Class ${grade}`,
  },

  slips: {
    show: 'Show logins',
    hide: 'Hide logins',
    hint: 'User ids and passwords stay hidden until they are shown or printed. Each login that is shown or printed is written into the audit trail.',
    /** On paper, when the browser's own command prints the page. */
    notThisWay: 'User ids and passwords are printed with the button Print of this page.',
    failed: 'The logins could not be loaded, so nothing was printed. Try again.',
    userId: loginLabels.userId,
    password: loginLabels.password,
    changed: 'chosen by its owner',
    unknown: 'not known: give a new one',
    gone: 'deleted meanwhile',
    hidden: 'hidden',
    qr: 'QR code of the portal',
    student: ({ grade, rollNumber }: Record<'grade' | 'rollNumber', string>) =>
      `${studentLabels.grade} ${grade} · ${studentLabels.rollNumber} ${rollNumber}`,
    teacher: ({ subject }: { subject: string }) => `Teacher · ${subject}`,
  },

  cards: {
    student: 'Student',
    teacher: 'Teacher',
  },

  classList: {
    number: 'No.',
    rollNumber: 'Roll no.',
    name: studentLabels.name,
    students: ({ number }: { number: number }) => countPeople('student', number),
  },

  classReports: {
    heading: 'Reports',
    missing: ({ grade }: { grade: string }) => `Without a report, Class ${grade}`,
    /** Of a student. */
    line: ({ name, rollNumber }: Record<'name' | 'rollNumber', string>) =>
      `${name}, ${studentLabels.rollNumber} ${rollNumber}`,
    progress: ({ done, all }: { done: number; all: number }) =>
      `${formatNumber(done)} of ${formatNumber(all)} reports loaded`,
    none: 'No report is written yet',
    noneOfYear: ({ year, grade }: Record<'year' | 'grade', string>) =>
      `There is no report of class ${grade} in ${year}`,
  },

  /** The texts in between are the school's. */
  certificates: {
    nothingChosen: 'Choose former students',
    nothingChosenHelp: 'Select those who get a certificate in their list, or open the record of one.',
    none: 'They are no longer among the former students',
    notWritten: ({ language }: { language: string }) =>
      `The school has no text of the certificate in ${language} yet, so it is in the first language. Write it on the page 'Your school', under 'Former students'.`,
    placeAndDate: 'Place and date',
    head: 'Head of the school',
  },
}
