import { isolateRightToLeft } from '../isolate.ts'
import { count, plural } from './counting.ts'
import { loginLabels, reportLabels } from './labels.ts'

const people = { one: 'former student', other: 'former students' } as const

/** Students who have left: the list, the record, and what is done with them. */
export const former = {
  lead: 'Who has left the school: without a login, and in no list of the present school.',
  leadOf: ({ number }: { number: number }) =>
    `${count(number, people)}: without a login, and in no list of the present school.`,
  /** The school years of somebody, from the first to the last. */
  years: ({ firstYear, leftYear }: Record<'firstYear' | 'leftYear', string>) =>
    firstYear === leftYear ? leftYear : `${firstYear} to ${leftYear}`,
  records: ({ number }: { number: number }) => count(number, people),
  year: reportLabels.year,
  allYears: 'All years',
  grade: 'Last class',
  allGrades: 'All classes',
  firstYearHint: 'It is printed on the certificate. Correct it where the portal does not know the years before.',
  /** Of the leaving: when it was entered, and by whom. */
  entered: 'Entered',
  enteredBy: ({ when, by }: { when: string; by: string | null }) => `${when} by ${by ?? loginLabels.deleted}`,
  yearAndReason: ({ year, reason }: Record<'year' | 'reason', string>) => `${year}, ${reason}`,
  erasedOnDay: ({ day }: { day: string }) => `Is erased on ${day}`,
  keptForEver: 'Never: kept for ever',
  dueSoon: 'Erased within a month',
  empty: 'Nobody has left the school yet',
  emptyHelp:
    'Who leaves is found here: by a promotion, by the record of a student, or by a selection in the list of students.',
  noneFound: 'No former student is found',
  failed: 'The former students could not be loaded.',
  loadFailed: 'The former student could not be loaded.',
  certificate: 'Certificate',
  certificates: 'Print certificates',
  reports: 'Reports',
  noReports: 'There is no report.',

  leaving: {
    /** The buttons, and the heading of the dialog. */
    action: 'Leaves the school',
    /** What happens, in one sentence. */
    text: 'The login ends at once; record, photo and reports are kept on the page Former students, from where a student can come back.',
    day: 'Last day at the school',
    noteHint: 'Only admins read it.',
    left: ({ subject }: { subject: string }) => `Left the school: ${isolateRightToLeft(subject)}`,
    undo: 'Undo',
    undone: ({ subject }: { subject: string }) => `Back in the school: ${isolateRightToLeft(subject)}`,
    toFormer: 'To former students',
    /** In the prompt that deletes a student. */
    instead: 'Delete is for records that should not be there. For a student who has left:',
    change: 'Change the leaving',
    changed: 'The leaving is changed',
  },

  bringingBack: {
    action: 'Bring back',
    heading: 'Bring back into a class',
    hint: 'With the login as it was: the same user id and password work again.',
    done: ({ subject, grade }: Record<'subject' | 'grade', string>) =>
      `Back in class ${grade}: ${isolateRightToLeft(subject)}`,
    refused: 'Nobody was brought back, because of this:',
    refusedOf: ({ name, reason }: Record<'name' | 'reason', string>) => `${isolateRightToLeft(name)}: ${reason}`,
  },

  erasing: {
    action: 'Erase',
    word: 'erase',
    deleteHeading: 'Erase for good',
    deletePrompt: 'Type "erase" to erase record, photo and all reports',
    hint: 'Nobody can bring it back: only name, years and day of leaving stay, where the school keeps the register. Older backups have it until they are removed.',
    wrongWord: 'This is not the word: nothing was erased',
    deleted: 'Erased for good',
    confirm: 'Erase',
  },

  register: {
    action: 'Register',
    lead: 'Who was erased. Name, father’s name, years and day of leaving are all that is left of each.',
    search: 'Search by name',
    years: 'Years',
    erasedAt: 'Erased on',
    empty: 'Nobody was erased yet',
    emptyHelp:
      'Whether the school keeps a register, and for how long records are kept, is set on the page Your school.',
    noneFound: 'No entry is found',
    failed: 'The register could not be loaded.',
  },

  /** On the dashboard. */
  due: {
    heading: ({ number }: { number: number }) =>
      `${count(number, people)} ${plural(number, { one: 'is', other: 'are' })} erased soon`,
    text: ({ day }: { day: string }) =>
      `From ${day} on, by the time that the school has set. Print or export before what is still needed.`,
    show: 'Show them',
    setting: 'Change the time',
  },
}
