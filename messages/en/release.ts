import { count, formatNumber, plural } from './counting.ts'
import { studentLabels } from './labels.ts'

const reports = (number: number) => count(number, { one: 'report', other: 'reports' })
const students = (number: number) => count(number, { one: 'student', other: 'students' })
const are = (number: number) => plural(number, { one: 'is', other: 'are' })

type Numbers = Record<'waiting' | 'planned' | 'shown' | 'missing', number>

/** The release of reports: until then only staff read them. */
export const release = {
  lead: 'A report that is not released is only for staff. Release the reports of a class when all of them are right.',
  shownAtOnce: 'New reports are shown when they are saved. Here are those that still wait.',
  setting: 'Change this',
  caption: 'Reports by class',
  class: studentLabels.grade,
  all: 'All classes',
  written: 'Written',
  writtenOf: ({ reports, students }: { reports: number; students: number }) =>
    `${formatNumber(reports)} of ${formatNumber(students)}`,
  shown: 'Released',
  shownAndRead: ({ shown, read }: { shown: number; read: number }) =>
    read > 0 ? `${formatNumber(shown)}, read: ${formatNumber(read)}` : formatNumber(shown),
  waiting: 'Not released',
  plannedFrom: ({ planned, day }: { planned: number; day: string }) => `${formatNumber(planned)} from ${day}`,
  empty: 'There are no classes yet',
  failed: 'The numbers could not be loaded.',
  release: 'Release',
  takeBack: 'Take back',
  ofClass: ({ action, grade }: Record<'action' | 'grade', string>) => `${action}: class ${grade}`,
  ofAll: ({ action }: { action: string }) => `${action}: all classes`,

  /** What a press does, before it. @param grade '': of the whole school */
  willRelease: ({ grade, ...numbers }: { grade: string } & Numbers) =>
    [
      `Releases ${reports(numbers.waiting + numbers.planned)} of ${grade === '' ? 'all classes' : `class ${grade}`}.`,
      numbers.planned > 0 &&
        `${formatNumber(numbers.planned)} of them ${plural(numbers.planned, { one: 'was', other: 'were' })} to be shown from a later day.`,
      numbers.shown > 0 && `${reports(numbers.shown)} ${are(numbers.shown)} released already.`,
      numbers.missing > 0 &&
        `${students(numbers.missing)} ${plural(numbers.missing, { one: 'has', other: 'have' })} none.`,
    ]
      .filter(Boolean)
      .join(' '),
  willReleaseOne: 'The student and the family can then read the report.',
  when: 'From when?',
  atOnce: 'At once',
  fromDay: 'From a day',
  fromDayHint: 'At the school, from its midnight on',
  day: 'Day',
  chooseDay: 'Choose the day.',
  released: ({ number, day, gone }: { number: number; day: string; gone: number }) =>
    [
      day === '' ? `${reports(number)} released` : `${reports(number)} released from ${day}`,
      gone > 0 && `${reports(gone)} deleted meanwhile`,
    ]
      .filter(Boolean)
      .join('. '),
  gone: 'The report was deleted meanwhile: there is nothing to release.',

  willTakeBack: ({ grade, unread, read }: { grade: string; unread: number; read: number }) =>
    [
      `Takes back ${reports(unread)} of ${grade === '' ? 'all classes' : `class ${grade}`}, so that only staff read them.`,
      read > 0 && `${reports(read)} may have been read and ${plural(read, { one: 'stays', other: 'stay' })}.`,
    ]
      .filter(Boolean)
      .join(' '),
  willTakeBackOne: 'Only staff can then read the report. If it is read before you press, it stays.',
  takenBack: ({ number, read }: { number: number; read: number }) =>
    read > 0 ? `${reports(number)} taken back. Read already: ${formatNumber(read)}` : `${reports(number)} taken back`,

  /** One report. */
  one: {
    waiting: 'Not released: only staff can read this report.',
    planned: ({ day }: { day: string }) => `Released from ${day}: until then only staff can read this report.`,
    unread: 'Released. The student and the family have not read it yet.',
    read: 'Released, and read or shown before this was noted: it can no longer be taken back.',
  },
  /** The report of a student in a list, beside its condition. */
  listed: {
    waiting: ({ condition }: { condition: string }) => `${condition} (not released)`,
    planned: ({ condition, day }: Record<'condition' | 'day', string>) => `${condition} (from ${day})`,
  },
  /** On the dashboard. */
  due: {
    heading: ({ number }: { number: number }) => `${reports(number)} ${are(number)} not released`,
    text: 'Students and families cannot read them yet. Once their school year has ended, each is released on its own page.',
    show: 'Release reports',
  },
}
