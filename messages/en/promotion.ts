import { undoDays } from '../numbers.ts'
import { count, countPeople, formatNumber, plural } from './counting.ts'
import { loginLabels, studentLabels } from './labels.ts'
import { allOf } from './language.ts'

const students = (number: number) => countPeople('student', number)

const reports = (number: number) => count(number, { one: 'report', other: 'reports' })

type Promoted = { moved: number; left: number; stayed: number }

/** A year that ends with its reports, and the one that begins. */
type Years = { ends: string; begins: string; filed: number }
const newYear = ({ ends, begins, filed }: Years) =>
  filed === 0
    ? `${begins} begins`
    : `${reports(filed)} of ${ends} ${plural(filed, { one: 'is', other: 'are' })} filed, and ${begins} begins`

/** The page 'Promotion'. */
export const promotion = {
  lead: 'At the end of the school year, all students go to the next class in one step.',
  leadOf: ({ year, written }: { year: string; written: number }) =>
    `It is the school year ${year}, with ${reports(written)} written.`,

  /** The last promotion or beginning of a year. */
  promotedOn: ({ when, by }: { when: string; by: string | null }) =>
    `Promoted on ${when} by ${by ?? loginLabels.deleted}`,
  begunOn: ({ when, by, begun }: { when: string; by: string | null; begun: string }) =>
    `${begun} was begun on ${when} by ${by ?? loginLabels.deleted}`,
  did: ({ promoted, ended, filed, ...counts }: Promoted & { promoted: boolean; ended: string | null; filed: number }) =>
    [promoted && promotion.doneCounts(counts), ended !== null && `Filed reports of ${ended}: ${formatNumber(filed)}.`]
      .filter(Boolean)
      .join(' '),
  noUndo: ({ reason }: { reason: string }) => `It cannot be undone. ${reason}`,
  again: ({ year }: { year: string }) => `Promote once more in ${year}`,
  willUndo: ({ moved, left, ended, filed }: Promoted & { ended: string | null; filed: number }) => {
    const parts = [
      moved > 0 && `${students(moved)} ${plural(moved, { one: 'goes', other: 'go' })} back to the class of before`,
      left > 0 && `${students(left)} ${plural(left, { one: 'comes', other: 'come' })} back to the school`,
      ended !== null && `it is the year ${ended} again${filed > 0 ? ` with its ${reports(filed)}` : ''}`,
    ].filter((part) => part !== false)
    return `${allOf(parts)}.`
  },

  /** Roll numbers that two students of a class would have. */
  doubles: 'Roll numbers that would stand twice',
  doublesHint: 'The new number is given with the promotion. Leave it empty to keep the old one.',
  double: ({ grade, rollNumber, first, second }: Record<'grade' | 'rollNumber' | 'first' | 'second', string>) =>
    `Class ${grade}, roll number ${rollNumber}: ${first} and ${second}`,
  rollNumber: ({ rollNumber }: { rollNumber: string }) => `${studentLabels.rollNumber} ${rollNumber}`,
  newRollNumber: ({ name }: { name: string }) => `New roll number of ${name}`,

  earlierYears: {
    heading: 'Earlier school years',
    line: ({ year, reports: written }: { year: string; reports: number }) => `${year}: ${reports(written)}`,
    print: ({ year }: { year: string }) => `Print the reports of ${year}`,
  },

  /** The school year. */
  newYear: ({ begins }: { begins: string }) => `Begin the school year ${begins} with it`,
  newYearHint: ({ ends, filed }: { ends: string; filed: number }) =>
    filed === 0
      ? `No report of ${ends} is written.`
      : `${reports(filed)} of ${ends}: filed on the students' records, where nobody can change them.`,
  beginOnly: ({ begins }: { begins: string }) => `Begin ${begins} without a promotion`,

  /** The questions before it, each with the word that is typed. */
  ask: {
    promotion: {
      word: 'promote',
      deleteHeading: 'Promote the school?',
      deletePrompt: 'Type "promote" to promote the school',
      confirm: 'Promote',
      deleted: 'The school is promoted',
    },
    year: {
      word: 'begin',
      deleteHeading: 'Begin the school year?',
      deletePrompt: 'Type "begin" to begin the school year',
      confirm: 'Begin',
      deleted: 'The school year has begun',
    },
  },
  undo: {
    word: 'undo',
    deleteHeading: 'Undo it as a whole?',
    deletePrompt: 'Type "undo" to take it back',
    confirm: 'Undo',
    deleted: 'It is undone: the school is as before',
  },
  willPromote: ({ moved, left, stayed, ends, begins, filed = 0 }: Promoted & Partial<Years>) =>
    `${allOf([
      `${students(moved)} ${plural(moved, { one: 'moves', other: 'move' })} to the next class`,
      ...(left > 0 ? [`${students(left)} ${plural(left, { one: 'leaves', other: 'leave' })} the school`] : []),
      ...(stayed > 0 ? [`${students(stayed)} ${plural(stayed, { one: 'stays', other: 'stay' })}`] : []),
    ])}${ends && begins ? `; ${newYear({ ends, begins, filed })}` : ''}.`,
  willBegin: (years: Years) => `${newYear(years)}, with no report written. Nobody changes class.`,
  askHint: ({ backup }: { backup: boolean }) =>
    `${backup ? 'A backup is made before. ' : ''}It can be undone as a whole for ${undoDays} days, as long as nobody has worked on it.`,

  preview: 'Who goes where',
  previewHint: 'Open a class and untick who stays in it.',
  grade: ({ grade, to }: { grade: string; to: string }) => `Class ${grade} to class ${to}`,
  leaving: ({ grade }: { grade: string }) => `Class ${grade} leaves the school`,
  moves: ({ going, staying }: { going: number; staying: number }) =>
    staying === 0
      ? students(going)
      : `${formatNumber(going)} of ${students(going + staying)}, ${formatNumber(staying)} ${plural(staying, { one: 'stays', other: 'stay' })}`,
  none: 'No students',
  all: 'Everybody goes',
  nobody: 'Everybody stays',
  leave: 'Who leaves the school',
  leaveHint: ({ leaving }: { leaving: number }) =>
    `${leaving > 0 ? `${students(leaving)} of the last class: no login any more, and in no list of the school. Record, photo and all reports are kept on the page Former students, where an admin finds, prints and brings back each.` : 'Nobody of the last class leaves.'} Take a copy of everything before you promote.`,
  heading: 'Promote the school',
  loading: 'Loading',
  run: ({ number }: { number: number }) => `Promote ${students(number)}`,
  runHint: 'All of it is done in one step, or nothing. Pressing twice does nothing more.',
  counts: ({ moved, left, stayed }: Promoted) =>
    `Into the next class: ${formatNumber(moved)}. Leave the school: ${formatNumber(left)}. Stay: ${formatNumber(stayed)}.`,
  empty: 'There are no students to promote',
  failed: 'The preview could not be loaded.',
  tooMany: 'More than 1,000 students stay. Move the classes one by one instead, from the list of students.',
  done: 'The school is promoted',
  doneCounts: ({ moved, left, stayed }: Promoted) =>
    `Moved to the next class: ${formatNumber(moved)}. Left the school: ${formatNumber(left)}. Stayed: ${formatNumber(stayed)}.`,
  toStudents: 'To the students',
  toFormer: 'To the former students',
}
