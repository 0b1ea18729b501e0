import { studentLabels } from './report.ts'
import { strings as staff } from './staff.ts'

const sheets = (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`)

/** The texts of the page 'Paper', and those of staff.ts. */
export const strings = {
  ...staff,

  paper: {
    lead: 'Slips, cards, lists and reports, as they come out of the printer.',
    choose: 'What to print',
    kind: 'Print',
    kinds: {
      slips: 'Login slips of students',
      'teacher-slips': 'Login slips of teachers',
      cards: 'Student cards',
      'teacher-cards': 'Teacher cards',
      'class-list': 'Class list',
      reports: 'Reports',
    },
    grade: 'Class',
    chooseGrade: 'Choose a class',
    allGrades: 'All classes',
    paper: 'Paper',
    columns: 'Empty columns',
    headings: 'Their headings',
    headingsHint: 'Separated by commas; a column without one stays empty.',
    cover: 'Begin with a sheet that names who has no report',
    chosen: 'Only the chosen ones',
    showAll: 'Choose a class instead',
    showAllTeachers: 'All teachers instead',
    print: 'Print',
    preview: 'Preview',
    sheet: (number: number, of: number) => `Sheet ${number} of ${of}`,
    /** '30 login slips on 3 sheets'; without `on`, where the printer decides how many there are. */
    amount: (count: number, what: keyof typeof amounts, on?: number) =>
      `${count} ${amounts[what][count === 1 ? 0 : 1]}${on === undefined ? '' : ` on ${sheets(on)}`}`,
    loading: 'Loading',
    failed: 'What is to be printed could not be loaded.',
    nothingChosen: 'Choose a class',
    nothingChosenHelp: 'The sheets are shown here before they are printed.',
    noStudents: 'There are no students to print',
    noTeachers: 'There are no teachers to print',
    noneHelp: 'Nobody is in this class, or the chosen records were deleted. Choose another class.',
    grades: (grade: string) => `Class ${grade}`,
  },

  slips: {
    show: 'Show logins',
    hide: 'Hide logins',
    hint: 'User ids and passwords stay hidden until they are shown or printed. Each login that is shown or printed is written into the audit trail.',
    /** On paper, when the browser's own command prints the page. */
    notThisWay: 'User ids and passwords are printed with the button Print of this page.',
    failed: 'The logins could not be loaded, so nothing was printed. Try again.',
    userId: staff.student.credentials.userId,
    password: 'Password',
    portal: 'Portal',
    changed: 'chosen by its owner',
    unknown: 'not known: give a new one',
    gone: 'deleted meanwhile',
    hidden: 'hidden',
    qr: 'QR code of the portal',
  },

  cards: {
    student: 'Student',
    teacher: 'Teacher',
    grade: studentLabels.grade,
    rollNumber: studentLabels.rollNumber,
    subject: staff.teacher.subject,
  },

  classList: {
    number: 'No.',
    rollNumber: 'Roll no.',
    name: 'Name',
    students: (count: number) => (count === 1 ? '1 student' : `${count} students`),
  },

  classReports: {
    heading: 'Reports',
    written: staff.reports.written,
    missing: 'Without a report',
    progress: (done: number, all: number) => `${done} of ${all} reports loaded`,
    none: 'No report is written yet',
  },
} as const

/** One and several of each kind. */
const amounts = {
  slips: ['login slip', 'login slips'],
  cards: ['card', 'cards'],
  reports: ['report', 'reports'],
  lists: ['class list', 'class lists'],
} as const
